/** How long it takes while it is under review, and what to do where it takes longer. */
import { Trans } from '@lingui/react/macro'
import type { Recharge, Withdrawal } from '@shared/contract/calls/wallet'
import { formatDuration } from '@shared/format/duration'
import { Banner } from '@shared/ui/banner'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { ChatBanner } from '../../parts/live-chat.tsx'
import { isFinal, isLate } from '../../parts/payment.ts'
import css from './payment-result.module.css'

type Reviewed = Pick<Recharge | Withdrawal, 'id' | 'status' | 'failReason' | 'minutes' | 'steps' | 'createTime'>

export const Note = ({ children }: { children: ReactNode }) => <p className={css.note}>{children}</p>

function useUsual({ minutes }: Reviewed): string | undefined {
  const { bcp47 } = useLanguage()
  return minutes == null ? undefined : formatDuration(bcp47, minutes)
}

/** In the head; once it is late the banner says more. */
export function Usual({ order }: { order: Reviewed }) {
  const usual = useUsual(order)
  if (!usual || isFinal(order) || isLate(order, serverNow())) return null
  return (
    <Note>
      <Trans>Usually takes {usual}. You can leave this page.</Trans>
    </Note>
  )
}

/** While it is under review, or was never paid: somebody to ask; where it is late, what that means. */
export function Waiting({ order }: { order: Reviewed }) {
  const usual = useUsual(order)
  if (isFinal(order) && order.failReason !== 'expired') return null
  return (
    <>
      {isLate(order, serverNow()) && (
        <Banner kind="wait" title={<Trans>Taking longer than usual</Trans>}>
          <Trans>
            It usually takes {usual}. Your request is still open: the result appears here and in your notifications.
          </Trans>
        </Banner>
      )}
      <ChatBanner order={order.id}>
        <Trans>Questions about this payment?</Trans>
      </ChatBanner>
    </>
  )
}
