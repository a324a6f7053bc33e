/** What releases stand in a store, whole or not. */
import type { Store } from './store.ts'

export type Stored = { unit: string; release: string; files: readonly string[]; deltas: number }

/** e.g. "trade@9ab27e0c11d2" */
export const nameOf = ({ unit, release }: { unit: string; release: string }): string => `${unit}@${release}`

const folders = ['releases/', 'signatures/', 'removing/', 'deltas/']

/** By listing all of them, half written and half deleted ones too: for gc and verify, not for what must be quick. */
export async function storedReleases(store: Store): Promise<Stored[]> {
  const found = new Map<string, Stored & { files: string[] }>()
  for (const key of (await Promise.all(folders.map(folder => store.listAfter(folder, '')))).flat()) {
    const [folder, unit = '', name = '', ...file] = key.split('/')
    const release = name.replace(/\.json$/, '')
    if (release === '') continue // no release has such a name: verify says what stands there
    const one = found.get(`${unit}/${release}`) ?? { unit, release, files: [], deltas: 0 }
    if (folder === 'deltas') one.deltas++
    else if (file.length > 0) one.files.push(file.join('/'))
    found.set(`${unit}/${release}`, one)
  }
  return [...found.values()]
}
