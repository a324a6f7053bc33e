/**
 * Remembers for which English text each translation was written: each line of `src/locales/<language>.written` is a
 * message id and a hash of its translation.
 *
 * A message's id is its English text, so a reworded message is a new one without a translation. A translation goes
 * stale when somebody carries it over to the new wording. The record tells: it knows the text, of a message that is gone.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, readCatalog } from '../catalog.ts'
import { catalogs, source } from '../languages.ts'

export type Translated = Exclude<(typeof catalogs)[number], typeof source>

const isTranslated = (code: (typeof catalogs)[number]): code is Translated => code !== source
export const translatedLanguages: readonly Translated[] = catalogs.filter(isTranslated)

/** By message id, the hash of the translation that was written for it. */
type Written = Readonly<Record<string, string>>

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6)

const recordOf = (unitFolder: string, language: Translated) =>
  path.join(unitFolder, 'src/locales', `${language}.written`)

function readRecord(unitFolder: string, language: Translated): Written {
  const file = recordOf(unitFolder, language)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return Object.fromEntries([...text.matchAll(/^(\S+) (\S+)$/gm)].map(([, id = '', hash = '']) => [id, hash]))
}

function writeRecord(unitFolder: string, language: Translated, written: Written): void {
  const lines = Object.entries(written).map(([id, hash]) => `${id} ${hash}\n`)
  writeFileSync(recordOf(unitFolder, language), lines.sort().join(''))
}

/** The translations of a catalog as the record keeps them; what has no text yet is left out. */
async function nowWritten(unitFolder: string, language: Translated): Promise<Written> {
  const entries = Object.entries(await readCatalog(fileOf(unitFolder, language), language))
  return Object.fromEntries(
    entries.flatMap(([id, { translation }]) => (translation ? [[id, hashOf(translation)] as const] : [])),
  )
}

/** The ids of the messages whose text was written for another English text, which is gone. */
function carriedOver(before: Written, now: Written): string[] {
  const ofGone = new Set(Object.entries(before).flatMap(([id, hash]) => (id in now ? [] : [hash])))
  return Object.entries(now).flatMap(([id, hash]) => (!(id in before) && ofGone.has(hash) ? [id] : []))
}

/** A whole rewording would fill the screen. */
const mostListed = 10

async function staleIn(unitFolder: string, language: Translated): Promise<string[]> {
  const stale = carriedOver(readRecord(unitFolder, language), await nowWritten(unitFolder, language))
  const english = await readCatalog(fileOf(unitFolder, source), source)
  const catalog = await readCatalog(fileOf(unitFolder, language), language)
  const unit = path.basename(unitFolder)
  const lines = stale.slice(0, mostListed).map(id => {
    const [text, message] = [catalog[id]?.translation, english[id]?.message]
    return `${language}: ${unit} says "${text}" for "${message}", but it was written for another English text: read it again, then run "pnpm words confirm"`
  })
  const more = stale.length - lines.length
  return more > 0
    ? [...lines, `${language}: ${unit} has ${more} more that were written for another English text`]
    : lines
}

/** Translations that were carried over from an English text that is gone, a line each. */
export const staleOf = async (unitFolder: string): Promise<string[]> =>
  (await Promise.all(translatedLanguages.map(language => staleIn(unitFolder, language)))).flat()

/** Adds what was translated since to the record. What went out stays in it, so that a later copy is told. */
export async function remember(unitFolder: string): Promise<void> {
  for (const language of translatedLanguages) {
    const [before, now] = [readRecord(unitFolder, language), await nowWritten(unitFolder, language)]
    const stale = carriedOver(before, now)
    const fresh = Object.entries(now).filter(([id]) => !stale.includes(id))
    writeRecord(unitFolder, language, { ...before, ...Object.fromEntries(fresh) })
  }
}

/** Says that somebody read every translation beside today's English: the record is the catalogs as they are. */
export async function confirm(unitFolder: string): Promise<void> {
  for (const language of translatedLanguages) writeRecord(unitFolder, language, await nowWritten(unitFolder, language))
}
