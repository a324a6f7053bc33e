/** Back, which symbol, whether it is a favourite. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { isClosed, pairOf } from '@shared/contract/symbols'
import { Badge } from '@shared/ui/badge'
import { Icon } from '@shared/ui/icon'
import { IconButton } from '@shared/ui/icon-button'
import { Pair } from '@shared/ui/price-row'
import { ChevronDown, ChevronLeft, Moon } from 'lucide-react'
import { useState } from 'react'
import { useTicker } from 'shell/market-feed'
import { back, setQuery } from 'shell/navigation'
import { Star } from '../../parts/quotes/star.tsx'
import { useLater } from '../../parts/use-later.ts'
import css from './chart.module.css'
import { loadLater } from './load-later.ts'

export function Head({ symbol, info }: { symbol: string; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const pair = info ? pairOf(info) : symbol
  const [picking, setPicking] = useState(false)
  const { parts, bring } = useLater(loadLater)
  const pick = async () => {
    if (await bring()) setPicking(true)
  }
  return (
    <header className={css.head}>
      <IconButton icon={ChevronLeft} label={t`Back`} onClick={back} />
      <h1 className={css.title}>
        <button
          type="button"
          className={css.pair}
          aria-haspopup="dialog"
          aria-label={t`${pair}, choose another pair`}
          onClick={() => void pick()}
        >
          {info ? <Pair base={info.baseCurrency} quote={info.quoteCurrency} /> : symbol}
          <Icon of={ChevronDown} size={18} />
        </button>
      </h1>
      <Closed symbol={symbol} />
      {info && <Star symbol={symbol} pair={pair} />}
      {parts && (
        <parts.SymbolPicker
          open={picking}
          onClose={() => setPicking(false)}
          value={symbol}
          onPick={next => setQuery({ symbol: next })}
        />
      )}
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
