/** Pearson's χ² test of draws, with the correction for winners that are drawn without being put back. */
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { rounds } from '../../testing/src/soak.ts'
import { type DrawEntry, drawLots, entriesHashOf } from './draw.ts'

const WINNING = 3
const draws = rounds(10_000)

const peopleWith = (...lots: number[]): DrawEntry[] =>
  lots.map((many, at) => ({ orderNo: `I${at}`, lots: many, salt: `salt-${at}` }))

/** How many lots each person won in all draws. */
function winsOf(entries: readonly DrawEntry[]): number[] {
  const wins = entries.map(() => 0)
  const entriesHash = entriesHashOf(entries)
  for (let nth = 0; nth < draws; nth++) {
    const seed = createHash('sha256').update(`draw ${nth}`).digest('hex')
    const won = drawLots(entries, { seed, entriesHash, beacon: '', totalLots: WINNING })
    for (const [at, { orderNo }] of entries.entries()) wins[at] = (wins[at] ?? 0) + (won.get(orderNo) ?? 0)
  }
  return wins
}

function chiSquare(entries: readonly DrawEntry[]): number {
  const lots = entries.reduce((all, entry) => all + entry.lots, 0)
  const raw = winsOf(entries).reduce((all, wins, at) => {
    const expected = (draws * WINNING * (entries[at]?.lots ?? 0)) / lots
    return all + (wins - expected) ** 2 / expected
  }, 0)
  return (raw * (lots - 1)) / (lots - WINNING)
}

// critical values: what one fair exchange in a thousand is above
test.each([
  ['each of ten lots is drawn as often as any other', peopleWith(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), 27.877],
  ['who has more lots wins by as much more, wherever they stand in the list', peopleWith(4, 1, 3, 2), 16.266],
])(`${draws} draws: %s (χ² at 0.1 %%)`, (_, entries, critical) => {
  expect(chiSquare(entries)).toBeLessThan(critical)
})
