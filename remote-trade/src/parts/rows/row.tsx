/** One symbol: star, icon, pair, name, its day in a line, price, change. A press opens its chart. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { isClosed, pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatCompact, wayOfRate } from '@shared/format/number'
import { big } from '@shared/money/big'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { DayLine, PriceRow } from '@shared/ui/price-row'
import { Sparkline } from '@shared/ui/sparkline'
import { Ellipsis, Moon } from 'lucide-react'
import { memo, useRef } from 'react'
import { useLanguage } from 'shell/i18n'
import type { Ticker } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { LiveChange, LivePrice, useQuote } from '../quotes/cells.tsx'
import { openingOf } from '../quotes/opening.ts'
import { Star } from '../quotes/star.tsx'
import { useSeen } from '../quotes/use-seen.ts'
import css from './rows.module.css'

type Props = {
  info: SymbolInfo
  spark: readonly string[] | undefined
  volumes: boolean
  onOpen: ((symbol: string) => void) | undefined
  onMore(info: SymbolInfo): Promise<void>
}

export const Row = memo(function Row({ info, spark, volumes, onOpen, onMore }: Props) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  const { symbol, name, baseCurrency: base, quoteCurrency: quote } = info
  const of = { symbol, seen: useSeen(row) }
  const chart = useWay(to.chart({ symbol }))
  const pair = pairOf(info)
  return (
    <li ref={row} className={css.row}>
      <Star symbol={symbol} pair={pair} size={18} />
      <PriceRow
        {...{ base, quote }}
        inset
        href={chart}
        onClick={() => onOpen?.(symbol)}
        note={volumes ? <Volume {...of} /> : name}
        middle={<Middle {...of} spark={spark} />}
        price={<LivePrice {...of} places={info.pricePrecision} />}
        change={<LiveChange {...of} />}
      />
      <IconButton icon={Ellipsis} size={18} label={t`More options for ${pair}`} onClick={() => void onMore(info)} />
    </li>
  )
})

type Of = { symbol: string; seen: boolean }

function Volume(of: Of) {
  const { bcp47 } = useLanguage()
  const volume = formatCompact(bcp47, useQuote(of)?.turnover24h)
  return <Trans>Vol {volume}</Trans>
}

/** The price that the day's change counts from: the line and the figure beside it then tell the same. */
const beginningOf = ({ price, change }: Ticker) => (change ? big(price).minus(big(change)).toString() : undefined)

/** The day in a line; of a closed market when it opens. */
function Middle({ spark, ...of }: Of & { spark: Props['spark'] }) {
  const { bcp47 } = useLanguage()
  const quote = useQuote(of)
  if (!isClosed(quote))
    return (
      <DayLine>
        {spark && quote && <Sparkline values={spark} open={beginningOf(quote)} way={wayOfRate(quote.changeRate)} />}
      </DayLine>
    )
  return (
    <span className={css.closed}>
      <Icon of={Moon} size={16} />
      <span className="visually-hidden">
        <Trans>Market closed</Trans>
      </span>
      {openingOf(bcp47, quote)}
    </span>
  )
}
