/** What a translator outside the repository cannot see: the screen that says a message, its picture, how long it may be. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CatalogType } from '@lingui/conf'
import { workspaceRoot } from '../../workspace.ts'
import { type Language, source, tags } from '../languages.ts'

/** Sources whose labels have a narrow column each; `home.journey.ts` looks at them at 320 px. */
const narrow = ['screens/home/entries.tsx', 'frame/tabs.tsx']
const narrowNote = 'limit: no word of more than 10 letters (a narrow column)'

/** Addresses by the folder of their screen, e.g. "recharge": ["/chongzhi"]. */
function addressesOf(unitFolder: string): Map<string, string[]> {
  const file = path.join(unitFolder, 'src/routes.ts')
  const routes = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = new Map<string, string[]>()
  for (const part of routes.split(/(?=\bpath: ')/)) {
    const [, address] = /^path: '([^']+)'/.exec(part) ?? []
    const [, folder] = /'\.\/screens\/([\w-]+)\//.exec(part) ?? []
    if (address && folder) found.set(folder, [...(found.get(folder) ?? []), address])
  }
  return found
}

/** Pictures that `pnpm screenshots` took of an address, in the language or else in English. */
function picturesOf(address: string, language: Language): string[] {
  const taken = ([language, source] satisfies Language[]).map(of =>
    globSync(`screenshots/${tags[of]}*/${address.slice(1)}.*.light.png`, { cwd: workspaceRoot }),
  )
  return taken.find(pictures => pictures.length > 0) ?? []
}

type Notes = (message: CatalogType[string]) => string[]

/** @returns the notes on a message of the unit, a line each */
export function notesOf(unitFolder: string, language: Language): Notes {
  const addresses = addressesOf(unitFolder)
  return ({ origin = [] }) => {
    const files = origin.map(([file]) => file)
    const folders = files.flatMap(file => /screens\/([\w-]+)\//.exec(file)?.[1] ?? [])
    const screens = [...new Set(folders.flatMap(folder => addresses.get(folder) ?? []))]
    return [
      ...screens.map(address => `screen: ${address}`),
      ...screens.flatMap(address => picturesOf(address, language)).map(picture => `picture: ${picture}`),
      ...(files.some(file => narrow.some(end => file.endsWith(end))) ? [narrowNote] : []),
    ]
  }
}
