import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { ReleaseError, StoreFailure } from '../errors.ts'
import { signed } from '../keys/signature.ts'
import type { Store } from '../store/store.ts'
import { guarded, k1, k2 } from '../testing/guarded.ts'
import { at } from '../testing/started.ts'
import { forgetProposals, waitingProposals } from './waiting.ts'

/** A proposal waits for a second key. */
async function waiting() {
  const here = await guarded()
  await here.publish('trade', '2.0.0')
  const { proposal = '' } = await here.alone.promote(['trade'])
  return { ...here, id: proposal, key: `proposals/${proposal}.json` }
}

test('reports a store that cannot be read, and deletes no proposal then', async () => {
  const { store, key } = await waiting()
  const read: Store['read'] = async one => {
    if (one === key) throw new StoreFailure('The store could not read: 503 SlowDown.')
    return store.read(one)
  }
  const failing = { ...store, read }
  await expect(waitingProposals(failing, k2, at)).rejects.toThrow('503 SlowDown')
  await expect(forgetProposals(failing, at)).rejects.toThrow(ReleaseError)
  expect(await store.read(key)).toBeDefined()
})

test('keeps a proposal of a key that is not known here until it is a day old', async () => {
  const { store, key } = await waiting()
  const stranger = { ...k2, accepted: k2.accepted.filter(({ keyId }) => keyId !== k1.held[0]?.keyId) }
  expect(await waitingProposals(store, stranger, at)).toEqual([])
  await forgetProposals(store, at)
  expect(await store.read(key)).toBeDefined()
  await forgetProposals(store, new Date(at.getTime() + 25 * 3_600_000))
  expect(await store.read(key)).toBeUndefined()
})

test('deletes a proposal that was decided, with its signatures, and a file that is none', async () => {
  const { store, id, approve } = await waiting()
  await store.createIfAbsent('proposals/0123456789ab.json', Buffer.from('{}'))
  await approve(id)
  await forgetProposals(store, at)
  expect(await store.listAfter('proposals/', '')).toEqual([])
})

test('lists the others where a proposal names what no release can be called', async () => {
  const { store, id } = await waiting()
  const made = JSON.parse(String(await store.read(`proposals/${id}.json`)))
  const { signature: _, ...said } = made
  const what = { kind: 'promote', targets: [{ unit: 'shell', release: 'a b' }] }
  const odd = signed([k1.signing()], { ...said, action: 'promote shell@a b', what })
  const bytes = Buffer.from(`${JSON.stringify(odd)}\n`)
  await store.createIfAbsent(`proposals/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.json`, bytes)
  expect((await waitingProposals(store, k2, at)).map(one => one.id)).toEqual([id])
})
