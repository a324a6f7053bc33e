/** A shelf finds the rows that a price concerns, whatever was written: the same as a look at every row. */
import { expect, test } from '@jest/globals'
import { lots } from '../../../testing/src/soak.ts'
import { Shelf } from './levels.ts'
import type { StoredRow } from './tables.ts'

const below = lots()
const HIGHEST = 1000
const level = () => (below(3) ? String(below(HIGHEST)) : null)

function rowOf(id: string): StoredRow {
  const [isWaiting, isLimit, isClosed] = [below(4) === 0, below(2) === 0, below(9) === 0]
  const waiting = isLimit
    ? { price: String(below(HIGHEST)), trigger_price: null }
    : { price: null, trigger_price: String(below(HIGHEST)) }
  const running = { take_profit: level(), stop_loss: level(), liquidation: level(), trailing: below(20) ? null : '3' }
  const state = isClosed ? 3 : isWaiting ? 0 : 1
  const types = { trade_type: below(5) ? 1 : 3, direction: 1 + below(2) }
  return { id, state, ...types, ...running, ...waiting } as unknown as StoredRow
}

/** Rule by rule, for one row. */
function concerns(row: StoredRow, price: number): boolean {
  const isLong = row.direction === 1
  const falls = (at: string | null) => at !== null && price <= Number(at)
  const rises = (at: string | null) => at !== null && price >= Number(at)
  const [onward, back] = isLong ? [rises, falls] : [falls, rises]
  if (row.state === 0) return back(row.price) || onward(row.trigger_price)
  if (row.state !== 1) return false
  if (row.trailing !== null) return true
  return row.trade_type !== 3 && (onward(row.take_profit) || back(row.stop_loss) || back(row.liquidation))
}

test('rows that a price concerns are found oldest first, after any writes and removals', () => {
  const [shelf, rows] = [new Shelf(), new Map<string, StoredRow>()]
  let found = 0
  for (let nth = 0; nth < 6000; nth++) {
    const id = `P${below(1200)}`
    if (below(8) === 0) {
      shelf.remove(id)
      rows.delete(id)
    } else {
      const row = rowOf(id)
      shelf.put(row, nth)
      rows.set(id, row)
    }
    if (nth % 50 !== 0) continue
    const price = below(HIGHEST)
    const meant = [...rows.values()].filter(row => concerns(row, price))
    expect(shelf.near(price, price)).toEqual(meant)
    found += meant.length
  }
  expect(found).toBeGreaterThan(1000)
})
