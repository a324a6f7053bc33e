import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money/decimal'
import { memo, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PRICE_FLASH } from '../motion.ts'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

export interface PriceCellProps {
  /** Absent: "--". */
  price: Decimal | null | undefined
  places: number
  /** Seconds since it was made, given once it is old: the figure steps back and its age stands beside it. */
  age?: number | undefined
  /** The age stands elsewhere in sight: the figure only steps back. */
  quiet?: boolean
}

interface Seen {
  price: PriceCellProps['price']
  way?: 'rise' | 'fall'
}

/** A float is exact enough for a way, and exact decimals would come with every first picture. */
function next(seen: Seen, price: Seen['price']): Seen {
  const way = price && seen.price ? Number(price) - Number(seen.price) : 0
  return { price, ...(way !== 0 && { way: way > 0 ? 'rise' : 'fall' }) }
}

/** Faded after 0.7 s, but longer than the second after which the next price begins it anew: an end costs frames. */
const FLASH = { duration: PRICE_FLASH, pseudoElement: '::before' }
const fading = { opacity: [1, 0, 0], offset: [0, 0.5, 1] }

/**
 * Only opacity changes: the compositor fades hundreds of cells by itself. By script, since a style sheet's animation tells the
 * page when it starts and when it ends, and React hears of each: half of what a list of ticking prices cost. One for the
 * life of a cell, wound back for each price.
 */
function useFlash(cell: RefObject<HTMLElement | null>, seen: Seen, old: boolean): void {
  const made = useRef<Animation>(undefined)
  const flash = useEffectEvent(() => {
    if (!seen.way || old || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    made.current ??= cell.current?.animate?.(fading, FLASH)
    if (!made.current) return
    made.current.currentTime = 0
    made.current.play()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each price seen is one flash
  useLayoutEffect(() => flash(), [seen])
}

/** A live price: its digits change at once, a soft fill behind them tells the way and fades. Redraws nothing but itself. */
export const PriceCell = memo(function PriceCell({ price, places, age, quiet = false }: PriceCellProps) {
  const locale = useLocale()
  const cell = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState<Seen>({ price })
  if (price !== seen.price) setSeen(next(seen, price))
  const old = age !== undefined
  useFlash(cell, seen, old)
  return (
    <span ref={cell} className={`num ${css.price}`} translate="no" data-way={old ? undefined : seen.way} data-old={old}>
      {formatDecimal(locale, price, { places })}
      {old && !quiet && (
        <span className={css.age}>
          {' · '}
          <Trans>{age} s</Trans>
        </span>
      )}
    </span>
  )
})
