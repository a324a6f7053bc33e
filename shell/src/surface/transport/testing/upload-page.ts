/** What the page of upload.test.ts can do: the product's own modules, and the making of pictures that only a browser can make. */
import { i18n } from '@lingui/core'
import { prepareImage } from '../image.ts'
import { setPort } from '../port.ts'
import { type UploadOptions, upload } from '../upload.ts'
import { platformOf } from './platform.ts'

i18n.load('en-us', {})
i18n.activate('en-us')

const notices: string[] = []
const expired: string[] = []
setPort({
  owner: () => '',
  token: () => 't1',
  onExpired: token => void expired.push(token),
  notify: text => void notices.push(text),
  language: () => 'en-US',
  config: () => platformOf(''),
})

async function fileAt(address: string, type: string): Promise<File> {
  const bytes = await (await fetch(address)).arrayBuffer()
  return new File([bytes], type ? `a picture.${type.split('/')[1]}` : 'a picture', { type })
}

/** Top-left and bottom-right pixel as CSS colours, and the size as shown. */
async function look(file: File) {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  const canvas = document.createElement('canvas')
  const { naturalWidth: width, naturalHeight: height } = image
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const pixel = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]
  return { width, height, first: pixel(0, 0), last: pixel(width - 1, height - 1) }
}

const failure = (error: unknown) => {
  const { name, message, code, kind, uncertain } = error as Record<string, unknown>
  return { failed: { name, message, code, kind, uncertain } }
}

async function head(file: File): Promise<number[]> {
  return [...new Uint8Array(await file.slice(0, 65536).arrayBuffer())]
}

const page = {
  /** Prepares the file at an address and describes what came out. */
  async prepare(address: string, type: string) {
    const file = await fileAt(address, type)
    const done = await prepareImage(file)
    const seen = await look(done).catch(() => null)
    return { same: done === file, name: done.name, type: done.type, size: done.size, seen, head: await head(done) }
  },
  /** JPEG bytes: noise, red on its left half, blue on its right. */
  async jpeg(width: number, height: number, quality: number): Promise<number[]> {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    const image = new ImageData(width, height)
    for (let i = 0; i < image.data.length; i += 4) {
      const left = (i / 4) % width < width / 2
      const noise = Math.random() * 120
      image.data.set([left ? 255 : noise, noise, left ? noise : 255, 255], i)
    }
    context?.putImageData(image, 0, 0)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
  },
  async upload(address: string, type: string, o: Pick<UploadOptions, 'fields' | 'notice'> = {}) {
    const parts: number[] = []
    const file = await fileAt(address, type)
    const onProgress = (part: number) => void parts.push(part)
    const reply = await upload(file, { biz: 'voucher', onProgress, ...o }).catch(failure)
    return { reply, parts, notices: notices.splice(0), expired: expired.splice(0) }
  },
  /** Uploads and takes it back as soon as something was sent. */
  async abort(address: string, type: string) {
    const gone = new AbortController()
    const file = await fileAt(address, type)
    const { signal } = gone
    return upload(file, { biz: 'voucher', onProgress: () => gone.abort(), signal }).catch(failure)
  },
  /** What the file input holds. */
  async picked() {
    const [file] = document.querySelector('input')?.files ?? []
    return file ? prepareImage(file).catch(failure) : null
  },
}

export type UploadPage = typeof page
Object.assign(window, { page })
