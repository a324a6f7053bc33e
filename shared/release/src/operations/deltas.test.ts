import { expect, test } from '@jest/globals'
import { frameOf, sha256, unframed } from '../deltas/frame.ts'
import { parseDelta, readDelta } from '../deltas/stored-delta.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { testKeys } from '../testing/made-release.ts'
import { ann, at, driverOf, fresh } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { completeDeltas, deltasFor } from './complete-deltas.ts'
import { gc, planGc } from './gc.ts'

/** Code that is like no other, so that its brotli is long. */
const noise = Array.from({ length: 200 }, (_, i) => `f${(i * 7919) % 99_991}()`).join(';')
const codeOf = (version: string) => `${noise};version("${version}")`
const more = (version: string) => ({
  files: {
    'main.js': codeOf(version),
    'main.css': `.a{color:red}`,
    'data.json': JSON.stringify(noise + version),
    'bytes.js': String(sha256(Buffer.from(version)).toString('hex').repeat(2)),
  },
})

/** Trade is live as 1.0.0; a shell beside it. */
async function started() {
  const driver = driverOf(fresh('store'))
  await driver.publish('shell', '1.0.0')
  const first = await driver.publish('trade', '1.0.0', more('1.0.0'))
  const { decision } = await driver.promote(['shell', 'trade'])
  const next = (version: string) => driver.publish('trade', version, more(version))
  const keysOf = (release: string) => driver.store.listAfter(`deltas/trade/${release}/`, '')
  const complete = (made = decision) => completeDeltas(driver.store, testKeys, made)
  return { ...driver, first, next, keysOf, complete }
}
const hashOf = (text: string) => sha256(Buffer.from(text)).toString('hex')

test('a release that may go live is told by each one that phones may have, under the hash of what they have', async () => {
  const { store, first, next, promote, keysOf } = await started()
  const second = await next('1.1.0')
  expect(await deltasFor(store, testKeys, 'trade', second)).toBe(1) // small, random and other files are none
  await promote(['trade'])
  const third = await next('1.2.0')
  expect(await deltasFor(store, testKeys, 'trade', third)).toBe(2)
  const old = ['1.0.0', '1.1.0'].map(codeOf)
  expect(await keysOf(third)).toEqual(old.map(text => `deltas/trade/${third}/main.js/${hashOf(text)}`).sort())
  for (const [i, from] of [first, second].entries()) {
    const [dictionary, code] = [Buffer.from(old[i] ?? ''), codeOf('1.2.0')]
    const delta = await readDelta(store, 'trade', third, 'main.js', hashOf(old[i] ?? ''))
    expect(delta?.from).toBe(from)
    expect(delta?.frame.length).toBeLessThan(120)
    const made = await unframed(delta?.frame ?? dictionary, dictionary, code.length)
    expect(Buffer.from(made ?? []).toString()).toBe(code)
  }
})

test('a rollback is an update too: what is missing is made after the decision, of the units that it changed', async () => {
  const { store, first, next, promote, rollback, keysOf, complete } = await started()
  await next('1.1.0')
  const { decision } = await promote(['trade'])
  expect(await complete(decision)).toBe(1)
  expect(await complete(decision)).toBe(0)
  const back = await rollback('trade')
  expect(await complete(back.decision)).toBe(1)
  expect(await keysOf(first)).toEqual([`deltas/trade/${first}/main.js/${hashOf(codeOf('1.1.0'))}`])
  const other = await promote([], {
    platform: { ...(back.decision.config as never as object), name: 'other' } as never,
  })
  for (const key of await keysOf(first)) await store.delete(key)
  expect(await complete(other.decision)).toBe(0)
})

test('phones of a canary get there by deltas, and back', async () => {
  const { first, next, promote, rollback, keysOf, complete } = await started()
  const canary = await next('1.1.0')
  await complete((await promote(['trade'], { percent: 5 })).decision)
  expect((await keysOf(canary)).length).toBe(1)
  await complete((await rollback('trade')).decision)
  expect((await keysOf(first)).length).toBe(1)
})

