/** The card of an article: its picture, what it says in short, and a code that leads to it. */
import { linesOf, shortened } from './lines.ts'
import { drawCode, drawName, type Pen } from './pen.ts'

export type ArticleCard = {
  title: string
  abstract?: string | undefined
  /** BCP 47, of title and abstract: says where a line may break. */
  language: string
  /** Loaded, and from where it may be read again (CORS): the card is handed on as a file. */
  picture?: HTMLImageElement | undefined
  /** What a camera reads, with the words beside it. */
  join: { link: string; label: string }
}

const LEFT = 56
const WITHIN = 638
const SIDE = 236
/** Where the words end, and the code begins. */
const FOOT = 714

/** Sizes of a title, the largest that needs no more lines than this; the last is shortened. */
const titles = [
  { size: 48, most: 3 },
  { size: 40, most: 4 },
  { size: 34, most: 5 },
  { size: 28, most: 6 },
] as const

export function drawArticle(pen: Pen, card: ArticleCard): void {
  const { context, colours } = pen
  context.fillStyle = colours['surface-0']
  context.fillRect(0, 0, 750, 1000)
  drawName(pen, LEFT, 48, 2.25)
  const top = card.picture ? picture(pen, card.picture) : 176
  const below = title(pen, card, top)
  abstract(pen, card, below)
  context.fillStyle = colours['line-1']
  context.fillRect(0, FOOT, 750, 2)
  foot(pen, card)
}

/** Fills its place, cut at what is too much of it. @returns where the words begin */
function picture({ context }: Pen, image: HTMLImageElement): number {
  const [top, tall] = [132, 258]
  const scale = Math.max(WITHIN / image.naturalWidth, tall / image.naturalHeight)
  const [wide, high] = [WITHIN / scale, tall / scale]
  const [x, y] = [(image.naturalWidth - wide) / 2, (image.naturalHeight - high) / 2]
  context.save()
  context.beginPath()
  context.roundRect(LEFT, top, WITHIN, tall, 24)
  context.clip()
  context.drawImage(image, x, y, wide, high, LEFT, top, WITHIN, tall)
  context.restore()
  return top + tall + 28
}

/** @returns where it ends */
function title(pen: Pen, { title: words, language, picture }: ArticleCard, top: number): number {
  const room = picture ? 210 : 380
  const set = titles.map(({ size, most }) => {
    const fits = (line: string) => pen.measure(line, { size, weight: 600 }) <= WITHIN
    const lines = linesOf(words, language, fits)
    return { size, lines, fits, most: Math.min(most, Math.floor(room / lead(size))) }
  })
  const { size, lines, fits, most } = set.find(each => each.lines.length <= each.most) ?? set[titles.length - 1] ?? none
  return write(pen, shortened(lines, most, fits), top, { size, colour: 'text-1', weight: 600 })
}

const none = { size: 28, lines: [], fits: () => true, most: 0 }

function abstract(pen: Pen, { abstract: words, language }: ArticleCard, top: number): void {
  if (!words) return
  const size = 30
  const fits = (line: string) => pen.measure(line, { size }) <= WITHIN
  const most = Math.floor((FOOT - 20 - top - 12) / lead(size))
  write(pen, shortened(linesOf(words, language, fits), most, fits), top + 12, { size, colour: 'text-2', weight: 400 })
}

const lead = (size: number): number => Math.round(size * 1.3)

type Look = { size: number; colour: 'text-1' | 'text-2'; weight: number }

function write(pen: Pen, lines: readonly string[], top: number, look: Look): number {
  for (const [n, line] of lines.entries())
    pen.write(line, { ...look, x: LEFT, y: top + look.size + n * lead(look.size) })
  return top + lines.length * lead(look.size)
}

function foot(pen: Pen, { language, join: { link, label } }: ArticleCard): void {
  const width = WITHIN - SIDE - 24
  const fits = (line: string) => pen.measure(line, { size: 30 }) <= width
  const lines = shortened(linesOf(label, language, fits), 3, fits)
  const end = write(pen, lines, 800, { size: 30, colour: 'text-1', weight: 400 })
  pen.write(new URL(link).host, { x: LEFT, y: end + 44, size: 28, colour: 'text-2', within: width })
  drawCode(pen, link, 750 - LEFT - SIDE, FOOT + 26, SIDE)
}
