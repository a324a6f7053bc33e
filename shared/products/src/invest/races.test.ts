/** Phones that want the last of a bond at the same moment: it is sold once, whole, and who comes too late reads what is left. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { productStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { HOURS, investing } from '../../../sandbox/src/testing/invest/invest.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const [LAST, LEAST] = [500, 100]
const RACES = rounds(200)
const below = lots()
let exchange: Exchange
let people: TestUser[]
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
  people = await Promise.all([1, 2, 3, 4].map(() => exchange.newUser({ balance: String(LAST * RACES) })))
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})
const { tryBuy, product, balance, now } = investing(() => exchange)

async function bondOf(id: string): Promise<void> {
  const terms = ['--id', id, '--name', id, '--days', '30', '--rate', '0.09', '--end', stamp(now() + 48 * HOURS)]
  await exchange.operate('product', 'add', '--type', 'bond', ...terms, '--total', String(LAST), '--min', String(LEAST))
}

/** What it is refused with tells what is left: it wants that next, until nothing is. @returns what it bought */
async function race(user: TestUser, id: string): Promise<number> {
  for (let wanted = LEAST + below(LAST - LEAST + 1); ; ) {
    const { refusal, values } = await tryBuy(user, id, String(wanted), '0.09')
    if (refusal === null) return wanted
    if (refusal === 'not-on-sale') return 0
    // a rest below the least is sold whole
    expect(['remaining-less', 'below-minimum']).toContain(refusal)
    const left = refusal === 'remaining-less' ? Number(values.remaining) : Number(values.n)
    expect([left > 0, left <= LAST, left === wanted]).toEqual([true, true, false])
    wanted = left
  }
}

test(`${RACES} races of two to four phones for the last ${LAST}: sold exactly, and paid by who has it (seed ${seed})`, async () => {
  const spent = new Map(people.map(user => [user, 0]))
  for (let nth = 0; nth < RACES; nth++) {
    const id = `R${nth}`
    await exchange.sandbox.advance(1)
    await bondOf(id)
    const racers = people.slice(0, 2 + below(3))
    const bought = await Promise.all(racers.map(user => race(user, id)))
    for (const [at, user] of racers.entries()) spent.set(user, (spent.get(user) ?? 0) + (bought[at] ?? 0))
    const { status, remaining, hostedAmount } = await product(id)
    const sold = bought.reduce((all, one) => all + one, 0)
    expect([sold, hostedAmount, Number(remaining)]).toEqual([sold, String(sold), LAST - sold])
    expect(sold === LAST).toBe(status === productStates.soldOut)
  }
  for (const [user, all] of spent) expect(Number(await balance(user))).toBe(LAST * RACES - all)
})
