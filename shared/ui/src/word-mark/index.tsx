import { type CSSProperties, Fragment, useId } from 'react'
import css from './index.module.css'
import { DOT, HALVES, STROKE, WORD } from './paths.ts'

export interface WordMarkProps {
  /** Design pixels, 18 at least. */
  height?: number | undefined
  /** How the name is read out. */
  label?: string | undefined
}

/** The name, cut at its waterline: above in the colour of the text, below and the live dot in the brand's. */
export function WordMark({ height = 22, label = 'tarn' }: WordMarkProps) {
  const id = useId()
  const size = { '--height': height } as CSSProperties
  return (
    <svg
      className={css.mark}
      style={size}
      role="img"
      aria-label={label}
      viewBox="0 0 76 26"
      fill="none"
      strokeWidth={STROKE}
    >
      {HALVES.map(({ part, top, tall }) => (
        <Fragment key={part}>
          <clipPath id={`${id}${part}`}>
            <path d={`M0 ${top}h70v${tall}H0z`} />
          </clipPath>
          <path className={css[part]} d={WORD} clipPath={`url(#${id}${part})`} />
        </Fragment>
      ))}
      <circle className={css.dot} cx={DOT.x} cy={DOT.y} r={DOT.radius} />
    </svg>
  )
}
