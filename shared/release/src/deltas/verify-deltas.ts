/** Every delta in the store: it leads from the file that it names to the one that stands there. */
import type { Finding } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { isKey } from '../store/keys.ts'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { unframed } from './frame.ts'
import { parseDelta } from './stored-delta.ts'

export async function verifyDeltas(store: Store): Promise<{ problems: Finding[]; deltas: number }> {
  const keys = await store.listAfter('deltas/', '')
  return { problems: (await inTurns(keys, key => wrongWith(store, key))).flat(), deltas: keys.length }
}

const isRelease = (id: string): boolean => /^[a-f0-9]{12}$/.test(id)

async function wrongWith(store: Store, key: string): Promise<Finding[]> {
  const [, unit = '', release = '', ...rest] = key.split('/')
  const [file, stored] = [rest.slice(0, -1).join('/'), await store.read(key)]
  if (!stored) return [] // gc took it meanwhile
  const { from, frame } = parseDelta(stored)
  const read = async (id: string) => {
    const at = fileKey(unit, id, file)
    return isRelease(id) && isKey(at) ? store.read(at) : undefined
  }
  const [dictionary, bytes] = await Promise.all([read(from), read(release)])
  if (isRelease(from) && (!dictionary || !bytes)) return [] // of a release that is gone: nobody is sent it
  const made = dictionary && bytes && (await unframed(frame, dictionary, bytes.length))
  return made && Buffer.from(made).equals(bytes) ? [] : [damaged(`${unit}@${release}`, file, key)]
}

const damaged = (name: string, file: string, key: string): Finding => ({
  what: `${name}: a delta of ${file} does not lead to that file.`,
  mend: `Delete ${key}: phones get the whole file until the next publish or decision makes it again.`,
})
