/** Visits every page once and checks it in several languages, widths and themes, without a reload. */
import { LOCALES, type Locale } from '@shared/format/languages'
import type { Page } from 'puppeteer'
import { COLOUR_RULES, findBarriers } from '../axe.ts'
import { wear } from '../browser.ts'
import type { Look } from '../screenshots/looks.ts'
import { above, closeSheets, openSheet, type Step } from '../screenshots/sheets.ts'
import { cases, seed } from '../soak.ts'
import type { Driver } from './driver.ts'
import { sizeLetters, speak } from './in-place.ts'
import { overflows, textsOf, widen } from './layout.ts'
import { settled } from './settled.ts'
import { namesIn, strayTexts } from './words.ts'

export const LANGUAGES = Object.keys(LOCALES) as Locale[]
/** Their words are the longest: in the narrowest width they must fit in the largest letters too. */
export const LONGEST: readonly Locale[] = ['vi-VN', 'es-ES']
const WIDTHS = [320, 375] as const

/** A check of a look: a language, the largest letters of a language, accessibility barriers. */
export type LookCheck = Locale | `${Locale}, largest` | 'barriers'

/** Looks of one person, in turn, on a phone of theirs that has just been opened. */
export type Path = { phone: Driver; looks: readonly Look[] }

type Words = { say: (english: string) => RegExp; isStray: (text: string) => boolean }
type Tell = (asked: LookCheck, problems: readonly string[]) => Promise<void>
/** A phone on its way: it stays in the language, width and theme that the look before ended with. */
type Walker = {
  phone: Driver
  language: Locale
  width: (typeof WIDTHS)[number]
  theme: 'dark' | 'light'
  wordsOf: (language: Locale) => Words
  tell: Tell
}

async function readWords(): Promise<Walker['wordsOf']> {
  const read = async (language: Locale) =>
    [language, { say: await namesIn(language), isStray: await strayTexts(language) }] as const
  const words = Object.fromEntries(await Promise.all(LANGUAGES.map(read))) as Record<Locale, Words>
  return language => words[language]
}

async function inOneLanguage(walker: Walker): Promise<void> {
  const { language, wordsOf, tell } = walker
  const { page } = walker.phone
  await settled(page)
  const stray = (await textsOf(page)).filter(wordsOf(language).isStray)
  await tell(
    language,
    stray.map(text => `"${text}"`),
  )
  for (const width of walker.width === 320 ? WIDTHS : WIDTHS.toReversed()) await inOneWidth(walker, width)
}

async function inOneWidth(walker: Walker, width: Walker['width']): Promise<void> {
  const { language, tell } = walker
  const { page } = walker.phone
  if (width !== walker.width) await widen(page, width)
  walker.width = width
  const problems = await lasting(page)
  await tell(
    language,
    problems.map(problem => `at ${width}: ${problem}`),
  )
  if (width === 320 && LONGEST.includes(language)) await inLargestLetters(walker)
}

/** What is too wide, and still is once the page has rest: while letters grow a frame may be drawn in between. */
export async function lasting(page: Page): Promise<string[]> {
  await settled(page)
  if ((await overflows(page)).length === 0) return []
  await settled(page)
  return overflows(page)
}

async function inLargestLetters({ phone: { page }, language, tell }: Walker): Promise<void> {
  await sizeLetters(page, 1.25)
  await tell(`${language}, largest`, await lasting(page))
  await sizeLetters(page, 1)
}

/**
 * The themes have one structure: what is found in the first is asked for in the other where colours decide. What a sheet
 * covers has a look of its own, in which nothing covers it.
 */
export async function inBothThemes(
  walker: {
    phone: Driver
    theme: 'dark' | 'light'
    tell: (asked: 'barriers', problems: readonly string[]) => Promise<void>
  },
  { isCovered, without = [] }: { isCovered: boolean; without?: readonly string[] },
): Promise<void> {
  const { page } = walker.phone
  const within = isCovered ? above : ''
  const inTheme = async (only?: readonly string[]) =>
    (await findBarriers(page, { within, without, ...(only && { only }) })).map(one => `${walker.theme}: ${one}`)
  const all = await inTheme()
  walker.theme = walker.theme === 'dark' ? 'light' : 'dark'
  await wear(page, walker.theme)
  await settled(page)
  await walker.tell('barriers', [...all, ...(await inTheme(COLOUR_RULES))])
}

/** What is pressed is found by its words: in one language the same always, in another two things may begin alike. */
async function openOver(walker: Walker, path: string, steps: readonly Step[]): Promise<void> {
  await openIn('en-US', walker, steps)
  // a question keeps the words that it was asked in: asked in English it would be untranslated everywhere else
  if (!(await walker.phone.page.$('[role=alertdialog]'))) return
  await closeSheets(walker.phone)
  await walker.phone.open(path) // also of the sheet that it was asked over
  await openIn('ko-KR', walker, steps)
}

async function openIn(language: Locale, walker: Walker, steps: readonly Step[]): Promise<void> {
  if (walker.language !== language) await speak(walker.phone.page, language)
  walker.language = language
  await openSheet(walker.phone, steps, walker.wordsOf(language).say)
}

/** The languages of the n-th look: all, Spanish with both its ways to write numbers. A short run takes English, the longest, and two of the others in turn. */
export function someLanguages(n: number): readonly Locale[] {
  const always: readonly Locale[] = ['en-US', ...LONGEST]
  const others = LANGUAGES.filter(language => !always.includes(language))
  const turn = (2 * n + seed) % others.length
  const few = [...always, ...[...others, ...others].slice(turn, turn + 2)]
  return cases(
    LANGUAGES,
    LANGUAGES.filter(language => few.includes(language)),
  )
}

async function lookAt(walker: Walker, { path, steps }: Look, languages: readonly Locale[]): Promise<void> {
  const { phone } = walker
  await phone.open(path)
  if (steps) await openOver(walker, path, steps)
  const first = languages.indexOf(walker.language)
  for (const language of [...languages.slice(first), ...languages.slice(0, first)]) {
    if (language !== walker.language) await speak(phone.page, language)
    walker.language = language
    await inOneLanguage(walker)
    if (language === 'en-US') await inBothThemes(walker, { isCovered: steps !== undefined })
  }
  if (steps) await closeSheets(phone)
}

/**
 * @param paths several at once keep two cores busy
 * @param languages in which the n-th look of a path is looked at
 * @returns what is wrong, by what was asked; a picture of each such look stays behind
 */
export async function sweep(
  paths: readonly Path[],
  languages = someLanguages,
): Promise<(asked: LookCheck) => readonly string[]> {
  const wordsOf = await readWords()
  const wrong: { asked: LookCheck; told: string }[] = []
  const walk = async ({ phone, looks }: Path) => {
    const walker: Walker = { phone, language: 'en-US', width: 375, theme: 'dark', wordsOf, tell: async () => {} }
    for (const [n, look] of looks.entries()) {
      const { name, path, who } = look
      walker.tell = async (asked, problems) => {
        if (problems.length > 0) await phone.picture(`${name} ${who} ${asked}`)
        wrong.push(...problems.map(problem => ({ asked, told: `${name} ${path} (${who}): ${problem}` })))
      }
      await lookAt(walker, look, languages(n))
    }
  }
  await Promise.all(paths.map(walk))
  return asked => wrong.filter(one => one.asked === asked).map(({ told }) => told)
}
