import { Moon } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { AssetMark } from '../asset-mark/index.tsx'
import { Icon } from '../icon/index.tsx'
import css from './index.module.css'

export interface PairProps {
  base: string
  /** The money it is priced in; absent of what stands for itself. */
  quote?: string | null | undefined
}

/** "BTC/USDT", the asset before the money it is priced in. */
export const Pair = ({ base, quote }: PairProps) => (
  <span className={css.pair} translate="no">
    <b>{base}</b>
    {quote && <span className={css.quote}>/{quote}</span>}
  </span>
)

export interface PriceRowProps extends PairProps {
  note: ReactNode
  /** The day in a line, or when the market opens. */
  middle: ReactNode
  price: ReactNode
  change: ReactNode
  href: string | undefined
  onClick?: MouseEventHandler | undefined
  /** A moon beside the pair. */
  closed?: boolean | undefined
  /** The row in a sentence, in place of figures in columns for whoever cannot see the columns. */
  sentence?: string | undefined
  /** Between buttons: no gutter of its own, and a smaller line. */
  inset?: boolean | undefined
}

/** What stands in a list of prices, for an `<li>`: mark, pair and note, the day, the price and its change. */
export function PriceRow({ base, href, onClick, sentence, inset, ...cells }: PriceRowProps) {
  return (
    <a className={css.link} href={href} onClick={onClick} data-inset={inset || undefined}>
      {sentence && <span className="visually-hidden">{sentence}</span>}
      <AssetMark symbol={base} />
      <Cells base={base} hidden={sentence !== undefined} {...cells} />
    </a>
  )
}

type CellsProps = Pick<PriceRowProps, 'base' | 'quote' | 'closed' | 'note' | 'middle' | 'price' | 'change'> & {
  hidden: boolean
}

const Cells = ({ base, quote, closed, note, middle, price, change, hidden }: CellsProps) => (
  <span className={css.body} aria-hidden={hidden || undefined}>
    <span className={css.text}>
      <span className={css.name}>
        <Pair base={base} quote={quote} />
        {closed && <Icon of={Moon} size={16} />}
      </span>
      <span className={css.note}>{note}</span>
    </span>
    {middle}
    <span className={css.end}>
      {price}
      {change}
    </span>
  </span>
)

/** The day's line in a row: it needs its whole width or goes. */
export const DayLine = ({ children }: { children: ReactNode }) => <span className={css.day}>{children}</span>
