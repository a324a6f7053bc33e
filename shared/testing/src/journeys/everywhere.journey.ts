/** Every screen of the live set: in each language, at the narrowest widths, in both themes, for everybody. */
import { beforeAll, expect, test } from '@jest/globals'
import { LOCALES, type Locale } from '@shared/format/languages'
import { findBarriers } from '../axe.ts'
import { type PhoneOptions, wear } from '../browser.ts'
import { type Look, looksOf, type People, peopleOf } from '../screenshots/looks.ts'
import type { Hands } from './hands.ts'
import { journey } from './journey.ts'
import { overflows, textsOf, widen } from './layout.ts'
import { settled } from './settled.ts'
import { strayTexts } from './words.ts'

const { phone: newPhone, platform } = journey({ demo: true })

let people: People
let looks: Look[]
beforeAll(async () => {
  people = await peopleOf(platform())
  looks = await looksOf(platform(), people)
})

/** Looks in turn. @returns what is wrong with each; a picture of those stays behind */
async function walk(phone: Hands, path: readonly Look[], at: (phone: Hands) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const look of path) {
    await phone.open(look.path)
    await settled(phone.page)
    const problems = await at(phone)
    if (problems.length > 0) await phone.picture(`${look.name} ${look.who}`)
    found.push(...problems.map(problem => `${look.path} (${look.who}): ${problem}`))
  }
  return found
}

const of = (who: Look['who']) => looks.filter(look => look.who === who)

/** Each loads little: three phones at once keep two cores busy. */
async function walkAll(options: PhoneOptions, at: (phone: Hands) => Promise<string[]>): Promise<string[]> {
  const owned = of('demo')
  const half = owned.length / 2
  const [guest, first, second] = await Promise.all([
    newPhone(options),
    newPhone({ ...options, of: people.demo }),
    newPhone({ ...options, of: people.demo }),
  ])
  const walks = [
    walk(guest, of('visitor'), at),
    walk(first, owned.slice(0, half), at),
    walk(second, owned.slice(half), at),
  ]
  return (await Promise.all(walks)).flat()
}

const languages = Object.keys(LOCALES) as Locale[]

test.each(languages)(
  'in %s nothing is untranslated and nothing scrolls sideways, at 320 and 375',
  async language => {
    const stray = await strayTexts(language)
    const isStray = (text: string) => stray.has(text) || /\{\w+\}/.test(text)
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

test.each(['visitor', 'new', 'demo'] as const)(
  'axe finds no barrier on any screen of a %s, in both themes',
  async who => {
    const person = people[who]
    const phone = await newPhone(person && { of: person })
    const found = await walk(phone, of(who), async ({ page }) => {
      const barriers: string[] = []
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme)
        await settled(page)
        barriers.push(...(await findBarriers(page)).map(barrier => `${theme}: ${barrier}`))
      }
      return barriers
    })
    expect(found).toEqual([])
  },
  180_000,
)
