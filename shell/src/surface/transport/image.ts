/** Makes a picture ready for upload: smaller, upright, in a format that everybody can show. */
import { ImageError } from './errors.ts'
import { orientationOf } from './exif.ts'
import { kindOf } from './image-kind.ts'
import { type ImagePlan, LARGEST_WIDTH, planImage, SMALLEST_WIDTH } from './image-plan.ts'

const EXIF_WITHIN = 64 * 1024

/**
 * @returns the file itself where nothing is to be done, else a new one of the type that it is
 * @throws ImageError
 */
export async function prepareImage(file: File): Promise<File> {
  const start = await head(file)
  const picture = typed(file, kindOf(start))
  const plan = planImage(picture)
  if (plan.kind === 'refuse') throw new ImageError('not-an-image')
  return plan.kind === 'keep' ? picture : compress(picture, plan, orientationOf(start) === 1)
}

/** Its bytes know better than whoever handed it over; what they do not tell goes by its name. */
const typed = (file: File, type = file.type): File =>
  type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified })

/** Also finds out whether the file is still there: a phone's gallery may hand out what it cannot read. */
async function head(file: File): Promise<ArrayBuffer> {
  const bytes = await file
    .slice(0, EXIF_WITHIN)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new ImageError('file-unreadable', undefined, { cause })
    })
  if (bytes.byteLength === 0) throw new ImageError('file-unreadable') // Chromium gives a file that is gone the size 0
  return bytes
}

type Compress = Extract<ImagePlan, { kind: 'compress' }>

/** @param upright then the original is kept where the result would be larger; a turned one is always drawn anew */
async function compress(file: File, { quality, type }: Compress, upright: boolean): Promise<File> {
  const { default: Compressor } = await import('compressorjs')
  return new Promise((resolve, reject) => {
    new Compressor(file, {
      quality,
      mimeType: type,
      strict: upright,
      maxWidth: LARGEST_WIDTH,
      minWidth: SMALLEST_WIDTH,
      checkOrientation: true,
      convertTypes: [],
      success: result => resolve(result as File),
      error: cause => reject(new ImageError(faultOf(cause), undefined, { cause })),
    })
  })
}

const faultOf = (error: Error) => (/read the image/.test(error.message) ? 'file-unreadable' : 'image-unloadable')
