/** Rewards that somebody wins without a risk, or more than once: none is paid. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  addMarginCall,
  amendOrderCall,
  closeAccountCall,
  exitCompetitionCall,
  positionListCall,
  reversePositionCall,
} from '@shared/contract'
import { documentTypes, entryStates, orderTypes, positionStates, tradingAccountTypes } from '@shared/contract/codes'
import { HOUR, stamp } from '@shared/engine/clock'
import { applyBasic } from '../../../sandbox/src/testing/accounts/identities.ts'
import { nextIp, pass } from '../../../sandbox/src/testing/accounts/people.ts'
import {
  closeAll,
  create,
  entryOf,
  finished,
  from,
  joining,
  LONG,
  open,
  openFive,
  type Racer,
  racer,
  rowsOf,
  SHORT,
} from '../../../sandbox/src/testing/competitions/racing.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { goTo } from '../../../sandbox/src/testing/rewards/time.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, type Holdings, startExchange, type TestUser, verify } from '../../../testing/src/exchange.ts'

/** Each hour BTC stands at 64,000, then rises by 1 % from the third minute to the thirtieth. */
const BTCUSDT = Array.from({ length: 24 }, (_, hour) => hour * 3600).flatMap((at): [number, string][] => [
  [at, '64000'],
  [at + 180, '64640'],
  [at + 1800, '64000'],
])

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT }) })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

/** One of the hour that begins now. */
const anHour = (id: string, ...options: string[]) =>
  create(exchange, id, '--hours', '1', '--rewards', '1-20:50', ...options)
/** One of the hour after this one. @returns goes to its start */
async function nextHour(id: string): Promise<() => Promise<void>> {
  const start = exchange.sandbox.context.clock.now() + HOUR
  await create(exchange, id, '--start', stamp(start), '--hours', '1', '--rewards', '1-20:50')
  return () => goTo(exchange, start)
}
const unverified = (id: string) => racer(exchange, id, nextIp(), { verified: false })
/** Somebody who registered with the inviter's code. */
async function invitedBy(inviter: Racer, id: string, ip = nextIp(), holdings?: Holdings): Promise<Racer> {
  const user = await from(exchange, ip, holdings)
  exchange.sandbox.context.db.prepare('UPDATE user SET inviter_id = ? WHERE id = ?').run(inviter.id, user.id)
  return { ...user, entryId: (await joining(exchange, user, id)).id }
}
const barOf = async (one: Racer) => (await entryOf(exchange, one)).barred ?? null
const minutes = (n: number) => exchange.sandbox.advance(n * 60)

/** Each opens five positions on a side, holds them over the rise, and closes them. */
async function race(sides: readonly (readonly [Racer, typeof LONG | typeof SHORT])[]): Promise<void> {
  for (const [one, direction] of sides) await openFive(exchange, one, { direction })
  await minutes(4)
  for (const [one] of sides) await closeAll(exchange, one)
  const [first] = sides[0] ?? []
  if (first) await finished(exchange, first, (await entryOf(exchange, first)).competitionId)
}

test('pays nothing to sixteen accounts of one network, long against short; who traded alone moves up', async () => {
  await anHour('C-sixteen')
  const network = nextIp()
  const hands: Racer[] = []
  for (let nth = 0; nth < 16; nth++) hands.push(await racer(exchange, 'C-sixteen', network))
  const alone = await racer(exchange, 'C-sixteen')
  await race([...hands.map((one, nth) => [one, nth % 2 === 0 ? LONG : SHORT] as const), [alone, SHORT]])
  const entries = await Promise.all(hands.map(one => entryOf(exchange, one)))
  expect(new Set(entries.map(({ barred, reward }) => `${barred} ${reward}`))).toEqual(new Set(['opposite null']))
  expect(await entryOf(exchange, alone)).toMatchObject({ ranking: 1, reward: '50' })
  const rows = await rowsOf(exchange, alone, 'C-sixteen')
  expect(rows.filter(({ barred }) => barred)).toHaveLength(16)
})

test('ranks and pays a family on one network that bets on the same side', async () => {
  await anHour('C-family')
  const network = nextIp()
  const family = [await racer(exchange, 'C-family', network), await racer(exchange, 'C-family', network)]
  await race(family.map(one => [one, LONG] as const))
  for (const one of family) expect((await entryOf(exchange, one)).reward).toBe('50')
})

test('bars two verified people of one network who bet against each other, with nineteen unverified entries beside them', async () => {
  await anHour('C-crowd')
  const network = nextIp()
  const rivals = [await racer(exchange, 'C-crowd', network), await racer(exchange, 'C-crowd', network)] as const
  for (let nth = 0; nth < 19; nth++) {
    const helper = await racer(exchange, 'C-crowd', network, { verified: false })
    await open(exchange, helper, { quantity: '0.0001' })
  }
  await race([
    [rivals[0], LONG],
    [rivals[1], SHORT],
  ])
  for (const one of rivals) expect(await entryOf(exchange, one)).toMatchObject({ barred: 'opposite', reward: null })
})

