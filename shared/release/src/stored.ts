/** What releases stand in a store, whole or not. */
import type { Store } from './store/store.ts'

export type Stored = { unit: string; release: string; files: readonly string[] }

/** e.g. "trade@9ab27e0c11d2" */
export const nameOf = ({ unit, release }: { unit: string; release: string }): string => `${unit}@${release}`

/** By listing all of them: for gc and verify, not for what must be quick. */
export async function storedReleases(store: Store): Promise<Stored[]> {
  const found = new Map<string, Stored & { files: string[] }>()
  for (const key of await store.listAfter('releases/', '')) {
    const [, unit = '', release = '', ...file] = key.split('/')
    const one = found.get(`${unit}/${release}`) ?? { unit, release, files: [] }
    one.files.push(file.join('/'))
    found.set(`${unit}/${release}`, one)
  }
  return [...found.values()]
}
