import { expect, test } from '@jest/globals'
import type { Store } from '@shared/release'
import { platform, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote } from '@shared/release/writing'
import { running } from '../testing/running.ts'

const folder = temporaryFolder()
const at = await running(folder)
for (const name of ['a', 'b', 'c', 'd'])
  await promote(at.store, testKeys, { targets: [], platform: { ...platform, name }, who: 'ann', why: '' })
const missed = (serial: number) => `/config/${serial}.json`

/** A store whose decisions are read when the test says so. */
function heldStore() {
  const waiting: (() => void)[] = []
  let [isHeld, reads] = [false, 0]
  const read: Store['read'] = async key => {
    if (key.startsWith('decisions/')) reads++
    if (isHeld && key.startsWith('decisions/')) await new Promise<void>(resolve => waiting.push(resolve))
    return at.store.read(key)
  }
  const hold = () => {
    isHeld = true
  }
  const release = () => {
    isHeld = false
    for (const go of waiting.splice(0)) go()
  }
  return { store: { ...at.store, read }, waiting, hold, release, reads: () => reads }
}

test('makes two missed sets at a time for one address and answers 429 to the third, and takes none from another', async () => {
  const { store, waiting, hold, release } = heldStore()
  const own = await running(`${folder}/held`, { store, proxies: 1 })
  const ask = (serial: number, from: string) => own.get(missed(serial), { 'x-forwarded-for': from })
  await ask(5, '203.0.113.9') // the live set is known from here on
  hold()
  const two = [ask(1, '2001:db8::1'), ask(2, '2001:db8::2')]
  while (waiting.length < 2) await own.get('/healthz')
  const third = await ask(3, '2001:db8::3')
  expect([third.status, third.headers['retry-after'], third.headers['cache-control']]).toEqual([429, '2', 'no-store'])
  const same = ask(1, '2001:db8::3') // nothing more is made for it
  const other = ask(3, '203.0.113.9')
  while (waiting.length < 3) await own.get('/healthz')
  release()
  expect((await Promise.all([...two, same, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await ask(3, '2001:db8::3')).status).toBe(200)
})

test('reads a missed set once for each form, and answers one that is known with 304 without reading the store', async () => {
  const { store, reads } = heldStore()
  const own = await running(`${folder}/read`, { store })
  await own.get('/config.json')
  const before = reads()
  const replies = await Promise.all(Array.from({ length: 20 }, () => own.get(missed(2), { 'accept-encoding': 'br' })))
  expect([new Set(replies.map(({ status }) => status)), reads() - before]).toEqual([new Set([200]), 1])
  const etag = replies[0]?.headers.etag?.replace('-2-', '-3-') ?? ''
  const known = await own.get(missed(3), { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([known.status, known.headers.etag, known.body.length, reads() - before]).toEqual([304, etag, 0, 1])
})
