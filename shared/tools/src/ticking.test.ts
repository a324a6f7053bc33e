import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ticking } from './ticking.ts'
import { twoAtATime } from './two-at-a-time.ts'

const said: string[] = []
beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  said.length = 0
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Work that ends when it is told to. */
const pending = () => Promise.withResolvers<string>()

test('says every five seconds what is waited for, until it is done', async () => {
  const { promise, resolve } = pending()
  const waited = ticking(() => 'installing', promise)
  jest.advanceTimersByTime(4999)
  expect(said).toEqual([])
  jest.advanceTimersByTime(5001)
  expect(said).toEqual(['5 s: installing', '10 s: installing'])
  resolve('done')
  expect(await waited).toBe('done')
  jest.advanceTimersByTime(60_000)
  expect(said).toHaveLength(2)
})

test('says nothing more when the work fails', async () => {
  const waited = ticking(() => 'installing', Promise.reject(new Error('no network')))
  await expect(waited).rejects.toThrow('no network')
  jest.advanceTimersByTime(60_000)
  expect(said).toEqual([])
})

test('names the two things of many that are being done', async () => {
  const works: Record<string, ReturnType<typeof pending>> = { trade: pending(), wallet: pending(), shell: pending() }
  const all = twoAtATime('building', Object.keys(works), String, async unit => works[unit]?.promise)
  jest.advanceTimersByTime(5000)
  works.trade?.resolve('1')
  await jest.advanceTimersByTimeAsync(5000)
  works.wallet?.resolve('2')
  await jest.advanceTimersByTimeAsync(5000)
  works.shell?.resolve('3')
  expect(await all).toEqual(['1', '2', '3'])
  expect(said).toEqual(['5 s: building trade and wallet', '10 s: building wallet and shell', '15 s: building shell'])
})
