/** Until when a bond can be bought, or from when, by the server's clock. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import { productListCall } from '@shared/contract/calls/invest'
import { productStates } from '@shared/contract/codes'
import { formatDuration } from '@shared/format/duration'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { changed } from 'shell/query'

const MINUTE = 60_000
/** Beyond it nobody counts seconds. */
const LONG = 48 * 60 * MINUTE

/** By then it has another state. */
const renew = () => changed(productListCall.reads)

function Until({ moment }: { moment: string }) {
  const { bcp47 } = useLanguage()
  const at = fromServerTime(moment)
  const left = at - serverNow()
  if (left > LONG) return formatDuration(bcp47, left / MINUTE)
  return <Countdown until={at} now={serverNow} onEnd={renew} />
}

/** Where the operator closed it before its time, that lies ahead: then it says nothing. */
function Ended({ at }: { at: string }) {
  const ended = formatRecordTime(at)
  return fromServerTime(at) <= serverNow() && <Trans>Offer closed {ended}</Trans>
}

/** Nothing where there is nothing to wait for. */
export function When({ of }: { of: Pick<Product, 'status' | 'saleStart' | 'saleEnd'> }) {
  const { status, saleStart, saleEnd } = of
  if (status === productStates.coming) {
    const until = <Until moment={saleStart} />
    return <Trans>Opens in {until}</Trans>
  }
  if (!saleEnd || status === productStates.soldOut) return null
  if (status === productStates.closed) return <Ended at={saleEnd} />
  const until = <Until moment={saleEnd} />
  return <Trans>Offer closes in {until}</Trans>
}
