import { expect, test } from '@jest/globals'
import type { Overview, Running, Unit } from '../protocol.ts'
import { actOf, afterRefusal, canBePart, draftOf, isWhole, movesTo, nextPercent, readPercent } from './plan.ts'

const running = (release: string): Running => ({
  ...{ release, version: '1.0.0', fare: null },
  since: { serial: 1, at: null, who: null },
})
const unit = (name: string, release: string, canary: Unit['canary'] = null): Unit => ({
  ...{ unit: name, live: running(release), canary, previous: null, waiting: null, back: null, rolledBack: null },
})
const overview = (...units: Unit[]): Overview => ({
  serial: 3,
  platform: null,
  units,
  proposals: [],
  reports: 'off',
  loss: null,
  strangers: [],
})
const stands = (name: string, release: string) => ({ unit: name, release, version: '1.0.0', canary: null })

test('going back names each unit that moves, and a canary that ends', () => {
  const now = overview(unit('shell', 'a'), unit('trade', 'b', { ...running('c'), percent: 5 }), unit('wallet', 'd'))
  const moves = movesTo([stands('shell', 'a'), stands('trade', 'b'), stands('wallet', 'e')], now)
  expect(moves.map(({ unit: name, to, canaryEnds }) => [name, to?.release, canaryEnds])).toEqual([
    ['trade', 'b', true],
    ['wallet', 'e', false],
  ])
  expect(movesTo([stands('shell', 'a')], overview(unit('shell', 'a'), unit('trade', 'b')))[0]?.to).toBeNull()
})

test('what is sent names the release that the button showed; a canary that is to go waits for no other decision', () => {
  const [live, canary] = [running('a'), { ...running('b'), percent: 5 }]
  const draft = {
    who: 'ann',
    why: 'a test',
    percent: '',
    everybody: false,
    forced: false,
    past: false,
    again: false,
    fingerprints: [],
  }
  const back = { kind: 'rollback', unit: 'trade', from: live, to: { release: 'o', version: null }, canary } as const
  const said = { who: 'ann', why: 'a test', unit: 'trade' }
  expect(actOf(back, draft, 3)).toEqual({
    ...{ act: 'rollback', ...said, looked: 3, from: 'a', to: 'o', forced: false },
  })
  const end = { kind: 'end-canary', unit: 'trade', from: canary, to: live } as const
  expect(actOf(end, draft, 3)).toEqual({ act: 'end-canary', ...said, from: 'b' })
})

test('who insists does so by a tick and for a reason of its own, and keeps what was ticked before of another refusal', () => {
  const draft = {
    who: 'ann',
    why: 'a test',
    percent: '',
    everybody: true,
    forced: false,
    past: false,
    again: true,
    fingerprints: [],
  }
  expect(afterRefusal(draft, 'again')).toMatchObject({ why: '', again: false, past: false })
  expect(afterRefusal({ ...draft, past: true }, 'past')).toMatchObject({ why: '', again: true, past: false })
  expect(afterRefusal(draft, undefined)).toMatchObject({ why: 'a test', again: true })
})

test('a part of the phones is more than none and less than all', () => {
  expect(['5', '12.5', '0,01', ' 99.99 '].map(readPercent)).toEqual([5, 12.5, 0.01, 99.99])
  expect(['0', '100', '', '-1', '1e1', '1.234', 'five'].map(readPercent)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a canary begins with few phones and grows by twice as many', () => {
  expect([nextPercent(null), nextPercent({ ...running('c'), percent: 20 })]).toEqual(['5', '40'])
})

test('nothing is sent before who and why are said; a shell goes to all phones', () => {
  const named = { release: 'b', version: null }
  const plan = { kind: 'promote', unit: 'trade', release: named, live: running('a'), canary: null } as const
  const draft = { ...draftOf(plan, 'ann'), why: 'a test' }
  expect(isWhole(plan, draft)).toBe(true)
  for (const lack of [{ why: ' ' }, { who: '' }, { percent: '0' }])
    expect(isWhole(plan, { ...draft, ...lack })).toBe(false)
  const shell = { ...plan, unit: 'shell' }
  expect([canBePart(shell), draftOf(shell, '').everybody]).toEqual([false, true])
})
