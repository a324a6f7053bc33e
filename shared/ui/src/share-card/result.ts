/** The card of a result: what was traded, what it brought, from which price to which, and where to join. */
import { type Colour, drawCode, drawName, type Pen } from './pen.ts'

export type Result = {
  pair: string
  /** "Long 20x", and whether it wins with a rise or a fall. */
  side: string
  wins: 'rise' | 'fall'
  /** "+29.23%", with a word of what it is. */
  figure: { value: string; label: string }
  /** "+93.55 USDT"; only where the person shows it. */
  amount?: string | undefined
  way: 'rise' | 'fall' | 'flat'
  /** Prices from open to close, each with its share of the time between them; two make a straight line. */
  course: readonly { at: number; price: number }[]
  /** Up to three, each worded: entry, exit, when. */
  facts: readonly (readonly [label: string, value: string])[]
  /** The day, worded. */
  day: string
  /** What a camera reads, with the words and the code beside it. */
  join: { link: string; label: string; code: string }
}

const LEFT = 56
const RIGHT = 694
/** Where the course began, its height above and below, and where it ends. */
const WATER = 640
const REACH = 150
const END = 612

const colourOf = (way: Result['way']): Colour => (way === 'flat' ? 'text-1' : way)

export function drawResult(pen: Pen, result: Result): void {
  const { context, colours } = pen
  context.fillStyle = colours['surface-0']
  context.fillRect(0, 0, 750, 1000)
  drawName(pen, LEFT, 60, 2.25)
  pen.write(result.day, { x: RIGHT, y: 104, size: 28, colour: 'text-3', align: 'right' })
  head(pen, result)
  course(pen, result)
  context.fillStyle = colours['line-1']
  context.fillRect(0, 707, 750, 2)
  facts(pen, result)
  drawCode(pen, result.join.link, 472, 734, 222)
}

function head(pen: Pen, { pair, side, wins, way, figure, amount }: Result): void {
  const colour = colourOf(way)
  const wide = pen.write(pair, { x: LEFT, y: 212, size: 44, colour: 'text-1', weight: 700, within: 400 })
  badge(pen, side, LEFT + wide + 20, wins)
  pen.write(figure.value, { x: LEFT - 4, y: 352, size: 116, colour, weight: 500, within: 638 })
  pen.write(figure.label, { x: LEFT, y: 412, size: 28, colour: 'text-2', within: amount ? 330 : 638 })
  if (amount) pen.write(amount, { x: RIGHT, y: 412, size: 34, colour, weight: 500, align: 'right', within: 290 })
}

function badge(pen: Pen, words: string, x: number, wins: Result['wins']): void {
  const { context, colours } = pen
  const how = { size: 30, colour: wins, weight: 500, within: 200 } as const
  const width = pen.measure(words, how) + 36
  context.fillStyle = colours[`${wins}-soft`]
  context.beginPath()
  context.roundRect(x, 174, width, 50, 8)
  context.fill()
  pen.write(words, { ...how, x: x + width / 2, y: 209, align: 'center' })
}

/** From the waterline of the open to one dot, all of it in the colour of the result. */
function course(pen: Pen, { course, way }: Result): void {
  const open = course[0]?.price ?? 0
  const most = Math.max(...course.map(({ price }) => Math.abs(price - open)), Number.MIN_VALUE)
  const points = course.map(({ at, price }) => ({
    x: at * END,
    y: WATER - ((price - open) / most) * (price >= open ? REACH + 20 : 50),
  }))
  waterline(pen)
  const line = new Path2D()
  for (const { x, y } of points) line.lineTo(x, y)
  const area = new Path2D(line)
  area.lineTo(END, WATER)
  area.lineTo(0, WATER)
  drawn(pen, way, line, area)
  const last = points.at(-1)
  if (last) dot(pen.context, pen.colours[colourOf(way)], last)
}

function waterline({ context, colours }: Pen): void {
  context.save()
  context.strokeStyle = colours['text-3']
  context.lineWidth = 2
  context.setLineDash([3, 7])
  context.beginPath()
  context.moveTo(0, WATER)
  context.lineTo(750, WATER)
  context.stroke()
  context.restore()
}

const softs = { rise: 'rise-soft', fall: 'fall-soft', flat: 'line-1' } as const

function drawn({ context, colours }: Pen, way: Result['way'], line: Path2D, area: Path2D): void {
  context.fillStyle = colours[softs[way]]
  context.fill(area)
  context.strokeStyle = colours[colourOf(way)]
  context.lineWidth = 3
  context.stroke(line)
}

function dot(context: CanvasRenderingContext2D, colour: string, { x, y }: { x: number; y: number }): void {
  context.fillStyle = colour
  for (const [radius, alpha] of [
    [18, 0.22],
    [8, 1],
  ] as const) {
    context.globalAlpha = alpha
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}

function facts(pen: Pen, { facts: all, join }: Result): void {
  for (const [n, [label, value]] of all.entries()) {
    const y = 778 + n * 54
    const wide = pen.write(value, { x: 440, y, size: 32, colour: 'text-1', weight: 500, align: 'right', within: 250 })
    pen.write(label, { x: LEFT, y, size: 28, colour: 'text-2', within: 440 - LEFT - wide - 16 })
  }
  const wide = pen.write(join.code, { x: 440, y: 944, size: 28, colour: 'brand', weight: 500, align: 'right' })
  pen.write(join.label, { x: LEFT, y: 944, size: 24, colour: 'text-3', within: 440 - LEFT - wide - 16 })
}
