import { afterEach, expect, jest, test } from '@jest/globals'
import { subscriptionFor } from './browser.ts'

afterEach(() => {
  jest.useRealTimers()
})

test('a push service that never answers is waited for no longer than 15 s', async () => {
  jest.useFakeTimers()
  const subscription = subscriptionFor({ subscribe: () => new Promise(() => {}) } as unknown as PushManager, 'key')
  const ends = expect(subscription).rejects.toThrow("The browser's push service did not answer within 15 s")
  await jest.advanceTimersByTimeAsync(15_000)
  await ends
})
