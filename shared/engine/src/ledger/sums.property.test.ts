/** What is kept of sums against the lines that they are of, and the list that reads them against a sort of everything. */
import { expect, test } from '@jest/globals'
import { flows } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { type Act, act, Ledger, people, types } from '../../../sandbox/src/testing/ledger/postings.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { DAY, fromStamp, stamp } from '../clock.ts'
import { entryTypeOf } from './entry-types.ts'
import type { Filter } from './filter.ts'
import { checkLedger } from './index.ts'
import { balanceLog } from './log.ts'

const acts = fc.array(act, { minLength: 10, maxLength: 60 })
const numRuns = rounds(300)

function lived(taken: readonly Act[]): Ledger {
  const ledger = new Ledger()
  ledger.fund()
  for (const one of taken) ledger.take(one)
  return ledger
}

test('what is kept of sums is what the lines are, whatever was posted, refused and taken back', () => {
  let posted = 0
  fc.assert(
    fc.property(acts, taken => {
      const { db } = lived(taken)
      expect(checkLedger(db)).toEqual([])
      posted += Number(db.prepare('SELECT count(*) AS n FROM ledger_line').get()?.n)
      db.close()
    }),
    { numRuns },
  )
  expect(posted).toBeGreaterThan(numRuns)
})

/** Whole days, seconds within them, and times that nothing is of. */
const time = fc.oneof(
  fc.integer({ min: -25, max: 60 }).map(day => stamp(fromStamp('2026-01-20 00:00:00') + day * DAY)),
  fc.integer({ min: -25, max: 60 }).map(day => stamp(fromStamp('2026-01-20 23:59:59') + day * DAY)),
  fc.integer({ min: 0, max: 40 * DAY }).map(ms => stamp(fromStamp('2026-01-10 00:00:00') + ms)),
)
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined, freq: 2 })
const filters = fc.record({
  currency: maybe(fc.constantFrom('USDT', 'BTC', 'VUSDT')),
  group: maybe(fc.constantFrom(1, 2)),
  type: maybe(fc.constantFrom(...types, 'nothing')),
  account: maybe(fc.constantFrom('balance' as const, 'contract' as const, 'virtual' as const)),
  dir: maybe(fc.constantFrom(flows.in, flows.out)),
  refId: fc.option(fc.constantFrom('R1', 'R2'), { nil: undefined, freq: 6 }),
  createTime_begin: maybe(time),
  createTime_end: maybe(time),
  order: maybe(fc.constantFrom('asc' as const, 'desc' as const)),
  pageNo: maybe(fc.integer({ min: 1, max: 4 })),
  pageSize: maybe(fc.constantFrom(3, 10)),
})

type Line = Record<'entry_id' | 'seq' | 'type' | 'amount' | 'at', bigint> &
  Record<'currency' | 'kind' | 'ref_id', string>

/** By reading every line. */
function slowly({ db }: Ledger, owner: string, filter: Filter) {
  const { group, type, currency, account, dir, refId, createTime_begin: begin, createTime_end: end } = filter
  const books = account?.startsWith('virtual') || currency === 'VUSDT' ? 'sim' : 'ledger'
  const statement = db.prepare(
    `SELECT l.*, ref_id FROM ${books}_line l JOIN ${books}_entry e ON e.id = l.entry_id WHERE owner = ?`,
  )
  statement.setReadBigInts(true)
  const lines = (statement.all(owner) as Line[]).filter(
    line =>
      (group === undefined || Math.floor(Number(line.type) / 100) === group) &&
      (type === undefined || entryTypeOf(Number(line.type)) === type) &&
      (currency === undefined || line.currency === currency) &&
      (account === undefined || line.kind === account) &&
      (dir === undefined || line.amount > 0n === (dir === flows.in)) &&
      (refId === undefined || line.ref_id === refId) &&
      (begin === undefined || Number(line.at) >= fromStamp(begin)) &&
      (end === undefined || Number(line.at) <= fromStamp(end) + 999),
  )
  const way = filter.order === 'asc' ? 1 : -1
  lines.sort((a, b) => Number(a.at - b.at) * way || Number(a.entry_id - b.entry_id) * way || Number(a.seq - b.seq))
  const { pageNo = 1, pageSize = 10 } = filter
  const entries = [...Map.groupBy(lines, line => line.entry_id).values()]
  const nets = entries.map(legs => legs.reduce((sum, { amount }) => sum + amount, 0n))
  const sumOf = (sign: 1n | -1n) => fromMinor(nets.reduce((sum, net) => (net * sign > 0n ? sum + net * sign : sum), 0n))
  return {
    ids: lines
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map(line => `${books === 'sim' ? 'v' : ''}${line.entry_id}-${line.seq}`),
    total: lines.length,
    sumIn: currency ? sumOf(1n) : null,
    sumOut: currency ? sumOf(-1n) : null,
  }
}

test('a page, its total and its sums are those of all lines, by any filter, order and days', () => {
  fc.assert(
    fc.property(
      acts,
      fc.array(fc.tuple(fc.constantFrom(...people), filters), { minLength: 20, maxLength: 20 }),
      (taken, asked) => {
        const ledger = lived(taken)
        for (const [owner, filter] of asked) {
          const { records, total, sumIn, sumOut } = balanceLog(ledger.db, owner, filter as Filter)
          const found = { ids: records.map(({ id }) => id), total, sumIn, sumOut }
          expect({ filter, ...found }).toEqual({ filter, ...slowly(ledger, owner, filter as Filter) })
        }
        ledger.db.close()
      },
    ),
    { numRuns },
  )
})
