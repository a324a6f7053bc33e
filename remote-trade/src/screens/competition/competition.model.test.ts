import { expect, test } from '@jest/globals'
import type { Competition } from '@shared/contract'
import { competitionStates, entryStates } from '@shared/contract/codes'
import type { RankRow } from '../../parts/competitions/reward.model.ts'
import { placeOfNew, raceOf, tabOf, wayOf } from './competition.model.ts'

const rewards = [
  { from: 1, to: 1, amount: '500' },
  { from: 2, to: 3, amount: '200' },
]
const row = (rank: number, totalYield: string, bot = false): RankRow => ({
  rank,
  account: 'a**z',
  assets: '10000',
  totalIncome: '0',
  totalYield,
  bot,
  mine: false,
})
const of = (change: Partial<Competition>): Competition => ({
  id: 'C',
  title: 'Autumn',
  cover: null,
  intro: '',
  rules: '',
  status: competitionStates.inProgress,
  startTime: '2026-11-23 00:00:00',
  endTime: '2026-11-24 00:00:00',
  joinDeadline: '2026-11-24 00:00:00',
  entryFunds: '100',
  virtualFunds: '10000',
  participantCount: 1,
  maxParticipants: 2,
  rewards,
  mine: null,
  ...change,
})
const entry = (status: NonNullable<Competition['mine']>['status']) =>
  ({ id: 'E', status }) as NonNullable<Competition['mine']>

test('everybody stands on one line, the lowest at its left end and the highest at its right', () => {
  const race = raceOf([row(1, '0.3'), row(2, '0.1', true), row(3, '0'), row(4, '-0.1')], rewards, '0.1')
  expect(race).toMatchObject({ low: '-0.1', high: '0.3', won: '0', own: 0.5 })
  expect(race?.marks.map(({ at }) => at)).toEqual([1, 0.5, 0.25, 0].map(place => expect.closeTo(place)))
  expect(race?.marks.map(({ won }) => won)).toEqual([true, false, true, false])
})

test('a new entry ranks behind all entries without a loss; beyond the known rows it has no rank', () => {
  const rows = [row(1, '0.3'), row(2, '0'), row(3, '-0.1')]
  expect(placeOfNew(rows, of({ participantCount: 3 }))).toBe(3)
  expect(placeOfNew(rows.slice(0, 2), of({ participantCount: 2 }))).toBe(3)
  expect(placeOfNew(rows.slice(0, 2), of({ participantCount: 40 }))).toBeUndefined()
  expect(placeOfNew([], of({ participantCount: 0 }))).toBe(1)
})

test('a new entry ranks before all barred entries, and a barred new entry ranks last', () => {
  const rows = [row(1, '0.3'), { ...row(2, '0.2'), barred: true }]
  expect(placeOfNew(rows, of({ participantCount: 2 }))).toBe(2)
  expect(placeOfNew(rows, of({ participantCount: 2 }), true)).toBe(3)
})

test('while all are alike there is no line', () => {
  expect(raceOf([row(1, '0'), row(2, '0')], [], '0')).toBeNull()
  expect(raceOf([], [], undefined)).toBeNull()
})

test('the ranking comes first once there is one', () => {
  expect(tabOf(undefined, of({}))).toBe('ranking')
  expect(tabOf(undefined, of({ status: competitionStates.toStart }))).toBe('intro')
  expect(tabOf('rewards', of({}))).toBe('rewards')
})

test('what may be done: joining while there is time and room, then trading, nothing once it is over or left', () => {
  expect(wayOf(of({}), false).kind).toBe('join')
  expect(wayOf(of({}), true).kind).toBe('closed')
  expect(wayOf(of({ participantCount: 2 }), false).kind).toBe('full')
  expect(wayOf(of({ mine: entry(entryStates.inProgress), participantCount: 2 }), true).kind).toBe('joined')
  expect(wayOf(of({ mine: entry(entryStates.exited) }), false).kind).toBe('left')
  expect(wayOf(of({ status: competitionStates.ended, mine: entry(entryStates.ended) }), true).kind).toBe('ended')
})
