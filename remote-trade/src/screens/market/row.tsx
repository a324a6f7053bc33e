/** One symbol: star, icon, pair, name, its day in a line, price, change. A press opens its chart. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { formatCompact } from '@shared/format/number'
import { big } from '@shared/money/big'
import { AssetMark } from '@shared/ui/asset-mark'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { Sparkline } from '@shared/ui/sparkline'
import { Ellipsis, Moon } from 'lucide-react'
import { memo, useRef } from 'react'
import { useLanguage } from 'shell/i18n'
import type { Ticker } from 'shell/market-feed'
import { LiveChange, LivePrice, useQuote } from '../../parts/quotes/cells.tsx'
import { isClosed, openingOf } from '../../parts/quotes/opening.ts'
import { Pair } from '../../parts/quotes/pair.tsx'
import { Star } from '../../parts/quotes/star.tsx'
import { useSeen } from '../../parts/quotes/use-seen.ts'
import { pairOf } from '../../parts/symbols.ts'
import css from './market.module.css'

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
  const of = { symbol: info.symbol, seen: useSeen(row) }
  const pair = pairOf(info)
  return (
    <li ref={row} className={css.row}>
      <Star symbol={info.symbol} pair={pair} size={18} />
      <a className={css.link} href={`#/kline?symbol=${info.symbol}`} onClick={() => onOpen?.(info.symbol)}>
        <AssetMark symbol={info.baseCurrency} />
        <span className={css.body}>
          <span className={css.text}>
            <Pair of={info} />
            <span className={css.name}>{volumes ? <Volume {...of} /> : info.name}</span>
          </span>
          <Middle {...of} spark={spark} />
          <span className={css.end}>
            <LivePrice {...of} places={info.pricePrecision} />
            <LiveChange {...of} />
          </span>
        </span>
      </a>
      <IconButton icon={Ellipsis} size={18} label={t`More about ${pair}`} onClick={() => void onMore(info)} />
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
      <span className={css.middle}>{spark && quote && <Sparkline values={spark} open={beginningOf(quote)} />}</span>
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
