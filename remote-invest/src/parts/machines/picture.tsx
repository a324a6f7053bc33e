/** How a machine looks; one without a picture of its own, or whose picture does not come, is drawn. Silent: its name stands beside it. */
import { useState } from 'react'
import { fileUrl } from 'shell/transport'
import css from './machines.module.css'

export function Picture({ images }: { images: readonly string[] }) {
  const [broken, setBroken] = useState(false)
  const [own] = images
  if (own === undefined || broken) return <Drawn />
  return (
    <img
      className={css.picture}
      src={fileUrl(own)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}

/** Two fans in a box, in the colours of the page. */
const Drawn = () => (
  <svg className={css.picture} viewBox="0 0 112 76" fill="none" aria-hidden="true">
    <path className={css.box} d="M6 22 26 8h78v42L84 66H6zM6 22h78v44M84 22l20-14M91 36v14M97 32v14" />
    {[27, 63].map(x => (
      <g key={x} transform={`translate(${x} 44)`}>
        <circle r="15" />
        <circle r="3" />
        <path className={css.blades} d="M0-3c-2-5 1-9 5-9M3 0c5-2 9 1 9 5M0 3c2 5-1 9-5 9M-3 0c-5 2-9-1-9-5" />
      </g>
    ))}
    <circle className={css.lamp} cx="94" cy="26" r="2" />
  </svg>
)
