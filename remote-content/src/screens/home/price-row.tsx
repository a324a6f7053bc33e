/** One symbol: its sign, its pair, its day in a line, its price. A press opens its chart. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatCompact, formatDecimal, formatPercent } from '@shared/format/number'
import { AssetMark } from '@shared/ui/asset-mark'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { PriceCell } from '@shared/ui/price-cell'
import { Sparkline } from '@shared/ui/sparkline'
import { Moon } from 'lucide-react'
import { memo } from 'react'
import { useLanguage } from 'shell/i18n'
import type { Ticker } from 'shell/market-feed'
import { hasRoute } from 'shell/navigation'
import { dayOpenOf, isClosed, pairOf, placesOf, wayOf } from './home.model.ts'
import css from './price-row.module.css'

/** The row in a sentence: figures in columns say nothing to whoever cannot see the columns. */
function useSentence(ticker: Ticker): string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { base, quote } = pairOf(ticker)
  const pair = quote ? `${base}/${quote}` : base
  const price = formatDecimal(bcp47, ticker.price, { places: placesOf(ticker) })
  if (isClosed(ticker)) return t`${pair} ${price}, market closed`
  const percent = formatPercent(bcp47, (ticker.changeRate ?? '0').replace('-', ''))
  const way = wayOf(ticker)
  if (way > 0) return t`${pair} ${price}, up ${percent} in 24 hours`
  return way < 0 ? t`${pair} ${price}, down ${percent} in 24 hours` : t`${pair} ${price}, unchanged in 24 hours`
}

function Pair({ ticker }: { ticker: Ticker }) {
  const { base, quote } = pairOf(ticker)
  return (
    <span className={css.pair}>
      <b>{base}</b>
      {quote && <span className={css.quote}>/{quote}</span>}
      {isClosed(ticker) && <Icon of={Moon} size={16} />}
    </span>
  )
}

function Note({ ticker: { turnover24h, name } }: { ticker: Ticker }) {
  const { bcp47 } = useLanguage()
  const volume = formatCompact(bcp47, turnover24h)
  return <span className={css.note}>{turnover24h ? <Trans>Vol {volume}</Trans> : name}</span>
}

const Rate = memo(Change)

/** Drawn anew only when its own ticker is another. */
export const PriceRow = memo(function PriceRow({ ticker }: { ticker: Ticker }) {
  const sentence = useSentence(ticker)
  const { symbol, baseCurrency, spark, price, changeRate } = ticker
  const href = hasRoute('/kline') ? `#/kline?symbol=${symbol}` : undefined
  return (
    <li className={css.row}>
      <a className={css.link} href={href}>
        <span className="visually-hidden">{sentence}</span>
        <AssetMark symbol={baseCurrency ?? symbol} />
        <span className={css.body} aria-hidden="true">
          <span className={css.text}>
            <Pair ticker={ticker} />
            <Note ticker={ticker} />
          </span>
          <span className={css.day}>{spark && <Sparkline values={spark} open={dayOpenOf(ticker)} />}</span>
          <span className={css.end}>
            <PriceCell price={price} places={placesOf(ticker)} />
            <Rate rate={changeRate ?? null} />
          </span>
        </span>
      </a>
    </li>
  )
})
