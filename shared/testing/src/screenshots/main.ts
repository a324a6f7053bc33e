/**
 * `pnpm screenshots [language]`: pictures of every screen of the live set, light and dark, as a visitor, somebody new and
 * the demo account see it, in `screenshots/<language>/`. Prints each file; ends with 1 where one could not be taken.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@shared/format/languages'
import type { Browser } from 'puppeteer'
import { commandLine } from '../../../tools/src/command-line.ts'
import { launch, openPhone, wear } from '../browser.ts'
import { take } from '../journeys/driver.ts'
import { settled } from '../journeys/settled.ts'
import { namesIn } from '../journeys/words.ts'
import { newPerson } from '../people.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { booksOf, type Look, looksOf, type People, peopleOf } from './looks.ts'
import { closeSheets, openSheet } from './sheets.ts'
import { closedLooks, openLook, type Stage, saturday } from './states.ts'

const usage = `pnpm screenshots [language]: every screen in both themes, into screenshots/<language>/

  language    "ko" or "ko-KR"; English unless given`

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const locales = Object.entries(LOCALES) as [Locale, (typeof LOCALES)[Locale]][]

/** @param name "ko" or "ko-KR"; English unless given */
function languageOf(name = 'en-US'): Locale {
  const [locale] = locales.find(([tag, { code }]) => name === tag || name === code) ?? []
  if (locale) return locale
  throw new Error(
    `There is no language "${name}": say one of ${locales.map(([tag, { code }]) => `${code} (${tag})`).join(', ')}`,
  )
}

type Studio = { platform: Platform; browser: Browser; language: Locale; people: People; folder: string }
const UPRIGHT = { width: 375, height: 812 }

async function picture(stage: Stage, look: Look, folder: string): Promise<void> {
  const { page } = stage.phone
  await page.setViewport({ ...page.viewport(), ...(look.size ?? UPRIGHT) })
  await openLook(stage, look, () => draw(stage, look, folder))
  await closeSheets(stage.phone)
}

/** The list below the ticket, where a phone is too low for both. */
async function bringBook({ page }: Stage['phone']): Promise<void> {
  await settled(page)
  await page.$eval('[data-path="/heyue"] [role=tabpanel]', panel => panel.scrollIntoView({ behavior: 'instant' }))
}

/** What is in a state may never come to rest. */
async function draw({ phone, say }: Stage, look: Look, folder: string): Promise<void> {
  if (look.below) await bringBook(phone)
  if (look.steps) await openSheet(phone, look.steps, say)
  for (const theme of ['light', 'dark'] as const) {
    await wear(phone.page, theme)
    if (!look.state) await settled(phone.page)
    const file = `${folder}/${look.name}.${look.who}.${theme}.png` as const
    await phone.page.screenshot({ path: file })
    console.log(relative(root, file))
  }
}

/** On a day of its own, at an exchange of its own. */
async function portrayClosed(studio: Omit<Studio, 'platform' | 'people'>): Promise<void> {
  const platform = await startPlatform({ tape: saturday })
  const person = await newPerson(platform.address(), { contract: '5000' })
  const people = { visitor: undefined, new: person, demo: person }
  await portray({ ...studio, platform, people }, closedLooks, 'demo').finally(() => platform.stop())
}

/** What one person sees; what cannot be taken is told and does not stop the rest. */
async function portray(
  { platform, browser, language, people, folder }: Studio,
  looks: readonly Look[],
  who: Look['who'],
) {
  const person = people[who]
  const storage = person && { token: person.token }
  const phone = take(await openPhone(browser, { language, ...(storage && { storage }) }), platform.named)
  const say = await namesIn(language)
  for (const look of looks.filter(one => one.who === who))
    await picture({ phone, platform, say }, look, folder).catch((error: unknown) => {
      process.exitCode = 1
      console.error(`${look.path} as ${who}: ${error instanceof Error ? error.message : error}`)
    })
  await phone.close()
}

async function main(): Promise<void> {
  const language = languageOf(commandLine(usage, {}, 1).names[0])
  const folder = `${root}screenshots/${language}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await launch()
  const platform = await startPlatform({ demo: true, mortal: true })
  try {
    const people = await peopleOf(platform)
    const others = await looksOf(platform, people)
    const looks = [...(await booksOf(platform, people)), ...others]
    for (const who of ['visitor', 'new', 'demo'] as const)
      await portray({ platform, browser, language, people, folder }, looks, who)
    await portrayClosed({ browser, language, folder })
  } finally {
    await browser.close()
    await platform.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
