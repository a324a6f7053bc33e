import { useLingui } from '@lingui/react/macro'
import type { Fare } from '../protocol.ts'
import { useFigures } from './names.tsx'
import css from './ops.module.css'

const width = 4
const gap = 1
const [rateHeight, pagesHeight] = [26, 10]
const step = width + gap

export interface RatePictureProps {
  fare: Fare
  /** The rate at full height and the most pages: pictures that are compared share them. */
  scale: Scale
}

export type Scale = { rate: number; pages: number }

const rateOf = ({ pages, failed }: Fare['bars'][number]) => (failed === 0 ? 0 : failed / Math.max(pages, failed))

/** So that one failed page in a quiet minute does not look like a fire, a picture is never finer than this. */
const finest = 0.05

export function scaleOf(fares: readonly (Fare | null | undefined)[]): Scale {
  const bars = fares.flatMap(fare => fare?.bars ?? [])
  return { rate: Math.max(finest, ...bars.map(rateOf)), pages: Math.max(1, ...bars.map(bar => bar.pages)) }
}

/** The part of pages that failed over time, and below it how many there were. */
export function RatePicture({ fare, scale }: RatePictureProps) {
  const { t } = useLingui()
  const { count, percent } = useFigures()
  const [failed, pages, most] = [count(fare.failed), count(fare.pages), percent(Math.max(0, ...fare.bars.map(rateOf)))]
  const box = `0 0 ${fare.bars.length * step - gap} ${rateHeight + pagesHeight + 2}`
  return (
    <svg
      className={css.picture}
      viewBox={box}
      preserveAspectRatio="none"
      role="img"
      aria-label={t`${failed} of ${pages} pages failed, at most ${most} at a time`}
    >
      {fare.bars.map((bar, at) => {
        const [up, down] = [grown(rateOf(bar) / scale.rate, rateHeight), grown(bar.pages / scale.pages, pagesHeight)]
        const x = at * step
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time
          <g key={at}>
            <rect className={css.failed} x={x} y={rateHeight - up} width={width} height={up} />
            <rect className={css.pages} x={x} y={rateHeight + 2} width={width} height={down} />
          </g>
        )
      })}
      <rect className={css.axis} x="0" y={rateHeight + 0.5} width="100%" height="1" />
    </svg>
  )
}

/** What is there at all can be seen. */
const grown = (part: number, height: number): number => (part === 0 ? 0 : Math.max(2, part * height))
