/** Live chat about an order: nothing of it is drawn where there is none. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { IconButton } from '@shared/ui/icon-button'
import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLiveChat } from 'shell/navigation'

/** In a title bar. @param order its number, so that whoever answers knows it */
export function ChatButton({ order }: { order?: string | undefined }) {
  const { t } = useLingui()
  const chat = useLiveChat(order)
  return chat && <IconButton icon={Headset} label={t`Live chat`} href={chat} />
}

/** @param children why one would */
export function ChatBanner({ order, children }: { order: string; children: ReactNode }) {
  const chat = useLiveChat(order)
  return (
    chat && (
      <Banner icon={Headset} title={<Trans>Live chat</Trans>} href={chat}>
        {children}
      </Banner>
    )
  )
}
