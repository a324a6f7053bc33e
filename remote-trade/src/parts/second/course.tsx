/** Where the price of a running second contract stands beside its entry, from there to the end of its time. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SecondOrder, SymbolInfo } from '@shared/contract'
import { candlesCall } from '@shared/contract/calls/trade'
import { big } from '@shared/money'
import { Change } from '@shared/ui/change'
import { useId, useMemo } from 'react'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'
import { useFigures } from '../words/figures.ts'
import { type Course, courseOf, type Met, metIn } from './course.model.ts'
import css from './course.module.css'
import { endOf } from './second.api.ts'

const WIDTH = 264
const HEIGHT = 96

/** What the exchange still tells of the time before: of its single prices it keeps the bars of minutes. */
function useBefore({ symbol, seconds }: SecondOrder): readonly Met[] {
  const limit = Math.ceil(seconds / 60) + 2
  const input = { symbol, period: '1m', limit } as const
  const { data } = useCall(candlesCall, input, { enabled: hasFeature('candles') })
  return useMemo(() => metIn(data?.bars ?? []), [data])
}

type Props = {
  row: SecondOrder
  info: SymbolInfo
  /** What the phone has seen of the symbol. */
  seen: readonly Met[]
  stale: boolean
}

/** Of one that has ended, the line reaches its exit. */
export function CourseLine({ row, info, seen, stale }: Props) {
  const { t } = useLingui()
  const { price } = useFigures()
  const before = useBefore(row)
  const { openTick, closeTick } = row
  const begin = { time: openTick.time, price: openTick.price }
  const exit = closeTick ? [{ time: endOf(row), price: closeTick.price }] : []
  const course = courseOf([...before, ...seen, ...exit], {
    entry: begin,
    end: endOf(row),
    width: WIDTH,
    height: HEIGHT,
  })
  const { now } = course
  const [entry, to] = [price(openTick.price, info.pricePrecision), price(now, info.pricePrecision)]
  return (
    <div className={css.course} data-way={course.way} data-stale={stale || undefined}>
      <svg
        viewBox={`-5 0 ${WIDTH + 10} ${HEIGHT}`}
        role="img"
        aria-label={t`Price since entry: from ${entry} to ${to}`}
      >
        <Line course={course} />
      </svg>
      <span className={css.entry} aria-hidden="true">
        <Trans>Entry {entry}</Trans>
      </span>
      <span className={css.tag} style={{ top: `${(course.y / HEIGHT) * 100}%` }} aria-hidden="true">
        <b className="num" translate="no">
          {to}
        </b>
        <Change amount={big(now).minus(big(openTick.price)).toString()} places={info.pricePrecision} />
      </span>
    </div>
  )
}

/** Above the entry's waterline in the one colour, below it in the other. */
function Line({ course: { path, x, y, ends } }: { course: Course }) {
  const id = useId()
  const middle = HEIGHT / 2
  const area = `${path}V${middle}H0Z`
  return (
    <>
      <clipPath id={`${id}a`}>
        <rect width={WIDTH + 8} height={middle} />
      </clipPath>
      <clipPath id={`${id}b`}>
        <rect y={middle} width={WIDTH + 8} height={middle} />
      </clipPath>
      <path className={css.riseArea} d={area} clipPath={`url(#${id}a)`} />
      <path className={css.fallArea} d={area} clipPath={`url(#${id}b)`} />
      <path className={css.waterline} d={`M0 ${middle}H${WIDTH}`} />
      {ends && <path className={css.end} d={`M${WIDTH} ${middle - 14}V${middle + 14}`} />}
      <path className={css.rise} d={path} clipPath={`url(#${id}a)`} />
      <path className={css.fall} d={path} clipPath={`url(#${id}b)`} />
      <circle className={css.begin} cx="0" cy={middle} r="4" />
      <circle className={css.dot} cx={x} cy={y} r="4" />
    </>
  )
}
