/**
 * What an operator last saw of each store, in the folder of keys (`seen.json`). A store that no longer holds that decision has
 * lost or changed some: signatures alone cannot tell that the newest ones are gone.
 */
import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { policy } from '@shared/contract/approval'
import * as v from 'valibot'
import type { Floor } from '../decision.ts'
import { hasCode, ReleaseError } from '../errors.ts'
import { wholeAddress } from '../store/store.ts'

const seen = v.object({
  ...{ serial: v.number(), hash: v.string() },
  /** Of its set: no other log, and no older policy, takes its place. */
  ...{ log: v.optional(v.string()), policy: v.optional(policy) },
})
/** A decision by its serial and the hash of its file. */
export type Seen = v.InferOutput<typeof seen>

/** What nothing older may take the place of; undefined where too little is known. */
export const floorOf = (one: Seen | undefined): Floor | undefined =>
  one?.log === undefined ? undefined : { log: one.log, policy: one.policy }

export type Memory = {
  recall(): Promise<Seen | undefined>
  keep(newest: Seen): Promise<void>
  /** The file, for those who must mend it. */
  file: string
}

const seenFile = v.pipe(v.string(), v.parseJson(), v.record(v.string(), seen))

const name = 'seen.json'

async function allIn(file: string): Promise<Record<string, Seen>> {
  const read = v.safeParse(seenFile, await readFile(file, 'utf8').catch(onlyAbsent))
  if (read.success) return read.output
  throw new ReleaseError(`${file} is damaged. Delete it: what was seen of the stores is learned anew.`)
}

function onlyAbsent(error: unknown): string {
  if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return '{}'
  throw error // what was seen must not be taken for nothing
}

/** @param store its address, e.g. "file:/srv/releases" */
export function memoryIn(folder: string, store: string): Memory {
  const file = join(folder, name)
  return {
    file,
    recall: async () => (await allIn(file))[store],
    async keep(newest) {
      const [known, temporary] = [await allIn(file), join(folder, `.${randomUUID()}`)]
      if (known[store]?.hash === newest.hash && known[store].log === newest.log) return
      await writeFile(temporary, `${JSON.stringify({ ...known, [store]: newest }, null, 1)}\n`)
      await rename(temporary, file)
    },
  }
}

/**
 * For who only reads it, and may know the store by another address than whoever decides: then the one store that asked for
 * several keys is meant.
 * @param store its address @returns what the folder tells of this store
 */
export async function seenOf(folder: string, store: string): Promise<Floor | undefined> {
  const all = await allIn(join(folder, name))
  const guarded = Object.values(all).filter(one => one.policy)
  return floorOf(all[wholeAddress(store)] ?? (guarded.length === 1 ? guarded[0] : undefined))
}
