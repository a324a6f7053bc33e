/** What comes next of an order, and when; or how it ended. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates } from '@shared/contract/codes'
import { formatLength } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { OwnWords } from '@shared/ui/own-words'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { renew } from './orders.api.ts'
import { isBond, nextAt } from './orders.model.ts'
import css from './orders.module.css'

const { notStarted, running, ended, frozen } = productOrderStates

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Beyond it nobody counts seconds. */
const LONG = 48 * HOUR

/** Counted down by the server's clock; days away in days. */
export function Until({ at }: { at: number }) {
  const { bcp47 } = useLanguage()
  const left = at - serverNow()
  if (left > LONG) return formatLength(bcp47, Math.ceil(left / DAY), 'day')
  return <Countdown key={at} until={at} now={serverNow} onEnd={renew} />
}

type Props = { of: ProductOrder }

function Coming({ of }: Props) {
  const at = nextAt(of)
  const until = at !== null && <Until at={at} />
  if (of.status === notStarted) {
    if (!until) return <Trans>Starts when the bond is sold out</Trans>
    return isBond(of) ? <Trans>Starts in {until} at the latest</Trans> : <Trans>Starts in {until}</Trans>
  }
  return until && <Trans>Next income in {until}</Trans>
}

const Over = ({ of: { status, endReason, endTime } }: Props) => {
  const time = endTime && formatRecordTime(endTime)
  if (status !== ended) return time && <Trans>Cancelled on {time}</Trans>
  return endReason === 'redeemed' ? <Trans>Redeemed early on {time}</Trans> : <Trans>Matured on {time}</Trans>
}

/** Why, and that nothing of it is lost. */
const Stopped = ({ of: { freezeReason, ownWords } }: Props) => (
  <span className={css.reason}>
    {freezeReason && (
      <>
        <OwnWords text={freezeReason} own={ownWords} />{' '}
      </>
    )}
    <Trans>Your remaining days are kept</Trans>
  </span>
)

export function Next({ of }: Props) {
  const { status, remainingDays } = of
  if (status === frozen) return <Stopped of={of} />
  if (status !== running && status !== notStarted) return <Over of={of} />
  return (
    <>
      <span>
        <Coming of={of} />
      </span>
      {status === running && (
        <span>
          <Plural value={remainingDays} one="# day left" other="# days left" />
        </span>
      )}
    </>
  )
}
