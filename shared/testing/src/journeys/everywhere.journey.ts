/** Every screen of the live set and what opens over it: in each language, at the narrowest widths, in both themes, for everybody. */
import { beforeAll, expect, test } from '@jest/globals'
import { LOCALES, type Locale } from '@shared/format/languages'
import { findBarriers } from '../axe.ts'
import { type PhoneOptions, wear } from '../browser.ts'
import { type Look, looksOf, type People, peopleOf } from '../screenshots/looks.ts'
import { closeSheets, openSheet } from '../screenshots/sheets.ts'
import type { Hands } from './hands.ts'
import { journey } from './journey.ts'
import { overflows, textsOf, widen } from './layout.ts'
import { settled } from './settled.ts'
import { namesIn, strayTexts } from './words.ts'

const { phone: newPhone, platform } = journey({ demo: true })

let people: People
let looks: Look[]
beforeAll(async () => {
  people = await peopleOf(platform())
  looks = await looksOf(platform(), people)
})

type Walk = { path: readonly Look[]; language?: Locale | undefined; at(phone: Hands): Promise<string[]> }

/** Looks in turn. @returns what is wrong with each; a picture of those stays behind */
async function walk(phone: Hands, { path, language = 'en-US', at }: Walk): Promise<string[]> {
  const say = await namesIn(language)
  const found: string[] = []
  for (const { name, path: address, who, steps } of path) {
    await phone.open(address)
    if (steps) await openSheet(phone, steps, say)
    await settled(phone.page)
    const problems = await at(phone)
    if (problems.length > 0) await phone.picture(`${name} ${who}`)
    found.push(...problems.map(problem => `${name} ${address} (${who}): ${problem}`))
    if (steps) await closeSheets(phone)
  }
  return found
}

const of = (who: Look['who']) => looks.filter(look => look.who === who)

/** Each loads little: several phones at once keep two cores busy. */
async function walkAll(options: PhoneOptions, at: Walk['at'], who: readonly Look['who'][] = ['visitor', 'demo']) {
  const { language } = options
  const walks = who.flatMap(one => {
    const path = of(one)
    const paths = one === 'demo' ? [path.slice(0, path.length / 2), path.slice(path.length / 2)] : [path]
    return paths.map(async path => {
      const phone = await newPhone({ ...options, ...(people[one] && { of: people[one] }) })
      return walk(phone, { path, language, at })
    })
  })
  return (await Promise.all(walks)).flat()
}

const languages = Object.keys(LOCALES) as Locale[]

test.each(languages)(
  'in %s nothing is untranslated and nothing scrolls sideways, at 320 and 375',
  async language => {
    const isStray = await strayTexts(language)
    const found = await walkAll({ language }, async ({ page }) => {
      const problems = (await textsOf(page)).filter(isStray).map(text => `"${text}"`)
      for (const width of [320, 375]) {
        await widen(page, width)
        problems.push(...(await overflows(page)).map(problem => `at ${width}: ${problem}`))
      }
      return problems
    })
    expect(found).toEqual([])
  },
  120_000,
)

test.each(['vi-VN', 'es-ES'] as const)(
  'in %s the largest letters fit into 320',
  async language => {
    const storage = { 'ui.appearance.v1': JSON.stringify({ theme: 'system', updown: 'auto', textSize: 1.25 }) }
    expect(await walkAll({ language, width: 320, storage }, ({ page }) => overflows(page))).toEqual([])
  },
  120_000,
)

test('axe finds no barrier on any screen of anybody, in both themes', async () => {
  const at = async ({ page }: Hands) => {
    const barriers: string[] = []
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme)
      await settled(page)
      barriers.push(...(await findBarriers(page)).map(barrier => `${theme}: ${barrier}`))
    }
    return barriers
  }
  expect(await walkAll({}, at, ['visitor', 'new', 'demo'])).toEqual([])
}, 240_000)
