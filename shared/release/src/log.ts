/** Logs in a store: entries 1, 2, 3 …, each written once and never again. */
import { entryKey } from './layout.ts'
import type { Store } from './store/store.ts'

/**
 * Serial of the newest entry, 0 where there is none: listed after the last known one, so that an entry that was lost in the
 * middle hides none that follows.
 * @param known an entry that exists, where the search begins
 */
export async function newestSerial(store: Store, log: string, known = 0): Promise<number> {
  const keys = await store.listAfter(`${log}/`, entryKey(log, known))
  return Number(/(\d{8})\.json$/.exec(keys.at(-1) ?? '')?.[1] ?? known)
}
