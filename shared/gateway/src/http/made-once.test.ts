import { expect, test } from '@jest/globals'
import { Busy, madeOnce } from './made-once.ts'

/** Makes what is asked for, and notes it. */
function maker(bounds = { kept: 2, ofAddress: 1, aMinute: 100 }, now = () => 0) {
  const made: string[] = []
  const once = madeOnce<string>(bounds, now)
  const ask = (key: string, make = async (): Promise<string | undefined> => key, address = '203.0.113.7') =>
    once(key, address, () => {
      made.push(key)
      return make()
    })
  return { made, ask }
}

test('drops what was used longest ago, not what was made first', async () => {
  const { made, ask } = maker()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('makes again what failed or was not there', async () => {
  const { made, ask } = maker()
  await expect(ask('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect([await ask('b', async () => undefined), await ask('a'), await ask('b')]).toEqual([undefined, 'a', 'b'])
  expect(made).toEqual(['a', 'b', 'a', 'b'])
})

test('makes no more for an address than it may have at once, and one thing once for all who ask', async () => {
  const { made, ask } = maker()
  const slow = Promise.withResolvers<string>()
  const [first, same] = [ask('a', () => slow.promise), ask('a')]
  await expect(ask('b')).rejects.toThrow(Busy)
  expect(await ask('b', undefined, '203.0.113.8')).toBe('b')
  slow.resolve('slow')
  expect([await first, await same, await ask('c')]).toEqual(['slow', 'slow', 'c'])
  expect(made).toEqual(['a', 'b', 'c'])
})

test('makes no more for an address than it may have within a minute; what is kept counts for nobody', async () => {
  let now = 0
  const { made, ask } = maker({ kept: 2, ofAddress: 1, aMinute: 3 }, () => now)
  for (const key of ['a', 'b', 'c', 'c']) await ask(key)
  await expect(ask('d')).rejects.toThrow(Busy)
  expect([await ask('c'), await ask('d', undefined, '203.0.113.8')]).toEqual(['c', 'd'])
  now = 60_000
  expect(await ask('e')).toBe('e')
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e'])
})
