/** Offerings by lot: whoever applies for whatever, pays or not; held against whole numbers and the second draw alone. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applicationStates } from '@shared/contract/codes'
import { type Ticket, winners } from '../../../money/src/test-second-draw.ts'
import { DRAWN, LISTED, offeringsOf, PAID } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

/** In millionths of a USDT. */
type Person = { user: TestUser; money: bigint; isBarred: boolean }

const MICRO = 1_000_000n
const LOT = 100n
let exchange: Exchange
let at: ReturnType<typeof offeringsOf>
const people: Person[] = []
beforeAll(async () => {
  exchange = await startExchange()
  at = offeringsOf(exchange)
  for (let nth = 0; nth < 4; nth++)
    people.push({ user: await at.person('100000'), money: 100_000n * MICRO, isBarred: false })
})
afterAll(() => exchange.stop())

const below = lots()
const asText = (micro: bigint) => `${micro / MICRO}.${String(micro % MICRO).padStart(6, '0')}`
const inMicro = (text: string | null | undefined) => {
  const [whole = '0', rest = ''] = (text ?? '0').split('.')
  return BigInt(whole) * MICRO + BigInt(rest.padEnd(6, '0'))
}

type Terms = { floor: bigint; estimated: bigint; total: number; samples: number }
function drawnTerms(): Terms {
  // no token is listed below 0.0005
  const floor = BigInt(5 + below(5_000)) * 100n
  return { floor, estimated: floor + BigInt(below(5_000)) * 100n, total: 1 + below(60), samples: below(50) }
}

const offered = ({ floor, estimated, total, samples }: Terms) =>
  at.offer(
    ...['--floor', asText(floor), '--estimated', asText(estimated)],
    ...['--lots', String(total), '--sample-lots', String(samples)],
  )

async function applyAll(id: string): Promise<Map<Person, number>> {
  const applied = new Map<Person, number>()
  for (const person of people) {
    const many = below(11)
    if (many === 0) continue
    const { code, refusal } = await at.tryToApply(person.user, id, many, `salt-${below(1_000)}`)
    expect([code, refusal]).toEqual(person.isBarred ? [500, 'ioe-barred'] : [200, null])
    if (!person.isBarred) applied.set(person, many)
  }
  return applied
}

/** What the rules alone make of the public list. */
async function drawnAgain(id: string, { total }: Terms): Promise<Map<string, number>> {
  const { entries, serverSeed, beacon } = await at.proof(id)
  const tickets = entries.map(({ orderNo, lots, salt }): Ticket => [orderNo, lots, salt])
  const won = winners(tickets, Buffer.from(serverSeed ?? '', 'hex'), beacon ?? 'none', total)
  expect(entries.map(({ wonLots }) => wonLots)).toEqual(won)
  return new Map(tickets.map(([orderNo], nth) => [orderNo, won[nth] ?? 0]))
}

const priceOf = ({ floor, estimated, total }: Terms, subscribed: number) =>
  floor + ((estimated - floor) * BigInt(Math.min(subscribed, total))) / BigInt(total)

type Outcome = { person: Person; won: number; isPaid: boolean }

async function payOrNot(id: string, person: Person, won: number, price: bigint): Promise<Outcome> {
  const row = await at.mine(person.user, id)
  const cost = BigInt(won) * LOT * price
  expect([inMicro(row?.winningPrice), row?.wonLots, inMicro(row?.amount)]).toEqual([price, won, cost])
  const isPaid = won > 0 && below(4) > 0
  if (isPaid) {
    expect((await at.pay(person.user, row?.id ?? '')).code).toBe(200)
    person.money -= cost
  }
  return { person, won, isPaid }
}

async function holds(id: string, { person, won, isPaid }: Outcome): Promise<void> {
  const { notWon, listed, forfeited } = applicationStates
  const row = await at.mine(person.user, id)
  expect(row?.status).toBe(won === 0 ? notWon : isPaid ? listed : forfeited)
  person.isBarred ||= won > 0 && !isPaid
  expect(inMicro(await at.available(person.user, 'USDT'))).toBe(person.money)
  const tokens = await at.available(person.user, row?.symbol ?? '')
  expect(inMicro(tokens)).toBe(isPaid ? BigInt(won) * LOT * MICRO : 0n)
  expect((await at.assets(person.user)).investAssets).toBe('0')
}

const many = rounds(40)
test(`${many} offerings by lot: price, winners, money and tokens are what whole numbers say (seed ${seed})`, async () => {
  for (let round = 0; round < many; round++) {
    const terms = drawnTerms()
    const id = await offered(terms)
    const applied = await applyAll(id)
    await at.until(id, DRAWN)
    const won = await drawnAgain(id, terms)
    const price = priceOf(
      terms,
      [...applied.values()].reduce((all, more) => all + more, terms.samples),
    )
    const outcomes: Outcome[] = []
    for (const person of applied.keys()) {
      const { id: order = '' } = (await at.mine(person.user, id)) ?? {}
      outcomes.push(await payOrNot(id, person, won.get(order) ?? -1, price))
    }
    expect(exchange.faults()).toEqual([])
    for (const moment of [PAID, LISTED]) await at.until(id, moment)
    for (const outcome of outcomes) await holds(id, outcome)
    expect(exchange.faults()).toEqual([])
  }
})
