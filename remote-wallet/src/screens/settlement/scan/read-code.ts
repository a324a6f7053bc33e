/** Reads a QR code off a picture: by the browser where it can, else by a library that is fetched then. */

/** The part of the Shape Detection API that is asked; few browsers have it. */
interface Detector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>
}
type DetectorClass = {
  new (o: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

export type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>
/** A picture with its size. */
export type Picture = { of: CanvasImageSource; width: number; height: number }

/** Points of the longer side: enough for the densest code of an address, and looked through within a frame or two. */
const SIDE = 960
/** A photo is looked at once, and longer. */
const PHOTO_SIDE = 1920

async function byBrowser(source: CanvasImageSource): Promise<string | undefined> {
  const Found = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined
  try {
    if (!Found || !(await Found.getSupportedFormats()).includes('qr_code')) return undefined
    const [code] = await new Found({ formats: ['qr_code'] }).detect(source as ImageBitmapSource)
    return code?.rawValue || undefined
  } catch {
    return undefined // it is there by name alone: the library looks instead
  }
}

/** @param milliseconds that may be spent on looking twice */
export async function codeIn(pixels: Pixels, milliseconds?: number): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(pixels, milliseconds ? { timeLimit: milliseconds } : {})
  } catch {
    return undefined // there is none, or it cannot be read
  }
}

function pixelsOf({ of, width, height }: Picture, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws on no canvas')
  context.drawImage(of, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** @returns what the code says; undefined where none is found */
export async function readCode(picture: Picture, side = SIDE): Promise<string | undefined> {
  if (!picture.width || !picture.height) return undefined
  return (await byBrowser(picture.of)) ?? codeIn(pixelsOf(picture, side), side > SIDE ? 500 : undefined)
}

/** @returns undefined where none is found, or it is no picture */
export async function readPhoto(file: File): Promise<string | undefined> {
  const of = await createImageBitmap(file).catch(() => null)
  if (!of) return undefined
  const { width, height } = of
  try {
    return (await readCode({ of, width, height }, PHOTO_SIDE)) ?? (await readCode({ of, width, height }))
  } finally {
    of.close()
  }
}
