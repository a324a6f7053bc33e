import { expect, test } from '@jest/globals'
import { openStore, type Store } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { minuteBudget } from './budget.ts'
import { lineOf, senderNames } from './senders.ts'

const folder = temporaryFolder()
const day = (text: string) => () => new Date(text)
const storeAt = (name: string, now: () => Date): Store => ({
  ...openStore(`file:${folder}/${name}`),
  time: async () => now(),
})

test('all gateways of a store call an address by one name, which says nothing of it', async () => {
  const store = storeAt('shared', day('2026-11-22T12:00Z'))
  const [one, other] = [senderNames(store, day('2026-11-22T01:00Z')), senderNames(store, day('2026-11-22T23:00Z'))]
  const name = await one('203.0.113.9')
  expect(name).toMatch(/^[\w-]{12}$/)
  expect([await other('203.0.113.9'), await one('203.0.113.9')]).toEqual([name, name])
  expect(await one('203.0.113.10')).not.toBe(name)
  expect(await senderNames(undefined)('203.0.113.9')).not.toBe(name)
})

test('the next day it has another name, and the key of the old one is gone', async () => {
  let now = new Date('2026-11-22T23:59Z')
  const store = storeAt('days', () => now)
  const nameOf = senderNames(store, () => now)
  const before = await nameOf('203.0.113.9')
  now = new Date('2026-11-23T00:01Z')
  expect(await nameOf('203.0.113.9')).not.toBe(before)
  expect(await store.listAfter('days/', '')).toEqual(['days/2026-11-23'])
})

test('a gateway whose clock is days ahead deletes no key that the others use, and joins them once it is right', async () => {
  const store = storeAt('ahead', day('2026-11-22T12:00Z'))
  const name = await senderNames(store, day('2026-11-22T12:00Z'))('203.0.113.9')
  let now = new Date('2026-12-01T12:00Z')
  const wrong = senderNames(store, () => now)
  expect(await wrong('203.0.113.9')).not.toBe(name)
  expect(await store.listAfter('days/', '')).toEqual(['days/2026-11-22'])
  now = new Date('2026-11-22T12:00Z')
  expect(await wrong('203.0.113.9')).toBe(name)
})

test('while the store is away, the name holds in this gateway', async () => {
  const away: Store = { ...openStore(`file:${folder}/away`), createIfAbsent: () => Promise.reject(new Error('gone')) }
  const nameOf = senderNames(away)
  expect(await nameOf('203.0.113.9')).toBe(await nameOf('203.0.113.9'))
})

test('gives all gateways the same names once a store is back that was away as the day began', async () => {
  const store = storeAt('back', () => now)
  let [asked, isAway, now] = [0, true, new Date('2026-11-22T00:00:10Z')]
  const failing: Store = {
    ...store,
    createIfAbsent: async (...args) => {
      asked++
      if (isAway) throw new Error('gone')
      return store.createIfAbsent(...args)
    },
  }
  const [one, other] = [senderNames(failing, () => now), senderNames(store, () => now)]
  const name = await other('203.0.113.9')
  expect(await one('203.0.113.9')).not.toBe(name)
  isAway = false
  now = new Date('2026-11-22T00:01:09Z')
  await Promise.all([one('203.0.113.9'), one('203.0.113.10')])
  expect(asked).toBe(1) // it is asked once a minute at most
  now = new Date('2026-11-22T00:01:10Z')
  expect(await Promise.all([one('203.0.113.9'), one('203.0.113.9')])).toEqual([name, name])
  expect(asked).toBe(2)
})

test('keeps the names of a gateway that was the first to reach a store again', async () => {
  const store = storeAt('first', () => now)
  let [isAway, now] = [true, new Date('2026-11-22T00:00Z')]
  const failing: Store = {
    ...store,
    createIfAbsent: async (...args) => {
      if (isAway) throw new Error('gone')
      return store.createIfAbsent(...args)
    },
  }
  const nameOf = senderNames(failing, () => now)
  const name = await nameOf('203.0.113.9')
  isAway = false
  now = new Date('2026-11-22T00:02Z')
  expect([await nameOf('203.0.113.9'), await senderNames(store, () => now)('203.0.113.9')]).toEqual([name, name])
})

test('of an IPv6 address the line counts, however it is written', () => {
  expect(lineOf('2001:DB8:1:2::1')).toBe('2001:db8:1:2')
  expect(lineOf('2001:db8:1:2:ffff::9')).toBe('2001:db8:1:2')
  expect([lineOf('2001:db8::1'), lineOf('::1'), lineOf('fe80::1%eth0')]).toEqual([
    '2001:db8:0:0',
    '0:0:0:0',
    'fe80:0:0:0',
  ])
  expect(lineOf('203.0.113.9')).toBe('203.0.113.9')
})

test('each has a budget of their own, anew with each minute; of too many the first begins anew, nobody is turned away', () => {
  let now = 0
  const take = minuteBudget(2, () => now)
  expect([take('a'), take('a'), take('a'), take('b', 2), take('b')]).toEqual([true, true, false, true, false])
  expect(Array.from({ length: 100_000 }, (_, n) => take(`stranger${n}`))).not.toContain(false)
  expect(take('a')).toBe(true)
  now = 60_000
  expect(take('b')).toBe(true)
})