test('whatever step the making of deltas dies at, nothing is half, and the next run ends it', async () => {
  const { store, next, keysOf } = await started()
  const second = await next('1.1.0')
  for (const dies of ['read', 'createIfAbsent'] as const) {
    const dying: Store = {
      ...store,
      [dies]: (key: string) =>
        key.startsWith('deltas/') || key.includes('main.js') ? Promise.reject(new Error('killed')) : store.read(key),
    }
    await expect(deltasFor(dying, testKeys, 'trade', second)).rejects.toThrow('killed')
    expect(await keysOf(second)).toEqual([])
  }
  expect(await deltasFor(store, testKeys, 'trade', second)).toBe(1)
})

test('no delta leads from or to a file that was damaged in the store', async () => {
  const { store, first, next } = await started()
  const second = await next('1.1.0')
  const key = fileKey('trade', first, 'main.js')
  await store.delete(key)
  await store.createIfAbsent(key, Buffer.from(codeOf('other')))
  expect(await deltasFor(store, testKeys, 'trade', second)).toBe(0)
})

test('verify tells a damaged delta and how to mend it; deleted, it is made again', async () => {
  const { store, next, keysOf } = await started()
  const second = await next('1.1.0')
  await deltasFor(store, testKeys, 'trade', second)
  expect(await verify(store, testKeys, at)).toMatchObject({ problems: [], deltas: 1 })
  const [key = ''] = await keysOf(second)
  const bytes = Buffer.from((await store.read(key)) ?? [])
  const flipped = Buffer.from(bytes)
  flipped[bytes.length - 9] = (flipped[bytes.length - 9] ?? 0) ^ 1
  for (const damaged of [flipped, bytes.subarray(0, -1), bytes.subarray(0, 20), Buffer.from('x')]) {
    await store.delete(key)
    await store.createIfAbsent(key, damaged)
    expect((await verify(store, testKeys, at)).problems).toEqual([
      { what: `trade@${second}: a delta of main.js does not lead to that file.`, mend: expect.stringContaining(key) },
    ])
  }
  await store.delete(key)
  expect(await deltasFor(store, testKeys, 'trade', second)).toBe(1)
})

test('verify goes on past what stands among the deltas and is none', async () => {
  const { store, first } = await started()
  for (const key of ['deltas/stray', `deltas/trade/${first}`, `deltas/${first}/trade/main.js`])
    await store.createIfAbsent(key, Buffer.from(first))
  expect(await verify(store, testKeys, at)).toMatchObject({ deltas: 3 })
})

test('gc takes deltas with the release that they lead to, and those that were made while it went', async () => {
  const { store, first, next, promote, keysOf, complete, build } = await started()
  const trades = [first]
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    trades.push(await next(version))
    await complete((await promote(['trade'])).decision)
  }
  const later = new Date(Date.now() + 48 * 3_600_000)
  const run = async () => gc(store, testKeys, await planGc(store, testKeys, 1, later), { ...ann, at: later })
  expect(await keysOf(trades[1] ?? '')).not.toEqual([])
  await run()
  expect(await keysOf(trades[1] ?? '')).toEqual([])
  expect(await keysOf(trades[3] ?? '')).not.toEqual([])
  const left = `deltas/trade/${trades[1]}/main.js/${hashOf('x')}`
  await store.createIfAbsent(left, Buffer.from('x'))
  await run()
  expect(await store.read(left)).toBeUndefined()
  await publish(store, testKeys, await readBuiltRelease(await build('trade', '1.1.0', more('1.1.0'))))
})

test('a frame is of one dictionary, and out of it comes no more than was asked for', async () => {
  const [dictionary, bytes] = [Buffer.from(codeOf('1')), Buffer.from(codeOf('2'))]
  const frame = await frameOf(bytes, dictionary)
  expect(Buffer.from(frame.subarray(0, 8)).toString('hex')).toBe('5e2a4d1820000000')
  expect(await unframed(frame, Buffer.from('other'), bytes.length)).toBeUndefined()
  expect(await unframed(frame, dictionary, bytes.length - 1)).toBeUndefined()
  expect(parseDelta(Buffer.from('x'))).toMatchObject({ from: 'x' })
})

test('a frame comes out as no more than a browser could hold, whatever is said of its file', async () => {
  const dictionary = Buffer.from('x')
  expect(await unframed(await frameOf(Buffer.alloc(2 ** 23 + 1), dictionary, 1), dictionary, 2 ** 32)).toBeUndefined()
})
