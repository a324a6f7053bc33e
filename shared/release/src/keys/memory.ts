/**
 * What an operator last saw of each store, in the folder of keys (`seen.json`). A store that no longer holds that decision has
 * lost or changed some: signatures alone cannot tell that the newest ones are gone.
 */
import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'

const seen = v.object({ serial: v.number(), hash: v.string() })
/** A decision by its serial and the hash of its file. */
export type Seen = v.InferOutput<typeof seen>

export type Memory = {
  recall(): Promise<Seen | undefined>
  keep(newest: Seen): Promise<void>
  /** The file, for those who must mend it. */
  file: string
}

const seenFile = v.pipe(v.string(), v.parseJson(), v.record(v.string(), seen))

/** @param store its address, e.g. "file:/srv/releases" */
export function memoryIn(folder: string, store: string): Memory {
  const file = join(folder, 'seen.json')
  const all = async () => {
    const read = v.safeParse(seenFile, await readFile(file, 'utf8').catch(() => '{}'))
    if (read.success) return read.output
    throw new ReleaseError(`${file} is damaged. Delete it: what was seen of the stores is learned anew.`)
  }
  return {
    file,
    recall: async () => (await all())[store],
    async keep(newest) {
      const [known, temporary] = [await all(), join(folder, `.${randomUUID()}`)]
      if (known[store]?.hash === newest.hash) return
      await writeFile(temporary, `${JSON.stringify({ ...known, [store]: newest }, null, 1)}\n`)
      await rename(temporary, file)
    },
  }
}
