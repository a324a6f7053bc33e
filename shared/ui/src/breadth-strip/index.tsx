import { useLingui } from '@lingui/react/macro'
import { formatCount, formatPercent } from '@shared/format/number'
import { compare } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import type { CSSProperties, ReactNode } from 'react'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'

/** How many symbols changed by `from` to `to`, as fractions; the outermost are open at one end. */
export interface Bin {
  from?: Decimal | null | undefined
  to?: Decimal | null | undefined
  count: number
}

export interface BreadthStripProps {
  /** From the deepest fall to the highest rise. */
  bins: readonly Bin[]
  rise: number
  flat: number
  fall: number
  /** At the end of the line of counts: "Distribution ›". */
  mark?: ReactNode
  /** Makes each column a choice. */
  onPick?: ((index: number) => void) | undefined
  picked?: number | undefined
}

type Way = 'rise' | 'flat' | 'fall'

function wayOf({ from, to }: Bin): Way {
  if (!from || !to) return from ? 'rise' : 'fall'
  if (compare(to, '0') <= 0 && compare(from, '0') < 0) return 'fall'
  return compare(from, to) === 0 ? 'flat' : 'rise'
}

/** How the whole market stands: a column for each reach of the day's change, from fall to rise, and the counts in words. */
export function BreadthStrip({ bins, mark, onPick, picked, ...counts }: BreadthStripProps) {
  const most = Math.max(1, ...bins.map(bin => bin.count))
  const columns = bins.map((bin, index) => ({
    key: `${bin.from} ${bin.to}`,
    way: wayOf(bin),
    bin,
    height: bin.count === 0 ? 0 : Math.max(0.05, bin.count / most),
    picked: picked === undefined ? undefined : picked === index,
    onPick: onPick && (() => onPick(index)),
  }))
  return (
    <div className={css.strip} data-picks={onPick !== undefined || undefined}>
      <Counts {...counts} mark={mark} />
      <div className={css.columns}>
        {columns.map(({ key, ...column }) => (
          <Column key={key} {...column} />
        ))}
      </div>
      <Axis bins={bins} />
    </div>
  )
}

function Counts({ rise, flat, fall, mark }: Pick<BreadthStripProps, 'rise' | 'flat' | 'fall' | 'mark'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const [up, level, down] = [rise, flat, fall].map(count => formatCount(locale, count))
  return (
    <div className={css.counts}>
      <span className={css.count} data-way="rise">{t`${up} rising`}</span>
      <span className={css.count} data-way="flat">{t`${level} flat`}</span>
      <span className={css.count} data-way="fall">{t`${down} falling`}</span>
      <span className={css.mark}>{mark}</span>
    </div>
  )
}

function useReach() {
  const { t } = useLingui()
  const locale = useLocale()
  const percent = (rate: Decimal) => formatPercent(locale, rate, { places: 0, sign: true })
  return ({ from, to }: Bin) => {
    if (from && to) return compare(from, to) === 0 ? percent(from) : t`${percent(from)} to ${percent(to)}`
    return from ? t`${percent(from)} and more` : t`${percent(to ?? '0')} and less`
  }
}

interface ColumnProps {
  bin: Bin
  way: Way
  height: number
  picked: boolean | undefined
  onPick: (() => void) | undefined
}

function Column({ bin, way, height, picked, onPick }: ColumnProps) {
  const locale = useLocale()
  const reach = useReach()
  const bar = <i className={css.bar} data-way={way} style={{ '--height': height } as CSSProperties} />
  if (onPick === undefined) return <span aria-hidden="true">{bar}</span>
  return (
    <button type="button" className={css.column} aria-pressed={picked ?? false} onClick={onPick}>
      <span className="visually-hidden">{reach(bin)}: </span>
      <span className={`num ${css.figure}`}>{formatCount(locale, bin.count)}</span>
      {bar}
    </button>
  )
}

/** The open ends and the middle of what is drawn above. */
function Axis({ bins }: { bins: readonly Bin[] }) {
  const locale = useLocale()
  const ends = [bins[0]?.to, '0', bins.at(-1)?.from]
  return (
    <div className={css.axis} aria-hidden="true">
      {ends.map(end => end && <span key={end}>{formatPercent(locale, end, { places: 0, sign: true })}</span>)}
    </div>
  )
}
