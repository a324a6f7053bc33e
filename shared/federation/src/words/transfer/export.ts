/** Writes the catalogs for a translator outside the repository: PO files with a note on every message. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, format, readCatalog } from '../catalog.ts'
import { source } from '../languages.ts'
import type { Translated } from '../written/record.ts'
import { notesOf } from './notes.ts'

/** Where the file of a unit lies among those that go out and come back. */
export const outside = (folder: string, unitFolder: string, language: Translated): string =>
  path.join(folder, language, `${path.basename(unitFolder)}.po`)

/** @returns the file that was written */
export async function exportWords(unitFolder: string, language: Translated, folder: string): Promise<string> {
  const catalog = await readCatalog(fileOf(unitFolder, language), language)
  const notes = notesOf(unitFolder, language)
  const noted = Object.fromEntries(
    Object.entries(catalog).map(([id, one]) => [id, { ...one, comments: [...(one.comments ?? []), ...notes(one)] }]),
  )
  const file = outside(folder, unitFolder, language)
  mkdirSync(path.dirname(file), { recursive: true })
  const about = { locale: language, sourceLocale: source, filename: file, existing: undefined }
  writeFileSync(file, await format.serialize(noted, about))
  return file
}
