/** Takes translations back from a PO file: all of them, or none where one is unusable. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CatalogType } from '@lingui/conf'
import { fileOf, format, readCatalog } from '../catalog.ts'
import { source } from '../languages.ts'
import { fillsTheSame } from '../placeholders.ts'
import type { Translated } from '../written/record.ts'
import { outside } from './export.ts'

/** Why a translation cannot be taken, in words for whoever sends the file back; undefined where it can. */
function wrong(id: string, came: CatalogType[string], ours: CatalogType): string | undefined {
  const { message = id, translation = '' } = came
  if (!(id in ours)) return `"${message}" is no message any more: export the catalog again`
  if (translation === '') return ours[id]?.translation ? `"${message}" came back without its translation` : undefined
  return fillsTheSame(message, translation) ? undefined : `"${translation}" for "${message}": their placeholders differ`
}

/** @returns what is wrong with the file, a line each; the catalog is written only where nothing is */
export async function importWords(unitFolder: string, language: Translated, folder: string): Promise<string[]> {
  const [file, from] = [fileOf(unitFolder, language), outside(folder, unitFolder, language)]
  const [ours, came] = [await readCatalog(file, language), await readCatalog(from, language)]
  const problems = Object.entries(came).flatMap(([id, one]) => wrong(id, one, ours) ?? [])
  if (problems.length > 0) return problems.map(problem => `${language}: ${path.basename(unitFolder)}: ${problem}`)
  const taken = Object.fromEntries(
    Object.entries(ours).map(([id, one]) => [
      id,
      { ...one, translation: came[id]?.translation || one.translation || '' },
    ]),
  )
  const existing = readFileSync(file, 'utf8')
  const written = await format.serialize(taken, { locale: language, sourceLocale: source, filename: file, existing })
  writeFileSync(file, written)
  return []
}
