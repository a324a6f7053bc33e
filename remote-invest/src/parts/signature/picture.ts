/** A signature as the picture that is handed in: dark on white, no larger than the limit. */
import SignaturePad from 'signature_pad'
import { boxOf, fitted, type Ink, type Size } from './ink.ts'
import type { Signature } from './signature.ts'

/** Bytes of the picture at most. */
export const LARGEST = 200_000
const PAPER: Size = { width: 600, height: 240 }
const [SHARP, COARSEST] = [2, 0.25]
const [WHITE, INK] = ['#ffffff', '#17181a']

/** As handwriting, where the phone has any. */
export const HAND = "'Snell Roundhand', 'Segoe Script', 'Brush Script MT', cursive"
const NAME = 64

function paperOf(scale: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(PAPER.width * scale)
  canvas.height = Math.round(PAPER.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures: there is no 2d canvas.')
  context.scale(scale, scale)
  context.fillStyle = WHITE
  context.fillRect(0, 0, PAPER.width, PAPER.height)
  return { canvas, context }
}

/** Its own part of the paper that it was drawn on, in the middle. */
function drawInk(canvas: HTMLCanvasElement, ink: Ink): void {
  const box = boxOf(ink)
  if (!box) return
  const middle = { width: box.left + box.right, height: box.top + box.bottom }
  const pad = new SignaturePad(canvas, { backgroundColor: WHITE })
  pad.fromData([...fitted({ ...ink, size: middle }, PAPER)])
  pad.off()
}

function writeName(context: CanvasRenderingContext2D, name: string): void {
  const set = (size: number) => (context.font = `italic ${size}px ${HAND}`)
  const [middle, within] = [PAPER.width / 2, PAPER.width * 0.9]
  set(NAME)
  const { width } = context.measureText(name)
  if (width > within) set((NAME * within) / width)
  Object.assign(context, { fillStyle: INK, textAlign: 'center', textBaseline: 'middle' })
  context.fillText(name, middle, PAPER.height / 2)
}

const png = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The signature became no picture.'))), 'image/png'),
  )

async function drawn(signature: Signature, scale: number): Promise<Blob> {
  const { canvas, context } = paperOf(scale)
  if (signature.typed) writeName(context, signature.name.trim())
  else drawInk(canvas, signature.ink)
  const picture = await png(canvas)
  return picture.size > LARGEST && scale > COARSEST ? drawn(signature, scale / 2) : picture
}

export async function pictureOf(signature: Signature): Promise<File> {
  return new File([await drawn(signature, SHARP)], 'signature.png', { type: 'image/png' })
}
