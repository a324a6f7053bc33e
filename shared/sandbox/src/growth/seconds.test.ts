/** What a second costs does not grow with the history of one person, counted in the rows that it visits. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { pass } from '../accounts/test-people.ts'
import { transact } from '../db/transact.ts'
import { beats } from '../domains.ts'
import { realAccount } from '../ledger/trading-account.ts'
import { setLimit } from '../limits/limits.ts'
import { tellLossLimit } from '../limits/tell.ts'
import { FEW, type Grown, grew, grownExchange, MANY, STEPS } from './test-growth.ts'
import { growths } from './test-registry.ts'

let watch: Watch
let few: Grown
let many: Grown
beforeAll(async () => {
  watch = watchRows()
  few = await grownExchange(growths, FEW)
  many = await grownExchange(growths, MANY)
})
afterAll(async () => {
  watch.stop()
  await few.exchange.stop()
  await many.exchange.stop()
})

type Visited = { rows: number; most: string }

/** One second of each beat and of the market, by name; the most of it while time goes on to each hour at which some job is due. */
async function aWeek({ exchange }: Grown): Promise<Map<string, Visited>> {
  const { context, advance } = exchange.sandbox
  const seen = new Map<string, Visited>()
  const note = async (name: string, work: () => unknown) => {
    const visits = await watch.during(work)
    if (visits.rows >= (seen.get(name)?.rows ?? 0)) seen.set(name, { rows: visits.rows, most: visits.most() })
  }
  for (const seconds of STEPS) {
    pass(exchange, seconds)
    for (const beat of beats) await note(beat.name, () => beat(context, context.clock.now()))
    await note('a whole second', () => advance(1))
  }
  return seen
}

/** What each of a second's closings asks of whoever limits their losses. */
const fiftyClosings = ({ exchange, user }: Grown) =>
  transact(exchange.sandbox.context.db, tx => {
    const { context } = exchange.sandbox
    setLimit(tx, user.id, 'dailyLoss', '1000', context.clock.now())
    for (let nth = 0; nth < 50; nth++) tellLossLimit(tx, context, realAccount(user.id))
  })

test('fifty closings of one second read no more for a person with more lines of today', async () => {
  const short = await watch.during(() => fiftyClosings(few))
  const long = await watch.during(() => fiftyClosings(many))
  expect(long.rows).toBeGreaterThan(0)
  expect({ rows: long.rows, most: long.most() }).toEqual({ rows: short.rows, most: short.most() })
})

test('no beat reads more for a person with a longer history, at any hour of a week', async () => {
  const [short, long] = [await aWeek(few), await aWeek(many)]
  const found = [...long].filter(([name, { rows }]) => grew(short.get(name)?.rows ?? 0, rows))
  expect(
    found.map(([name, { rows, most }]) => `${name}: ${short.get(name)?.rows} rows became ${rows}\n${most}`),
  ).toEqual([])
})