test('pays an inviter whom unverified strangers hedge, who registered with the code of the inviter', async () => {
  await anHour('C-strangers')
  const network = nextIp()
  const inviter = await racer(exchange, 'C-strangers', network)
  const strangers = [
    await invitedBy(inviter, 'C-strangers', nextIp(), { verified: false }),
    await invitedBy(inviter, 'C-strangers', network, { verified: false }),
  ]
  await race([[inviter, LONG], ...strangers.map(one => [one, SHORT] as const)])
  expect(await entryOf(exchange, inviter)).toMatchObject({ ranking: 1, reward: '50' })
  for (const one of strangers) expect(await barOf(one)).toBe('identity')
})

test('bars the invited one alone where inviter and invited bet against each other, from two networks', async () => {
  await anHour('C-invited')
  const inviter = await racer(exchange, 'C-invited')
  const invited = await invitedBy(inviter, 'C-invited')
  await race([
    [inviter, LONG],
    [invited, SHORT],
  ])
  expect(await entryOf(exchange, inviter)).toMatchObject({ ranking: 1, reward: '50' })
  expect(await entryOf(exchange, invited)).toMatchObject({ ranking: 2, reward: null, barred: 'opposite' })
})

test('ranks the best of four accounts last that verifies its person once the price has moved', async () => {
  await anHour('C-hindsight')
  const hands: Racer[] = []
  for (const direction of [LONG, SHORT, SHORT, SHORT]) {
    const hand = await unverified('C-hindsight')
    await openFive(exchange, hand, { direction })
    hands.push(hand)
  }
  const known = await racer(exchange, 'C-hindsight')
  await minutes(4)
  const [best] = hands as [Racer]
  await closeAll(exchange, best)
  verify(exchange.sandbox, best.id)
  expect(await entryOf(exchange, best)).toMatchObject({ ranking: 2, barred: 'identity' })
  await finished(exchange, known, 'C-hindsight')
  expect(await entryOf(exchange, known)).toMatchObject({ ranking: 1 })
  expect(await entryOf(exchange, best)).toMatchObject({ ranking: 2, reward: null, barred: 'identity' })
})

test('counts a verification up to the start for an entry that joined before it, and none after the start', async () => {
  const begin = await nextHour('C-early')
  const [early, late] = [await unverified('C-early'), await unverified('C-early')]
  expect([await barOf(early), await barOf(late)]).toEqual(['identity', 'identity'])
  verify(exchange.sandbox, early.id)
  await begin()
  await exchange.sandbox.advance(1)
  verify(exchange.sandbox, late.id)
  expect([await barOf(early), await barOf(late)]).toEqual([null, 'identity'])
  await finished(exchange, late, 'C-early')
  expect([await barOf(early), await barOf(late)]).toEqual(['risk', 'identity'])
})

test('keeps the rank but pays nothing for five closes of a minute and of a cent', async () => {
  await anHour('C-cent')
  const one = await racer(exchange, 'C-cent')
  await openFive(exchange, one, { quantity: '0.0001' })
  await minutes(4)
  await closeAll(exchange, one)
  await finished(exchange, one, 'C-cent')
  expect(await entryOf(exchange, one)).toMatchObject({
    ranking: 1,
    reward: null,
    barred: 'risk',
    closes: 0,
    riskMinutes: 0,
  })
})

test('pays nothing for five closes of a minute and no more time at risk than that', async () => {
  await anHour('C-minute')
  const one = await racer(exchange, 'C-minute')
  await openFive(exchange, one, {})
  await minutes(1)
  await closeAll(exchange, one)
  await finished(exchange, one, 'C-minute')
  expect(await entryOf(exchange, one)).toMatchObject({ reward: null, barred: 'risk', closes: 5 })
})

test('counts no minute at risk while a long and a short of one coin offset each other', async () => {
  await anHour('C-both')
  const one = await racer(exchange, 'C-both')
  await open(exchange, one, { direction: LONG })
  await open(exchange, one, { direction: SHORT })
  await minutes(5)
  expect((await entryOf(exchange, one)).riskMinutes).toBe(0)
  await open(exchange, one, { direction: SHORT })
  await minutes(5)
  // five minutes hold four to six of the drawn seconds
  expect([4, 5, 6]).toContain((await entryOf(exchange, one)).riskMinutes)
  await finished(exchange, one, 'C-both')
})

