/** What every card is drawn with: the theme's colours and fonts, words that fit, the name and a code for cameras. */
import { modulesOf } from '../qr-card/modules.ts'
import { DOT, HALVES, STROKE, WORD } from '../word-mark/paths.ts'

/** Tokens of the design by their names. */
const COLOURS = [
  'surface-0',
  'text-1',
  'text-2',
  'text-3',
  'line-1',
  'brand',
  'rise',
  'rise-soft',
  'fall',
  'fall-soft',
] as const
export type Colour = (typeof COLOURS)[number]

type Words = {
  x: number
  y: number
  size: number
  colour: Colour
  weight?: number
  align?: CanvasTextAlign
  /** Units of width that it may take: longer words are set smaller. */
  within?: number
}

export type Pen = {
  context: CanvasRenderingContext2D
  colours: Readonly<Record<Colour, string>>
  /** How wide words come out, at most `within`. */
  measure(words: string, how: Pick<Words, 'size' | 'weight' | 'within'>): number
  /** Draws words on their baseline. @returns how wide they came out */
  write(words: string, how: Words): number
}

/** @param canvas in the page, so that its theme's colours and font are known */
export function penOf(canvas: HTMLCanvasElement): Pen {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures: there is no 2d canvas.')
  const computed = getComputedStyle(canvas)
  const colours = Object.fromEntries(COLOURS.map(name => [name, computed.getPropertyValue(`--${name}`).trim()]))
  const family = computed.fontFamily || 'sans-serif'
  const measure: Pen['measure'] = (words, { size, weight = 400, within = Number.POSITIVE_INFINITY }) => {
    const set = (pixels: number) => {
      context.font = `${weight} ${pixels}px ${family}`
      return context.measureText(words).width
    }
    const wide = set(size)
    return wide > within ? set((size * within) / wide) : wide
  }
  const write: Pen['write'] = (words, how) => {
    const width = measure(words, how)
    context.textAlign = how.align ?? 'left'
    context.fillStyle = colours[how.colour] ?? ''
    context.fillText(words, how.x, how.y)
    return width
  }
  return { context, colours: colours as Pen['colours'], measure, write }
}

/** The name, its left upper corner at x, y. */
export function drawName({ context, colours }: Pen, x: number, y: number, scale: number): void {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.lineWidth = STROKE
  for (const { part, top, tall } of HALVES) {
    context.save()
    context.beginPath()
    context.rect(0, top, 70, tall)
    context.clip()
    context.strokeStyle = colours[part === 'above' ? 'text-1' : 'brand']
    context.stroke(new Path2D(WORD))
    context.restore()
  }
  context.fillStyle = colours.brand
  context.beginPath()
  context.arc(DOT.x, DOT.y, DOT.radius, 0, 2 * Math.PI)
  context.fill()
  context.restore()
}

/** A code that cameras read: black on white in whole pixels, its margin within. */
export function drawCode({ context }: Pen, text: string, x: number, y: number, side: number): void {
  const { rows, size } = modulesOf(text)
  const module = Math.max(1, Math.floor(side / size))
  const begin = Math.floor((side - module * size) / 2)
  context.fillStyle = 'white'
  context.beginPath()
  context.roundRect(x, y, side, side, 16)
  context.fill()
  context.fillStyle = 'black'
  for (const [row, line] of rows.entries())
    for (const [column, dark] of line.entries())
      if (dark) context.fillRect(x + begin + column * module, y + begin + row * module, module, module)
}
