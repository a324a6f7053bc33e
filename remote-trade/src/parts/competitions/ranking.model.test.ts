import { expect, test } from '@jest/globals'
import { competitionStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { isBeingRanked, rankingEvery } from './ranking.model.ts'

const endTime = '2026-11-24 00:00:00'
const END = fromServerTime(endTime)
const of = (status: -2 | 0 | 1) => ({ status, endTime })
const ended = of(competitionStates.ended)
const page = (rows: number, total: number) => ({ records: Array(rows).fill({}), total, size: 20 })

test('asks for the ranking again while the competition runs, and not before it starts', () => {
  expect(rankingEvery(of(competitionStates.inProgress), [page(3, 3)], END - 1)).toBe(10_000)
  expect(rankingEvery(of(competitionStates.toStart), [page(3, 3)], END - 1)).toBe(false)
})

test('asks for the ranking again after the end until no page lacks a row', () => {
  const late = END + 3_600_000
  expect(rankingEvery(ended, [page(0, 45)], late)).toBe(10_000)
  expect(rankingEvery(ended, [page(20, 45), page(3, 45)], late)).toBe(10_000)
  expect(rankingEvery(ended, [page(20, 45), page(20, 45), page(5, 45)], late)).toBe(false)
  expect(rankingEvery(ended, [page(0, 0)], late)).toBe(false)
})

test('asks for the ranking once more in the first minute after the end, although all rows are there', () => {
  expect(rankingEvery(ended, [page(3, 3)], END + 59_999)).toBe(10_000)
  expect(rankingEvery(ended, [page(3, 3)], END + 60_000)).toBe(false)
})

test('expects ranks of an ended competition that somebody took part in, and of no other', () => {
  expect(isBeingRanked({ ...ended, participantCount: 2 })).toBe(true)
  expect(isBeingRanked({ ...ended, participantCount: 0 })).toBe(false)
  expect(isBeingRanked({ ...of(competitionStates.toStart), participantCount: 2 })).toBe(false)
})
