/** Looks at a picture before it is sent: how large it is, and how well it can be read. */
import { type Measures, measure, type Part, type Size, type SizeFault, sizeFault, smallSize } from './measure.ts'

/** Of a photo that is fit to be looked at; `url` is to be revoked. */
export type ReadPhoto = { file: File; url: string; size: Size; measures: Measures }

/** What the transport leaves alone for its size; it would travel with the place where it was taken. */
const SENT_AS_IT_IS = 200 * 1024
const QUALITY = 0.92

type Drawable = HTMLImageElement | HTMLVideoElement

function draw(source: Drawable, to: Size, from: Part): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = to.width
  canvas.height = to.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws on no canvas')
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height)
  return context
}

const whole = (size: Size) => ({ ...size, x: 0, y: 0 })

/** Measured on a copy: a frame costs the page a few milliseconds. */
export function measureOf(source: Drawable, from: Part): Measures {
  const { width, height } = smallSize(from)
  return measure(draw(source, { width, height }, from).getImageData(0, 0, width, height))
}

/** The picture alone, without what cameras write beside it. */
export const drawnAnew = (source: Drawable, from: Part): Promise<File> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(new File([blob], 'photo.jpg', { type: blob.type })) : reject(new Error('Nothing was drawn'))
    draw(source, from, from).canvas.toBlob(done, 'image/jpeg', QUALITY)
  })

/** @returns null where the browser cannot show it */
async function loaded(url: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  const end = new Promise<boolean>(resolve => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
  })
  image.src = url
  return (await end) ? image : null
}

/**
 * The size is known before anything is decoded: what claims too much never is.
 * @param drawn it was drawn here: there is nothing beside the picture
 * @returns what is wrong with its size; null where it is no picture that can be shown
 */
export async function readPhoto(file: File, drawn = false): Promise<ReadPhoto | SizeFault | null> {
  const url = URL.createObjectURL(file)
  const image = await loaded(url)
  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  const fault = size && sizeFault(size)
  if (!size || fault) {
    URL.revokeObjectURL(url)
    return fault
  }
  await image.decode().catch(() => {}) // not on the page's own thread; drawing waits for it otherwise
  const measures = measureOf(image, whole(size))
  const clean = drawn || file.size >= SENT_AS_IT_IS ? file : await drawnAnew(image, whole(size))
  return { file: clean, url, size, measures }
}
