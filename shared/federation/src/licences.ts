/** Under which licences the libraries stand that go to phones: read at build, shown by /aboutUs. */
import { globSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { carriedFolders, packageFolder, readPackage, workspaceRoot } from './workspace.ts'

/** `terms` by the names that packages give their licences; what is long stands where its name leads. */
export type Licences = {
  packages: readonly { name: string; version: string; licence: string; holder: string }[]
  terms: Readonly<Record<string, string>>
}

type Library = Licences['packages'][number] & { text: string }

/** Letters. */
const SHORT = 2500

const ours = () =>
  new Set(
    globSync('{shell,remote-*}', { cwd: workspaceRoot }).flatMap(unit =>
      carriedFolders(path.join(workspaceRoot, unit)),
    ),
  )

function libraryOf(folder: string): Library {
  const { name, version, license = '' } = readPackage(folder)
  const file = readdirSync(folder).find(each => /^licen[sc]e(\.\w+)?$/i.test(each))
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : ''
  const [, holder = ''] = /^\W*(copyright (?!notice).+)$/im.exec(text) ?? []
  return { name, version, licence: license, holder: holder.replace(/[`<>]/g, '').trim(), text }
}

const granting = /^(Permission|Redistribution)/m

/** What is permitted, without whose it is. */
const termsOf = (text: string): string =>
  text
    .slice(text.search(granting))
    .replace(/\s*\n\s*\n\s*/g, '\n\n')
    .replace(/(?<!\n)\n(?!\n)/g, ' ')

export function licences(): Licences {
  const folders = new Set<string>()
  for (const carrier of ours())
    for (const [library, range] of Object.entries(readPackage(carrier).dependencies ?? {}))
      if (range.startsWith('catalog:') && !library.startsWith('@types/'))
        folders.add(realpathSync(packageFolder(library, carrier)))
  const libraries = [...folders].map(libraryOf).sort((a, b) => (a.name < b.name ? -1 : 1))
  const short = libraries.filter(({ text }) => text.length < SHORT && granting.test(text)).reverse()
  return {
    packages: libraries.map(({ text: _, ...library }) => library),
    terms: Object.fromEntries(short.map(({ licence, text }) => [licence, termsOf(text)])),
  }
}
