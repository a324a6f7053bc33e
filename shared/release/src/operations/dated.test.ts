import { expect, test } from '@jest/globals'
import type { Decision } from '../decisions/decision.ts'
import { addKey, initKeys, readKeys } from '../keys/key-folder.ts'
import { giveUpKey } from '../lost-keys/drop-key.ts'
import type { Store } from '../store/store.ts'
import { ann, fresh, started } from '../testing/started.ts'
import { gc, planGc } from './gc.ts'
import { rollback } from './rollback.ts'
import { rollbackAll } from './rollback-all.ts'

/** Its reads take time; the last one before a decision is written ends at `read()`. */
function slow(store: Store): { store: Store; read: () => string } {
  let last = ''
  const read: Store['read'] = async key => {
    const begun = new Date().toISOString()
    do last = new Date().toISOString()
    while (last <= begun)
    return store.read(key)
  }
  return { store: { ...store, read, time: async () => new Date() }, read: () => last }
}

type Made = Awaited<ReturnType<typeof started>>

async function advanced(): Promise<Made> {
  const here = await started()
  await here.publish('trade', '2.0.0')
  await here.promote(['trade'])
  return here
}

/** Trade's second release is needed by nothing. */
async function wasteful(): Promise<Made> {
  const here = await started()
  for (const version of ['2.0.0', '3.0.0']) await here.publish('trade', version)
  return here
}

async function twoKeys(): Promise<Made & { folder: string }> {
  const folder = fresh('keys')
  await initKeys(folder)
  await addKey(folder)
  return { ...(await started(await readKeys(folder), { trusts: ['k1', 'k2'] })), folder }
}

async function newest({ store, text }: Made): Promise<Decision> {
  const key = (await store.listAfter('decisions/', '')).at(-1) ?? ''
  return JSON.parse(await text(key))
}

test.each<[string, () => Promise<Made>, (store: Store, here: Made) => Promise<unknown>]>([
  ['a rollback', advanced, (store, { keys }) => rollback(store, keys, { ...ann, unit: 'trade' })],
  ['a rollback of everything', advanced, (store, { keys }) => rollbackAll(store, keys, { ...ann, to: 1 })],
  [
    'gc',
    wasteful,
    async (store, { keys }) => {
      const later = new Date(Date.now() + 2 * 86_400_000) // what was published within a day stays
      return gc(store, keys, await planGc(store, keys, 1, later), ann, later)
    },
  ],
  [
    'giving a stolen key up',
    twoKeys,
    (store, { keys, ...more }) => {
      const { folder } = more as unknown as { folder: string }
      return giveUpKey(store, keys, undefined, { ...ann, folder, keyId: 'k1', stolen: true, force: true })
    },
  ],
])('dates the decision of %s when it is written, after what it read', async (_, start, decide) => {
  const here = await start()
  const before = (await newest(here)).serial
  const { store, read } = slow(here.store)
  let dueAt = ''
  const createIfAbsent: Store['createIfAbsent'] = (key, ...rest) => {
    if (key.startsWith('decisions/')) dueAt = read()
    return store.createIfAbsent(key, ...rest)
  }
  await decide({ ...store, createIfAbsent }, here)
  const made = await newest(here)
  expect([made.serial, made.at >= dueAt && dueAt !== '']).toEqual([before + 1, true])
})
