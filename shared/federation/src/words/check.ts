/** What is wrong with the words of the units: extraction forgotten, a text missing, one message said in two ways. */
import path from 'node:path'
import { readWords, type Words } from './catalog.ts'
import { outOfStep } from './extract.ts'
import { catalogs, type Language, source } from './languages.ts'
import { fillsTheSame } from './placeholders.ts'

interface Read {
  unit: string
  language: Language
  words: Words
}

const nameOf = (unitFolder: string) => path.basename(unitFolder)

async function read(unitFolder: string, language: Language): Promise<Read | string> {
  const unit = nameOf(unitFolder)
  return readWords(unitFolder, language).then(
    words => ({ unit, language, words }),
    (error: Error) => error.message,
  )
}

/** All open units share one lingui: of two texts for one message, the unit that was opened last would win. */
function contradictions(all: Read[]): string[] {
  const first = new Map<string, { unit: string; text: string }>()
  const found: string[] = []
  for (const { unit, language, words } of all)
    for (const [id, text] of Object.entries(words)) {
      const key = `${language} ${id}`
      const said = first.get(key)
      if (!said) first.set(key, { unit, text })
      else if (said.text !== text)
        found.push(
          `${language}: ${said.unit} says "${said.text}", ${unit} says "${text}" for one message (${id}): use one, or give one a context`,
        )
    }
  return found
}

/** Translations that fill other placeholders than the English text of the same unit. */
const strayPlaceholders = (all: Read[]): string[] =>
  all.flatMap(({ unit, language, words }) => {
    const english = all.find(one => one.unit === unit && one.language === source)?.words ?? {}
    const stray = Object.entries(words).filter(([id, text]) => !fillsTheSame(english[id] ?? text, text))
    return stray.map(
      ([id, text]) => `${language}: ${unit} says "${text}" for "${english[id]}": their placeholders differ`,
    )
  })

/** Problems in words, empty if there are none; the folders are those of units. */
export async function checkWords(unitFolders: string[]): Promise<string[]> {
  const steps: string[] = []
  for (const folder of unitFolders) steps.push(...(await outOfStep(folder)))
  const reads = await Promise.all(unitFolders.flatMap(folder => catalogs.map(language => read(folder, language))))
  const missing = reads.filter(one => typeof one === 'string')
  const found = reads.filter(one => typeof one !== 'string')
  return [...steps, ...new Set(missing), ...contradictions(found), ...strayPlaceholders(found)]
}
