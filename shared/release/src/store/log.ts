/** Logs in a store: entries 1, 2, 3 …, each written once and never again. */
import { entryKey } from './layout.ts'
import type { Store } from './store.ts'

/** So many entries in a row may be lost. */
const mostLost = 1000

/**
 * Serials after the last known one, in order: by listing, so that an entry that was lost in the middle hides none that
 * follows. An entry more than 1000 numbers beyond the one before was put there to use the numbers up: the log ends before it.
 * Each gap counts by itself, so a reader that begins anew and one that follows see the same end.
 * @param known an entry that exists, where the search begins
 */
export async function serialsAfter(store: Store, log: string, known = 0): Promise<number[]> {
  const serials = await allSerials(store, log, known)
  const beyond = serials.findIndex((serial, at) => serial - (serials[at - 1] ?? known) - 1 > mostLost)
  return beyond < 0 ? serials : serials.slice(0, beyond)
}

/** Those too, for who looks a log over. What bears another name than a log's entry is none. */
export async function allSerials(store: Store, log: string, known = 0): Promise<number[]> {
  const keys = await store.listAfter(`${log}/`, entryKey(log, known))
  return keys.flatMap(key => {
    const serial = Number(/\/(\d{8})\.json$/.exec(key)?.[1])
    return key === entryKey(log, serial) && serial > known ? [serial] : []
  })
}

/** Serial of the newest entry, 0 where there is none. */
export const newestSerial = async (store: Store, log: string): Promise<number> =>
  (await serialsAfter(store, log)).at(-1) ?? 0