test('looks at a second that nobody knows: who is flat at each full minute is seen with what they hold', async () => {
  await anHour('C-flat')
  const one = await racer(exchange, 'C-flat')
  const { clock } = exchange.sandbox.context
  await exchange.sandbox.advance(61 - ((clock.now() / 1000) % 60))
  for (let minute = 0; minute < 6; minute++) {
    await open(exchange, one)
    await exchange.sandbox.advance(58)
    await closeAll(exchange, one)
    await exchange.sandbox.advance(2)
  }
  expect((await entryOf(exchange, one)).riskMinutes).toBeGreaterThan(0)
  await finished(exchange, one, 'C-flat')
})

const proved = async (user: TestUser, documentNumber: string, ...more: string[]) => {
  const { result } = await applyBasic(exchange, user, { documentType: documentTypes.passport, documentNumber })
  await exchange.operate('identity', 'approve', result.id, ...more)
}

test('begins nothing between the end and the closing of an entry: no reversal, no change, no fill', async () => {
  const { context } = exchange.sandbox
  await goTo(exchange, Math.ceil(context.clock.now() / HOUR) * HOUR + 1000)
  await anHour('C-over')
  const one = await racer(exchange, 'C-over')
  const { id } = await open(exchange, one)
  const short = { direction: SHORT, orderType: orderTypes.limit, price: '64500' }
  const waits = await open(exchange, one, short)
  pass(exchange, 3600 + 240)
  const account = { accountType: tradingAccountTypes.competition, entryId: one.entryId }
  const order = () => ({ ...account, clientOrderId: newOrderId() })
  const refused = { refusal: 'competition-rules' }
  const { client } = exchange
  const price = { expectedPrice: '64000', tolerance: '0.01' }
  expect(await client.call(reversePositionCall, { ...order(), ...price, id }, one)).toMatchObject(refused)
  const amended = { ...order(), id: waits.id, price: '64400' }
  expect(await client.call(amendOrderCall, amended, one)).toMatchObject(refused)
  const added = { ...order(), id, amount: '10' }
  expect(await client.call(addMarginCall, added, one)).toMatchObject(refused)
  await exchange.sandbox.advance(1)
  const { records } = await client.ask(positionListCall, account, one)
  expect(records.find(row => row.id === waits.id)).toMatchObject({ state: positionStates.cancelled, closeReason: 6 })
  expect(records.find(row => row.id === id)).toMatchObject({ state: positionStates.closed, closeReason: 6 })
})

test('lets each person in once, in whichever account, after an account was closed too', async () => {
  await anHour('C-once')
  const first = await racer(exchange, 'C-once', nextIp(), { verified: false })
  await proved(first, 'RACE-0001')
  const second = await from(exchange, nextIp(), { verified: false })
  await proved(second, 'RACE-0002', '--same-as', first.id)
  await expect(joining(exchange, second, 'C-once')).rejects.toThrow('competition-joined')
  await exchange.client.ask(exitCompetitionCall, { id: 'C-once', clientOrderId: newOrderId() }, first)
  await exchange.operate('wallet', 'adjust', first.account, 'USDT', '-100')
  await exchange.client.ask(closeAccountCall, { password: first.password }, first)
  const again = await from(exchange, nextIp(), { verified: false })
  await proved(again, 'RACE-0001')
  await expect(joining(exchange, again, 'C-once')).rejects.toThrow('competition-left')
})

test('ranks only the first entry of a person whose accounts the desk links after they joined', async () => {
  const begin = await nextHour('C-linked')
  const [first, second] = [await unverified('C-linked'), await unverified('C-linked')]
  await proved(first, 'RACE-0003')
  await proved(second, 'RACE-0004', '--same-as', first.id)
  await begin()
  await race([
    [second, LONG],
    [first, LONG],
  ])
  expect(await entryOf(exchange, first)).toMatchObject({ ranking: 1, reward: '50', status: entryStates.ended })
  expect(await entryOf(exchange, second)).toMatchObject({ ranking: 2, reward: null, barred: 'person' })
})

test('ranks no later entry of a person who leaves the first one and closes its account', async () => {
  const begin = await nextHour('C-first')
  const [first, second] = [await unverified('C-first'), await unverified('C-first')]
  await proved(first, 'RACE-0005')
  await proved(second, 'RACE-0006', '--same-as', first.id)
  await begin()
  await exchange.client.ask(exitCompetitionCall, { id: 'C-first', clientOrderId: newOrderId() }, first)
  expect(await barOf(second)).toBe('person')
  await exchange.operate('wallet', 'adjust', first.account, 'USDT', '-100')
  await exchange.client.ask(closeAccountCall, { password: first.password }, first)
  expect(await barOf(second)).toBe('person')
  await finished(exchange, second, 'C-first')
})
