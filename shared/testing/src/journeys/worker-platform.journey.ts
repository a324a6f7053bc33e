/** Suites of one worker share a platform only as long as each of them leaves it as it was. */
import { expect, test } from '@jest/globals'
import { remove } from '@shared/release/writing'
import type { Platform } from '../platform.ts'
import { who } from './ship.ts'
import { borrowPlatform } from './worker-platform.ts'

const options = { proxies: 1, clock: 'manual' } as const

/** @returns the address of the platform that a suite worked on */
async function suite(work: (platform: Platform) => unknown = () => {}): Promise<string> {
  const { platform, giveBack } = await borrowPlatform(options)
  await work(platform)
  await giveBack()
  return platform.url
}

test('a suite that works on its own people leaves the platform to the next suite', async () => {
  const first = await suite()
  expect(await suite(platform => platform.operate('ledger', 'check'))).toBe(first)
  expect(await suite()).toBe(first)
})

test('only a mortal platform can be killed and restarted', () =>
  suite(async platform => {
    await expect(platform.kill()).rejects.toThrow('mortal: true')
    await expect(platform.restart()).rejects.toThrow('mortal: true')
  }))

const words = ['--title', 'Maintenance', '--abstract', 'Soon', '--body', '<p>Soon</p>']
const changes: [what: string, work: (platform: Platform) => unknown][] = [
  ['publishes a notice', platform => platform.operate('notice', 'publish', '--id', 'n1', ...words)],
  ['spoils a file', platform => platform.spoilt.set('shell/1/main.js', () => undefined)],
  ['accepts other keys', platform => platform.accept([])],
  ['takes a unit out of the live set', ({ store, keys }) => remove(store, keys, { ...who, unit: 'invest' })],
]

test.each(changes)('the next suite gets a new platform after one that %s', async (_, work) => {
  const changed = await suite(work)
  expect(await suite()).not.toBe(changed)
})
