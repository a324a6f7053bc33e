import { beforeEach, expect, test } from '@jest/globals'
import { isOlder, remember } from './newest-seen.ts'

beforeEach(() => localStorage.clear())

test('of four logs the newest set is remembered each, and what is older of them is known to be', () => {
  for (const log of ['a', 'b', 'c', 'd']) remember({ log, serial: 5 })
  remember({ log: 'a', serial: 4 }) // what another tab has seen is not lowered
  expect(['a', 'b', 'e'].map(log => isOlder({ log, serial: 4 }))).toEqual([true, true, false])
})

test('a log whose name holds another in it forgets nothing of that', () => {
  remember({ log: 'ours', serial: 57 })
  remember({ log: 'z 1 ours', serial: 3 })
  expect([isOlder({ log: 'ours', serial: 56 }), isOlder({ log: 'z 1 ours', serial: 2 })]).toEqual([true, true])
})
