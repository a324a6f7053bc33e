/** Which pair, what it costs now, how it moved; the ways to another pair and to its chart. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { isClosed, pairOf } from '@shared/contract/symbols'
import { wayOfRate } from '@shared/format/number'
import { Change } from '@shared/ui/change'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { LiveDot } from '@shared/ui/live-dot'
import { PriceCell } from '@shared/ui/price-cell'
import { ChartCandlestick, ChevronDown, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePriceAge, useTicker } from 'shell/market-feed'
import { useLateSheet } from 'shell/screen'
import { useChartWay } from '../../parts/account/use-chart-way.ts'
import { usePriceGate } from '../../parts/price/price-gate.ts'
import { Star } from '../../parts/quotes/star.tsx'
import { useGateWords } from '../../parts/words/words.ts'
import css from './contract.module.css'

const load = () => import(/* webpackChunkName: "contract-later" */ '../../parts/quotes/symbol-picker.tsx')

type Props = {
  info: SymbolInfo
  /** Beside how old the price is. */
  note?: ReactNode
  only(info: SymbolInfo): boolean
  onPick(symbol: string): void
}

/** "Live, 1 s", or why it is not. */
function Freshness({ info, note }: Pick<Props, 'info' | 'note'>) {
  const gate = usePriceGate(info.symbol)
  const words = useGateWords()(gate)
  const age = Math.floor(usePriceAge(info.symbol) / 1000)
  return (
    <span className={css.fresh} data-closed={gate.state === 'closed' || undefined}>
      {gate.state === 'closed' ? <Icon of={Moon} size={16} /> : <LiveDot live={gate.state === 'open'} />}
      <span className={css.said}>
        <span>{words ?? <Trans>Live, {age} s</Trans>}</span>
        {note}
      </span>
    </span>
  )
}

/** Of a closed market only the price: that it is closed, and until when, stands in a line below. */
function Price({ info }: { info: SymbolInfo }) {
  const ticker = useTicker(info.symbol)
  const gate = usePriceGate(info.symbol)
  const rate = ticker?.changeRate
  const way = gate.state === 'open' ? wayOfRate(rate) : 'flat'
  const age = gate.state === 'stale' ? gate.seconds : undefined
  return (
    <span className={css.price}>
      <span className={`title-2 ${css.figure}`} data-way={way}>
        <PriceCell price={ticker?.price} places={info.pricePrecision} age={age} quiet />
      </span>
      {!isClosed(ticker) && (
        <span className="micro">
          <Change rate={rate ?? null} />
        </span>
      )}
    </span>
  )
}

export function PairHeader({ info, note, only, onPick }: Props) {
  const { t } = useLingui()
  const picker = useLateSheet<true, Awaited<ReturnType<typeof load>>>(load)
  const pair = pairOf(info)
  const chart = useChartWay(info.symbol)
  return (
    <header className={css.pair}>
      <div className={css.which}>
        <h1 className="title-2">
          <button
            type="button"
            className={css.pick}
            aria-haspopup="dialog"
            aria-label={t`${pair}, choose another pair`}
            onClick={() => void picker.show(true)}
          >
            {pair}
            <Icon of={ChevronDown} size={18} />
          </button>
        </h1>
        <Freshness info={info} note={note} />
      </div>
      <Price info={info} />
      <div className={css.ways}>
        <Star symbol={info.symbol} pair={pair} />
        {chart && <IconButton icon={ChartCandlestick} label={t`Chart`} href={chart} />}
      </div>
      {picker.draw(({ SymbolPicker }, _, { key, ...frame }) => (
        <SymbolPicker key={key} only={only} value={info.symbol} onPick={onPick} {...frame} />
      ))}
    </header>
  )
}
