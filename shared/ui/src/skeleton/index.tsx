import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import css from './index.module.css'

export interface SkeletonProps {
  /** Of the words to come: `60%`, or design pixels. */
  width?: string | number | undefined
  /** Design pixels. */
  height?: number | undefined
  round?: boolean | undefined
}

/** A bar the size of the words to come; silent. */
export function Skeleton({ width = '60%', height = 12, round }: SkeletonProps) {
  const wide = typeof width === 'number' ? `calc(${width} * var(--px))` : width
  const size = { '--width': wide, '--height': height } as CSSProperties
  return <span className={css.bar} style={size} data-round={round || undefined} aria-hidden="true" />
}

export interface SkeletonRowsProps {
  rows?: number | undefined
  /** With the disc of an asset at the left. */
  disc?: boolean | undefined
  /** One line a row, as settings have; else two. */
  single?: boolean | undefined
}

/** A list on its way: as many rows, as high as those to come. Says once that it loads. */
export function SkeletonRows({ rows = 5, disc, single }: SkeletonRowsProps) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading...`}>
      {Array.from({ length: rows }, (_, at) => at).map(at => (
        <div key={at} className={css.row} data-single={single || undefined}>
          {disc && <Skeleton width={36} height={36} round />}
          <span className={css.text}>
            <Skeleton width={at % 2 ? '44%' : '56%'} />
            {!single && <Skeleton width="34%" height={9} />}
          </span>
          <span className={css.end}>
            <Skeleton width={64} />
            {!single && <Skeleton width={40} height={9} />}
          </span>
        </div>
      ))}
    </div>
  )
}
