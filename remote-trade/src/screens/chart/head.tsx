/** Back, which symbol, whether it is a favourite. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { isClosed, pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { Pair } from '@shared/ui/price-row'
import { ChevronDown, ChevronLeft, Moon } from 'lucide-react'
import { useTicker } from 'shell/market-feed'
import { back, usePlace } from 'shell/navigation'
import { useLateSheet } from 'shell/screen'
import { Star } from '../../parts/quotes/star.tsx'
import css from './chart.module.css'

const load = () => import(/* webpackChunkName: "chart-later" */ '../../parts/quotes/symbol-picker.tsx')

export function Head({ symbol, info }: { symbol: string; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const pair = info ? pairOf(info) : symbol
  const { setQuery } = usePlace(to.chart)
  const picker = useLateSheet<true, Awaited<ReturnType<typeof load>>>(load)
  return (
    <header className={css.head}>
      <IconButton icon={ChevronLeft} label={t`Back`} onClick={back} />
      <h1 className={css.title}>
        <button
          type="button"
          className={css.pair}
          aria-haspopup="dialog"
          aria-label={t`${pair}, choose another pair`}
          onClick={() => void picker.show(true)}
        >
          {info ? <Pair base={info.baseCurrency} quote={info.quoteCurrency} /> : symbol}
          <Icon of={ChevronDown} size={18} />
        </button>
      </h1>
      <Closed symbol={symbol} />
      {info && <Star symbol={symbol} pair={pair} />}
      {picker.draw(({ SymbolPicker }, _, { key, ...frame }) => (
        <SymbolPicker key={key} value={symbol} onPick={next => setQuery({ symbol: next })} {...frame} />
      ))}
    </header>
  )
}

function Closed({ symbol }: { symbol: string }) {
  return (
    isClosed(useTicker(symbol)) && (
      <Badge>
        <Icon of={Moon} size={16} />
        <Trans>Market closed</Trans>
      </Badge>
    )
  )
}
