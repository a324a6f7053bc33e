/**
 * Looks at each screen once: in the composite language, which needs the most room, at 320 px with the largest letters; and
 * turned to 812x375 if it has two columns; and
 * with axe at 375 px in both themes if it draws a kind of element that no look before it has drawn, whoever looked.
 */
import { kindsOn } from '../axe.ts'
import type { Look } from '../screenshots/looks.ts'
import { closeSheets, openSheet } from '../screenshots/sheets.ts'
import type { CompositeWords } from './composite.ts'
import type { Driver } from './driver.ts'
import { sizeLetters } from './in-place.ts'
import { columnFaults, hasColumns, textsOf, translatable, turn, widen } from './layout.ts'
import { settled } from './settled.ts'
import { inBothThemes, lasting, type Path } from './sweep.ts'

/** Rules that compare two texts: in the composite each may be of a language of its own. */
const OF_ONE_LANGUAGE = ['label-content-name-mismatch']

/** What a look was asked for. */
export type Question = 'words' | 'figures' | 'room' | 'columns' | 'barriers'

const SIZES = { narrow: { width: 320, letters: 1.25 }, usual: { width: 375, letters: 1 } } as const

type Walker = {
  phone: Driver
  words: CompositeWords
  /** In which the look before it ended. */
  size: keyof typeof SIZES
  theme: 'dark' | 'light'
  /** Kinds of elements that axe has seen, on any phone. */
  kinds: Set<string>
  tell: (asked: Question, problems: readonly string[]) => Promise<void>
}

async function inSize(walker: Walker, size: Walker['size']): Promise<void> {
  const { page } = walker.phone
  const { width, letters } = SIZES[size]
  if (walker.size !== size) {
    await widen(page, width)
    await sizeLetters(page, letters)
  }
  walker.size = size
  const problems = await lasting(page)
  await walker.tell(
    'room',
    problems.map(problem => `at ${width}: ${problem}`),
  )
}

/** On its side, in the letters of the size that it was in. */
async function turned({ phone: { page }, size, tell }: Walker): Promise<void> {
  await turn(page)
  const problems = await lasting(page)
  await tell('columns', [...problems, ...(await columnFaults(page))])
  await widen(page, SIZES[size].width)
}

/** Whether the page draws a kind of element for the first time. */
async function hasNewKinds({ phone, kinds }: Walker): Promise<boolean> {
  const { size } = kinds
  for (const kind of await kindsOn(phone.page)) kinds.add(kind)
  return kinds.size > size
}

async function lookAt(walker: Walker, { path, steps }: Look): Promise<void> {
  const { phone, words, tell } = walker
  await phone.open(path)
  if (steps) await openSheet(phone, steps, words.say)
  await settled(phone.page)
  const stray = (await textsOf(phone.page)).filter(words.isStray)
  await tell(
    'words',
    stray.map(text => `"${text}"`),
  )
  await tell('figures', await translatable(phone.page))
  const narrow = () => inSize(walker, 'narrow')
  const withAxe = async () => {
    await inSize(walker, 'usual')
    await inBothThemes(walker, { isCovered: steps !== undefined, without: OF_ONE_LANGUAGE })
  }
  const turns = (await hasNewKinds(walker)) ? [narrow, withAxe] : [narrow]
  for (const take of walker.size === 'narrow' ? turns : turns.toReversed()) await take()
  if (!steps && (await hasColumns(phone.page))) await turned(walker)
  if (steps) await closeSheets(phone)
}

/** @returns what is wrong, by what was asked; a picture of each such look stays behind */
export async function lookOnce(
  paths: readonly Path[],
  words: CompositeWords,
): Promise<(asked: Question) => readonly string[]> {
  const wrong: { asked: Question; told: string }[] = []
  const kinds = new Set<string>()
  for (const { phone, looks } of paths) {
    const walker: Walker = { phone, words, size: 'usual', theme: 'dark', kinds, tell: async () => {} }
    for (const look of looks) {
      walker.tell = async (asked, problems) => {
        if (problems.length > 0) await phone.picture(`${look.name} ${look.who} ${asked}`)
        wrong.push(...problems.map(problem => ({ asked, told: `${look.name} ${look.path} (${look.who}): ${problem}` })))
      }
      await lookAt(walker, look)
    }
  }
  return asked => wrong.filter(one => one.asked === asked).map(({ told }) => told)
}
