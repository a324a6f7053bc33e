/** Where no article helps; nothing where there is no chat. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Headset } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { hasFeature } from 'shell/transport'

export function AskPerson() {
  const chat = useWay(to.outlink({ kind: 'chat' }))
  if (!chat || !hasFeature('live-chat')) return null
  return (
    <Button wide icon={Headset} href={chat}>
      <Trans>Still need help? Live chat</Trans>
    </Button>
  )
}
