/** What draws: loaded once the paper stands. */
import SignaturePad from 'signature_pad'
import { fitted, type Ink, type Size } from './ink.ts'

export { pictureOf } from './picture.ts'

/** Ink is dark on white in both themes: so it is kept, and so it is uploaded. */
export const PEN = { penColor: '#17181a', minWidth: 1, maxWidth: 2.8 }

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLCanvasElement): Size => ({ width, height })

/** As many pixels as the screen has. */
function resize(canvas: HTMLCanvasElement, { width, height }: Size): void {
  const ratio = Math.max(1, devicePixelRatio)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  canvas.getContext('2d')?.scale(ratio, ratio)
}

export type Pad = {
  /** Draws it, wherever it was drawn; what this pad drew itself is there already. */
  show(ink: Ink): void
  close(): void
}

/** @param onInk all that is on the paper, after each stroke */
export function openPad(canvas: HTMLCanvasElement, onInk: (ink: Ink) => void): Pad {
  const pad = new SignaturePad(canvas, PEN)
  let [current, at]: [Ink | undefined, Size] = [undefined, { width: 0, height: 0 }]
  let drawing = false
  const tell = () => {
    drawing = false
    const strokes = pad.toData().map(stroke => ({ ...stroke, points: [...stroke.points] }))
    current = { strokes, size: at }
    onInk(current)
  }
  const draw = (ink: Ink) => {
    at = sizeOf(canvas)
    resize(canvas, at)
    pad.fromData([...fitted(ink, at)])
    current = ink
  }
  pad.addEventListener('beginStroke', () => (drawing = true))
  pad.addEventListener('endStroke', tell)
  const watch = new ResizeObserver(() => {
    const { width, height } = sizeOf(canvas)
    if (!current || width === 0 || height === 0) return // out of sight, as the page goes
    if (width === at.width && height === at.height) return
    if (drawing) tell() // turned under the finger: what is drawn so far counts
    draw(current)
  })
  watch.observe(canvas)
  return {
    show(ink) {
      if (ink !== current) draw(ink)
    },
    close() {
      watch.disconnect()
      pad.off()
    },
  }
}
