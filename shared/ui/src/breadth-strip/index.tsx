import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@shared/format/languages'
import { formatCount, formatDecimal, formatPercent } from '@shared/format/number'
import { big, compare } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
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
  /** Makes each column a choice: by a press, or by a finger that is drawn across them, once for each that it comes to. */
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
  const drawn = useDrawn(onPick, picked)
  const most = Math.max(1, ...bins.map(bin => bin.count))
  const columns = bins.map((bin, index) => ({
    key: `${bin.from} ${bin.to}`,
    way: wayOf(bin),
    bin,
    height: bin.count === 0 ? 0 : Math.max(0.05, bin.count / most),
    picked: picked === undefined ? undefined : picked === index,
    does: drawn?.(index),
  }))
  return (
    <div className={css.strip} data-picks={onPick !== undefined || undefined}>
      <Counts {...counts} mark={mark} />
      <div className={css.columns}>
        {columns.map(({ key, ...column }) => (
          <Column key={key} {...column} />
        ))}
      </div>
      {onPick === undefined && <Axis bins={bins} />}
    </div>
  )
}

/** Columns are narrower than a finger: drawn across them, it chooses the one it is on, and its end is no press. */
function useDrawn(onPick: BreadthStripProps['onPick'], picked: number | undefined) {
  const across = useRef(false)
  return (
    onPick &&
    ((index: number) => ({
      onPointerDown({ currentTarget, pointerId }: PointerEvent) {
        across.current = false
        // a touch belongs to where it began: let go, it is told of the columns that it comes to
        if (currentTarget.hasPointerCapture?.(pointerId)) currentTarget.releasePointerCapture(pointerId)
      },
      onPointerEnter({ buttons }: PointerEvent) {
        if (buttons !== 1) return
        across.current = true
        if (index !== picked) onPick(index)
      },
      onClick({ detail }: { detail: number }) {
        if (detail === 0 || !across.current) onPick(index)
      },
    }))
  )
}

function Counts({ rise, flat, fall, mark }: Pick<BreadthStripProps, 'rise' | 'flat' | 'fall' | 'mark'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const [up, level, down] = [rise, flat, fall].map(count => formatCount(locale, count))
  return (
    <div className={css.counts} translate="no">
      <span className={css.count} data-way="rise">{t`${up} up`}</span>
      <span className={css.count} data-way="flat">{t`${level} unchanged`}</span>
      <span className={css.count} data-way="fall">{t`${down} down`}</span>
      <span className={css.mark}>{mark}</span>
    </div>
  )
}

/** What the changes of a column are, in words: "0% to +3%". */
export function useReach(): (bin: Bin) => string {
  const { t } = useLingui()
  const locale = useLocale()
  const percent = (rate: Decimal) => formatPercent(locale, rate, { places: 0, sign: true })
  return ({ from, to }: Bin) => {
    if (from && to) return compare(from, to) === 0 ? percent(from) : t`${percent(from)} to ${percent(to)}`
    return from ? t`${percent(from)} or more` : t`${percent(to ?? '0')} or less`
  }
}

/** The edge of a column that is nearer to nought, as short as nine of them need it: "≤−8", "−5", "<0", "0", ">0", "3", "≥8". */
function edgeOf(locale: Locale, { from, to }: Bin): string {
  const hundredths = (rate: Decimal) => formatDecimal(locale, big(rate).times('100').toString(), { places: 0 })
  if (!from || !to) return from ? `≥${hundredths(from)}` : `≤${hundredths(to ?? '0')}`
  if (compare(from, to) === 0) return hundredths(from)
  if (compare(to, '0') === 0) return '<0'
  return compare(from, '0') === 0 ? '>0' : hundredths(compare(from, '0') > 0 ? from : to)
}

interface ColumnProps {
  bin: Bin
  way: Way
  height: number
  picked: boolean | undefined
  does: ReturnType<NonNullable<ReturnType<typeof useDrawn>>> | undefined
}

function Column({ bin, way, height, picked, does }: ColumnProps) {
  const locale = useLocale()
  const reach = useReach()
  const bar = <i className={css.bar} data-way={way} style={{ '--height': height } as CSSProperties} />
  if (does === undefined) return <span aria-hidden="true">{bar}</span>
  return (
    <button type="button" className={css.column} aria-pressed={picked ?? false} {...does}>
      <span className="visually-hidden">{reach(bin)}: </span>
      <span className={`num ${css.figure}`} translate="no">
        {formatCount(locale, bin.count)}
      </span>
      {bar}
      <span className={`num ${css.edge}`} translate="no" aria-hidden="true">
        {edgeOf(locale, bin)}
      </span>
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
