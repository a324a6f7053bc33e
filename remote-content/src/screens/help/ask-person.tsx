/** Where no article helps; nothing where there is no chat. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Headset } from 'lucide-react'
import { useLiveChat } from 'shell/navigation'

export function AskPerson() {
  const chat = useLiveChat()
  if (!chat) return null
  return (
    <Button wide icon={Headset} href={chat}>
      <Trans>Still need help? Live chat</Trans>
    </Button>
  )
}
