/** One symbol of a list of Home. A press opens its chart. */
import { Trans, useLingui } from '@lingui/react/macro'
import { isClosed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatCompact, formatDecimal, formatPercent, wayOfRate } from '@shared/format/number'
import { Change } from '@shared/ui/change'
import { PriceCell } from '@shared/ui/price-cell'
import { DayLine, PriceRow } from '@shared/ui/price-row'
import { Sparkline } from '@shared/ui/sparkline'
import { memo } from 'react'
import { useLanguage } from 'shell/i18n'
import type { Ticker } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { dayOpenOf, namesOf, placesOf, wayOf } from './home.model.ts'
import css from './home.module.css'

/** The row in a sentence: figures in columns say nothing to whoever cannot see the columns. */
function useSentence(ticker: Ticker): string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { base, quote } = namesOf(ticker)
  const pair = quote ? `${base}/${quote}` : base
  const price = formatDecimal(bcp47, ticker.price, { places: placesOf(ticker) })
  if (isClosed(ticker)) return t`${pair} ${price}, market closed`
  const percent = formatPercent(bcp47, (ticker.changeRate ?? '0').replace('-', ''))
  const way = wayOf(ticker)
  if (way > 0) return t`${pair} ${price}, up ${percent} in 24 hours`
  return way < 0 ? t`${pair} ${price}, down ${percent} in 24 hours` : t`${pair} ${price}, unchanged in 24 hours`
}

function Note({ ticker: { turnover24h, name } }: { ticker: Ticker }) {
  const { bcp47 } = useLanguage()
  const volume = formatCompact(bcp47, turnover24h)
  return turnover24h ? <Trans>Vol {volume}</Trans> : name
}

const Rate = memo(Change)

/** Drawn anew only when its own ticker is another. */
export const Row = memo(function Row({ ticker }: { ticker: Ticker }) {
  const { symbol, spark, price, changeRate } = ticker
  return (
    <li className={css.row}>
      <PriceRow
        {...namesOf(ticker)}
        href={useWay(to.chart({ symbol }))}
        sentence={useSentence(ticker)}
        closed={isClosed(ticker)}
        note={<Note ticker={ticker} />}
        middle={
          <DayLine>
            {spark && <Sparkline values={spark} open={dayOpenOf(ticker)} way={wayOfRate(changeRate)} />}
          </DayLine>
        }
        price={<PriceCell price={price} places={placesOf(ticker)} />}
        change={<Rate rate={changeRate ?? null} />}
      />
    </li>
  )
})
