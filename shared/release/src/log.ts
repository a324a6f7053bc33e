/** Logs in a store: entries 1, 2, 3 … without a gap, each written once and never again. */
import { entryKey } from './layout.ts'
import type { Store } from './store/store.ts'

/**
 * Serial of the newest entry, 0 where there is none. As there are no gaps, steps that double and then halve find it
 * in a few reads however long the log is; from a serial that is still the newest it takes one read of nothing.
 * @param known an entry that exists, where the search begins
 */
export async function newestSerial(store: Store, log: string, known = 0): Promise<number> {
  const exists = async (serial: number) => (await store.read(entryKey(log, serial))) !== undefined
  let newest = known
  let step = 1
  while (await exists(newest + step)) {
    newest += step
    step *= 2
  }
  for (step /= 2; step >= 1; step /= 2) if (await exists(newest + step)) newest += step
  return newest
}
