/** The price, how far it moved, and its day. */

import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { isClosed } from '@shared/contract/symbols'
import { formatCompact } from '@shared/format/number'
import { Change } from '@shared/ui/change'
import { PriceCell } from '@shared/ui/price-cell'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { staleMs, type Ticker, usePriceAge, useTicker } from 'shell/market-feed'
import { openingOf } from '../../parts/quotes/opening.ts'
import { useFigures } from '../../parts/words/figures.ts'
import css from './chart.module.css'

export function Figures({ info }: { info: SymbolInfo }) {
  const ticker = useTicker(info.symbol)
  const places = info.pricePrecision
  return (
    <section className={css.figures}>
      <div className={css.now}>
        <p className={css.price} data-way={wayOf(ticker)}>
          <PriceCell price={ticker?.price} places={places} age={useOldAge(info.symbol, ticker)} />
        </p>
        <p className={css.change}>
          <Change amount={ticker?.change ?? null} rate={ticker?.changeRate ?? null} places={places} />
        </p>
        <Opening ticker={ticker} />
      </div>
      <Day info={info} ticker={ticker} />
    </section>
  )
}

const wayOf = (ticker: Ticker | null): 'rise' | 'fall' | undefined => {
  if (!ticker?.change || !/[1-9]/.test(ticker.change)) return undefined
  return ticker.change.startsWith('-') ? 'fall' : 'rise'
}

/** In seconds, once an open market's price is old; told anew each second. */
function useOldAge(symbol: string, ticker: Ticker | null): number | undefined {
  const age = usePriceAge(symbol)
  return ticker && !isClosed(ticker) && age > staleMs() ? Math.floor(age / 1000) : undefined
}

function Opening({ ticker }: { ticker: Ticker | null }) {
  const { bcp47 } = useLanguage()
  const time = openingOf(bcp47, ticker)
  return (
    time && (
      <p className={css.opening}>
        <Trans>Opens {time}</Trans>
      </p>
    )
  )
}

function Day({ info, ticker }: { info: SymbolInfo; ticker: Ticker | null }) {
  const { bcp47 } = useLanguage()
  const { price } = useFigures()
  const places = info.pricePrecision
  const unit = info.baseCurrency
  return (
    <dl className={css.day}>
      <Figure name={<Trans>24h high</Trans>}>{price(ticker?.high24h, places)}</Figure>
      <Figure name={<Trans>24h low</Trans>}>{price(ticker?.low24h, places)}</Figure>
      <Figure name={<Trans>Vol {unit}</Trans>}>{formatCompact(bcp47, ticker?.volume24h)}</Figure>
    </dl>
  )
}

const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css.figure}>
    <dt>{name}</dt>
    <dd className="num" translate="no">
      {children}
    </dd>
  </div>
)
