import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { compare } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import { memo, useState } from 'react'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface PriceCellProps {
  /** Absent: "--". */
  price: Decimal | null | undefined
  places: number
  /** Seconds since it was made, given once it is old: the figure steps back and its age stands beside it. */
  age?: number | undefined
}

interface Seen {
  price: PriceCellProps['price']
  way?: 'rise' | 'fall'
  /** Two beats take turns: the same animation under another name starts again without a new element. */
  beat: number
}

function next(seen: Seen, price: Seen['price']): Seen {
  const way = price && seen.price ? compare(price, seen.price) : 0
  return { price, beat: 1 - seen.beat, ...(way !== 0 && { way: way > 0 ? 'rise' : 'fall' }) }
}

/** A live price: its digits change at once, a soft fill behind them tells the way and fades. Redraws nothing but itself. */
export const PriceCell = memo(function PriceCell({ price, places, age }: PriceCellProps) {
  const locale = useLocale()
  const [seen, setSeen] = useState<Seen>({ price, beat: 0 })
  if (price !== seen.price) setSeen(next(seen, price))
  const old = age !== undefined
  return (
    <span className={`num ${css.price}`} data-way={old ? undefined : seen.way} data-beat={seen.beat} data-old={old}>
      {formatDecimal(locale, price, { places })}
      {old && (
        <span className={css.age}>
          {' · '}
          <Trans>{age} s</Trans>
        </span>
      )}
    </span>
  )
})
