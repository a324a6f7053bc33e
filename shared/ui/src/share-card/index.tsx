/** A picture to be shown to others: drawn once, seen as it will be saved. */
import { useEffect, useRef } from 'react'
import css from './index.module.css'
import { type Pen, penOf } from './pen.ts'

export { type ArticleCard, drawArticle } from './article.ts'
export { drawInvitation, type Invitation } from './invitation.ts'
export { drawResult, type Result } from './result.ts'
export { type CardFile, useCardFile } from './use-card-file.ts'

export interface ShareCardProps {
  /** What is on it, for whoever cannot see it. */
  label: string
  /** Draws all of it, 750 by 1000; the same function while nothing changes. */
  draw(pen: Pen): void
  /** Takes the picture as it stands, e.g. to be saved. */
  onDrawn?: ((picture: () => Promise<Blob>) => void) | undefined
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture of the card could not be made.')))),
  )

/** Always dark, rise and fall in the reader's colours. */
export function ShareCard({ label, draw, onDrawn }: ShareCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const off = new AbortController()
    const { current } = canvas
    const show = () => {
      if (!current || off.signal.aborted) return
      draw(penOf(current))
      onDrawn?.(() => pictureOf(current))
    }
    void document.fonts.ready.then(show)
    return () => off.abort()
  }, [draw, onDrawn])
  return (
    <canvas
      ref={canvas}
      className={css.card}
      data-theme="dark"
      width={750}
      height={1000}
      role="img"
      aria-label={label}
    />
  )
}
