import { expect, test } from '@jest/globals'
import type { DrawProofAnswer } from '@shared/contract/calls/invest/offerings'
import { commitmentOf, drawLots, entriesHashOf } from '@shared/money/draw'
import { check, checkNames, lotsIn, proofLines, shortHash, shownEntries } from './proof.model.ts'
import type { Witness } from './witness.ts'

const seed = '01'.repeat(32)
const all = Array.from({ length: 9 }, (_, at) => ({ orderNo: `I${at}`, lots: at + 1, salt: `s${at}` }))

function proofOf(list = all): DrawProofAnswer {
  const [entriesHash, totalLots] = [entriesHashOf(list), 20]
  const won = drawLots(list, { seed, entriesHash, beacon: '', totalLots })
  const entries = list.map(one => ({ ...one, wonLots: won.get(one.orderNo) ?? 0, sample: false }))
  return { commitHash: commitmentOf(seed), serverSeed: seed, entriesHash, entries, beacon: '', totalLots }
}
const mine: Witness = { orderNo: 'I4', lots: 5, salt: 's4', commitHash: commitmentOf(seed), kept: true }
const resultsOf = (proof: DrawProofAnswer, own: Witness | null, told: number | null = null) =>
  checkNames.map(name => check(name, { proof, mine: own, told }))

test('what holds has nothing to show for it', () => {
  expect(resultsOf(proofOf(), mine).map(({ result, values }) => [result, values.length])).toEqual([
    ...Array.from({ length: 4 }, () => ['holds', 0]),
  ])
})

test('before the draw seed and winners are open', () => {
  const early = { ...proofOf(), serverSeed: null, beacon: null }
  expect(resultsOf(early, mine).map(({ result }) => result)).toEqual(['open', 'holds', 'holds', 'open'])
})

test('a seed that is none is shown as it is; nobody who applied elsewhere is said to have kept something', () => {
  const [found] = resultsOf({ ...proofOf(), serverSeed: 'none' }, { ...mine, kept: false })
  expect(found).toEqual({
    name: 'commitment',
    result: 'fails',
    values: [
      { of: 'shown', text: commitmentOf(seed) },
      { of: 'seed', text: 'none' },
    ],
  })
})

test('an application that stands twice is named', () => {
  const proof = proofOf([...all, { orderNo: 'I3', lots: 1, salt: 'again' }])
  expect(check('list', { proof, mine, told: null }).values).toContainEqual({ of: 'twice', orderNo: 'I3' })
})

test('another number of lots than was sent is shown beside it', () => {
  const proof = proofOf(all.map(one => (one.orderNo === 'I4' ? { ...one, lots: 2 } : one)))
  expect(check('own', { proof, mine, told: null }).values).toEqual([
    { of: 'sent', orderNo: 'I4', lots: 5, salt: 's4' },
    { of: 'listed', orderNo: 'I4', lots: 2, salt: 's4' },
  ])
})

test('of altered winners the own one comes first, and no more than three are shown', () => {
  const proof = proofOf()
  const altered = { ...proof, entries: proof.entries.map(one => ({ ...one, wonLots: (one.wonLots ?? 0) + 1 })) }
  const { result, values } = check('winners', { proof: altered, mine, told: null })
  expect([result, values.length, values[0]]).toEqual(['fails', 3, expect.objectContaining({ orderNo: 'I4' })])
})

test('what one is told to have won is what was drawn, or the fourth check fails', () => {
  const proof = proofOf()
  const drawn = proof.entries[4]?.wonLots ?? 0
  expect(check('winners', { proof, mine, told: drawn }).result).toBe('holds')
  expect(check('winners', { proof, mine, told: drawn + 1 })).toEqual({
    name: 'winners',
    result: 'fails',
    values: [{ of: 'won', orderNo: 'I4', shown: drawn + 1, drawn }],
  })
})

test.each([
  ['I4', 'I2 I3 I4 I5 I6'],
  ['I0', 'I0 I1 I2 I3 I4'],
  ['I8', 'I6 I7 I8'],
  ['I45', 'I3 I4 I5 I6 I7'],
  [undefined, 'I0 I1 I2 I3 I4'],
])('beside %s stand two on each side', (orderNo, numbers) => {
  expect(
    shownEntries(proofOf(), orderNo)
      .map(one => one.orderNo)
      .join(' '),
  ).toBe(numbers)
})

test('all of it as lines, in the order of the numbers; samples are marked', () => {
  const { entries, ...proof } = proofOf()
  const [first, ...rest] = entries
  if (!first) throw new Error('An entry is missing')
  const heads = {
    columns: ['No', 'Lots', 'Salt', 'Won', 'Sample'],
    terms: ['C', 'S', 'H', 'B', 'T'] as const,
    sample: 'yes',
  }
  const lines = proofLines({ ...proof, entries: [...rest, { ...first, sample: true }] }, heads)
  expect(lines[1]).toEqual(['I0', '1', 's0', String(first.wonLots), 'yes'])
  expect(lines.at(-1)).toEqual(['T', '20'])
  expect(lines).toHaveLength(1 + 9 + 1 + 5)
})

test('lots are counted, and a hash shows both its ends', () => {
  expect(lotsIn(proofOf())).toBe(45)
  expect(shortHash('0123456789abcdef0123')).toBe('012345…ef0123')
})
