import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { fromServerTime } from '@shared/format/time'
import { beganAt, sessionOf } from './session.model.ts'

const metal = {
  sessions: [
    'Mon 06:00-Tue 05:00',
    'Tue 06:00-Wed 05:00',
    'Wed 06:00-Thu 05:00',
    'Thu 06:00-Fri 05:00',
    'Fri 06:00-Sat 05:00',
  ],
} as SymbolInfo
const at = (time: string) => fromServerTime(`2026-11-${time}:00`)

test('the session that ends at a moment began as the hours say', () => {
  expect(beganAt(metal, at('26 05:00'))).toBe(at('25 06:00'))
  expect(beganAt({ sessions: ['Mon 05:00-Sat 05:00'] }, at('28 05:00'))).toBe(at('23 05:00'))
  expect(beganAt({ sessions: ['Sun 00:00-Mon 00:00'] }, at('23 00:00'))).toBe(at('22 00:00'))
})

test('hours that nobody can read leave its beginning unknown', () => {
  for (const session of ['always', 'Mo 05-Sa 05', 'Mon 0x:00-Thu 05:00'])
    expect(beganAt({ sessions: [session] }, at('26 05:00'))).toBeUndefined()
})

test('it is told how much of a session is over, and of a market that rests when it opens', () => {
  const hours = { marketState: 1, nextOpenTime: '2026-11-26 06:00:00', nextCloseTime: '2026-11-26 05:00:00' } as const
  expect(sessionOf(metal, hours, at('25 17:30'))).toMatchObject({ state: 'open', ends: at('26 05:00'), part: 0.5 })
  expect(sessionOf(metal, { ...hours, marketState: 0 }, at('26 05:30'))).toEqual({
    state: 'closed',
    opens: at('26 06:00'),
  })
  expect(sessionOf(metal, { marketState: 1 }, at('25 17:30'))).toBeNull()
})
