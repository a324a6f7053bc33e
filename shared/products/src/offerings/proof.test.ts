/** The proof of a draw, as a phone asks for it: nothing is shown too early, and all that is shown can be done again. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { checkDraw, type DrawWitness } from '@shared/money/draw'
import { winners } from '../../../money/src/test-second-draw.ts'
import { APPLYING, DRAWN, offeringsOf } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
let at: ReturnType<typeof offeringsOf>
beforeAll(async () => {
  exchange = await startExchange()
  at = offeringsOf(exchange)
})
afterAll(() => exchange.stop())

const green = { commitment: 'holds', list: 'holds', own: 'holds', winners: 'holds' }

async function applied(user: TestUser, id: string): Promise<DrawWitness> {
  const { orderNo, lots, salt, commitHash } = await at.apply(user, id, 8, 'rain-on-tin')
  return { orderNo, lots, salt, commitHash }
}

test('oversubscribed: exactly as many lots win as there are, and the phone finds all four checks green', async () => {
  const id = await at.offer('--lots', '40', '--sample-lots', '95')
  const user = await at.person()
  const mine = await applied(user, id)
  await at.until(id, DRAWN)
  const proof = await at.proof(id)
  expect(checkDraw(proof, mine)).toEqual(green)
  expect(proof.entries.reduce((all, { wonLots }) => all + (wonLots ?? 0), 0)).toBe(40)
  expect(proof.entries.filter(({ sample }) => sample)).toHaveLength(10)
  expect(await at.mine(user, id)).toMatchObject({ winningPrice: '0.1' })
  const own = proof.entries.find(({ orderNo }) => orderNo === mine.orderNo)
  expect((await at.mine(user, id))?.wonLots).toBe(own?.wonLots)
  const salted = proof.entries.map(entry => (entry === own ? entry : { ...entry, salt: 'other' }))
  expect(checkDraw({ ...proof, entries: salted }, mine)).toEqual({ ...green, list: 'fails' })
})

test('and whoever writes the draw anew, by the rules alone, draws the same', async () => {
  const { entries, serverSeed, beacon, totalLots } = await at.proof('O-test-1')
  const tickets = entries.map(({ orderNo, lots, salt }): [string, number, string] => [orderNo, lots, salt])
  const seed = Buffer.from(serverSeed ?? '', 'hex')
  expect(winners(tickets, seed, beacon ?? 'none', totalLots)).toEqual(entries.map(({ wonLots }) => wonLots))
})

test('while people apply the promise alone is public; then the list; with the draw the seed', async () => {
  const id = await at.offer('--sample-lots', '20')
  const user = await at.person()
  const mine = await applied(user, id)
  const before = await at.proof(id)
  expect(before).toMatchObject({ serverSeed: null, entriesHash: null, entries: [], beacon: null })
  await at.until(id, APPLYING)
  const frozen = await at.proof(id)
  expect(frozen).toMatchObject({ serverSeed: null, beacon: null, commitHash: before.commitHash })
  expect(frozen.entries.map(({ wonLots }) => wonLots)).toEqual([null, null, null])
  expect(checkDraw(frozen, mine)).toEqual({ ...green, commitment: 'open', winners: 'open' })
  await at.until(id, DRAWN - 1)
  expect(await at.proof(id)).toEqual(frozen)
  await at.until(id, DRAWN)
  const drawn = await at.proof(id)
  expect(drawn).toMatchObject({ commitHash: before.commitHash, entriesHash: frozen.entriesHash, beacon: '' })
  expect(checkDraw(drawn, { ...mine, entriesHash: frozen.entriesHash ?? '' })).toEqual(green)
})

test('nor does it lie open in the database: what is kept there before the draw opens no commitment', async () => {
  const id = await at.offer()
  const row = exchange.sandbox.context.db.prepare('SELECT * FROM offering WHERE id = ?').get(id) ?? {}
  const { commit_hash: commitment, ...kept } = row
  const opens = (text: string, form: 'hex' | 'base64') =>
    createHash('sha256').update(Buffer.from(text, form)).digest('hex') === commitment
  for (const value of Object.values(kept).map(String))
    expect([opens(value, 'hex'), opens(value, 'base64')]).toEqual([false, false])
})
