import { encode } from 'uqr'

export interface Modules {
  /** Modules along one side, the margin of four on both ends in it (ISO/IEC 18004). */
  size: number
  /** True is dark. */
  rows: boolean[][]
}

/** A code that survives a scratched screen (level M: 15 % may be lost). */
export function modulesOf(text: string): Modules {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, rows: data }
}

interface Bar {
  x: number
  y: number
  width: number
}

/** Dark modules that lie side by side, as one bar: a third of the shapes. */
const barsOf = ({ rows }: Modules): Bar[] =>
  rows.flatMap((row, y) =>
    row.reduce<Bar[]>((bars, dark, x) => {
      const last = bars.at(-1)
      if (dark && last && last.x + last.width === x) last.width += 1
      else if (dark) bars.push({ x, y, width: 1 })
      return bars
    }, []),
  )

/** The dark modules as the `d` of one SVG path, a module being 1 by 1. */
export const pathOf = (modules: Modules): string =>
  barsOf(modules)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('')

/** Pixels along one side of a saved picture, at least: it prints sharp at 5 cm. */
const pictureSide = 600

/** The code as a PNG, black on white whatever the theme. */
export function pictureOf(modules: Modules): Promise<Blob> {
  const scale = Math.ceil(pictureSide / modules.size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.size * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures: there is no 2d canvas. Copy the address instead.')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  for (const { x, y, width } of barsOf(modules)) pen.fillRect(x * scale, y * scale, width * scale, scale)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture of the code could not be made.')))),
  )
}
