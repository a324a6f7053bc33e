/** A refusal in the midst of a transaction takes back what came before it, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { directions, tradeTypes } from '@shared/contract/codes'
import { MINUTE } from '@shared/engine/clock'
import { type Tx, transact } from '@shared/engine/db/transact'
import { booksOf } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { closeAll } from '@shared/engine/positions/close'
import { ownRow } from '@shared/engine/positions/rows'
import { playMinute } from '@shared/products/competitions/bots'
import { playingBots } from '@shared/products/competitions/rows'
import { type Exchange, startExchange } from '../../testing/src/exchange.ts'
import { create } from './testing/competitions/racing.ts'
import { listed, placed, tapeOf } from './testing/positions/orders.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({
    tape: tapeOf({ BTCUSDT: [[0, '64000']], ETHUSDT: [[0, '3400']], SOLUSDT: [[0, '140']] }),
  })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

/** While no entry can be booked. */
function unbookable<T>(work: (tx: Tx) => T): T {
  return transact(exchange.sandbox.context.db, tx => {
    const books = booksOf(tx)
    books.halted = 'for a test'
    try {
      return work(tx)
    } finally {
      books.halted = null
    }
  })
}

test('closing all leaves a position as it was where its money cannot be booked', async () => {
  const user = await exchange.newUser({ contract: '1000' })
  const { id } = await placed(exchange, user, { quantity: '0.01', direction: directions.buy })
  const { context } = exchange.sandbox
  const account = realAccount(user.id)
  const before = ownRow(context.db, account, id)
  const input = { tradeType: tradeTypes.contract, clientOrderId: 'all' }
  const outcome = unbookable(tx => closeAll(tx, context, account, input, 'en-us'))
  expect(outcome).toMatchObject({ closed: [], failed: [{ id }] })
  expect(ownRow(context.db, account, id)).toEqual(before)
  expect(await listed(exchange, user)).toHaveLength(1)
})

test('a player whose order is refused after it was written has no position', async () => {
  await create(exchange, 'C-refused', '--bots', '20')
  const { context } = exchange.sandbox
  const bots = playingBots(context.db)
  const held = () => context.db.prepare("SELECT count(*) AS n FROM position WHERE account > ''").get()?.n
  const play = (tx: Tx) => playMinute(tx, context, bots, context.clock.now() + MINUTE)
  unbookable(play)
  expect(held()).toBe(0)
  transact(context.db, play)
  expect(held()).toBeGreaterThan(0)
})

const SHARED = new URL('../..', import.meta.url)
const sources = ['engine', 'products', 'sandbox'].flatMap(name =>
  readdirSync(new URL(`${name}/src`, SHARED), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/(^|\/)(testing|pages)\/|\.test\.ts$/.test(file))
    .map(file => `${name}/src/${file}`),
)

/** Each file that catches a refusal, with why it needs no savepoint. */
const catching = {
  'engine/src/refusals/refusal-of.ts': 'takes one',
  'engine/src/ledger/kept-refusal.ts': 'names what `once` catches, which takes one',
  'engine/src/http/reply.ts': 'answers a request, whose transaction is over',
  'engine/src/run-action.ts': 'answers the operator, whose transaction is over',
  'products/src/accounts/identity/apply-advanced.ts': 'reads a form, and writes nothing',
  'products/src/upload/calls.ts': 'answers a request, whose transaction is over',
  'products/src/upload/places.ts': 'reads a picture, outside any transaction',
  'sandbox/src/seed/present.ts': 'orders once more, in a transaction of its own',
}

test('a file that catches a refusal is named, with why that leaves nothing half done', () => {
  expect(sources.length).toBeGreaterThan(600)
  const found = sources.filter(file =>
    /instanceof (Refused|InsufficientFunds)\b/.test(readFileSync(new URL(file, SHARED), 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(catching).sort())
})
