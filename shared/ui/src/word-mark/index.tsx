import { type CSSProperties, useId } from 'react'
import css from './index.module.css'

export interface WordMarkProps {
  /** Design pixels, 18 at least. */
  height?: number | undefined
  /** How the name is read out. */
  label?: string | undefined
}

const word =
  'M6.4 2.4V17.4a5 5 0 0 0 5 5h2.2M1.6 9.4H13.2M31.7 7.8V24.1M40.2 24.1V7.8M40.2 16a6.5 6.5 0 0 1 6.5-6.5h1.6' +
  'M54 24.1V7.8M54 15.3a5.85 5.85 0 0 1 11.7 0v8.8M31.7 16a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0'

/** The name, cut at its waterline: above in the colour of the text, below and the live dot in the brand's. */
export function WordMark({ height = 22, label = 'tarn' }: WordMarkProps) {
  const id = useId()
  const half = (part: string, top: number, tall: number) => (
    <>
      <clipPath id={`${id}${part}`}>
        <path d={`M0 ${top}h70v${tall}H0z`} />
      </clipPath>
      <path className={css[part]} d={word} clipPath={`url(#${id}${part})`} />
    </>
  )
  const size = { '--height': height } as CSSProperties
  return (
    <svg
      className={css.mark}
      style={size}
      role="img"
      aria-label={label}
      viewBox="0 0 76 26"
      fill="none"
      strokeWidth="3.3"
    >
      {half('above', 0, 16.3)}
      {half('below', 17.7, 9)}
      <circle className={css.dot} cx="72.4" cy="17" r="2.5" />
    </svg>
  )
}
