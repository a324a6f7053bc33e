/** What a pledged coin costs, and whether that still comes. */
import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { formatMoment } from '@shared/format/short-time'
import { LiveDot } from '@shared/ui/live-dot'
import { useLanguage } from 'shell/i18n'
import { staleMs, usePriceAge, useTicker } from 'shell/market-feed'
import { usePrecisions } from '../../parts/loans/live.ts'
import { symbolOf } from '../../parts/loans/loan.model.ts'
import css from './loan-account.module.css'

export function CoinPrice({ coin }: { coin: string }) {
  const { bcp47 } = useLanguage()
  const symbol = symbolOf(coin)
  const ticker = useTicker(symbol)
  const stale = usePriceAge(symbol) > staleMs()
  const price = formatDecimal(bcp47, ticker?.price, { places: usePrecisions()(coin) })
  const time = ticker && formatMoment(bcp47, ticker.time)
  return (
    <span className={css.coin}>
      <LiveDot live={!stale} />
      <span className="num" translate="no">
        {coin} {price}
      </span>
      {stale && time && (
        <span className={css.since}>
          <Trans>As of {time}</Trans>
        </span>
      )}
    </span>
  )
}
