/** The templates' own texts in every language, so that what was just made is complete. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../run.ts'

/** Text -> language -> its translation. */
type Words = Record<string, Record<string, string>>

const words: Words = JSON.parse(readFileSync(new URL('templates/words.json', import.meta.url), 'utf8'))

/** Fills the template's texts into a remote's extracted catalogs where they are still empty. */
export function fillWords(remote: string): void {
  for (const [text, translations] of Object.entries(words))
    for (const [language, translation] of Object.entries(translations)) {
      const file = `${resolve(root, remote)}/src/locales/${language}.po`
      const empty = `msgid "${text}"\nmsgstr ""`
      const filled = `msgid "${text}"\nmsgstr "${translation}"`
      writeFileSync(file, readFileSync(file, 'utf8').replace(empty, filled))
    }
}
