import { type ChildProcess, fork } from 'node:child_process'
import { once as heard } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, registerCall, transferContractCall, userBalanceCall } from '@shared/contract'
import { type Client, connect, newOrderId } from '../../../testing/src/client.ts'
import { growInto } from '../../../testing/src/grown.ts'
import { program } from '../../../testing/src/packed.ts'
import { lots, patience, rounds, seed } from '../../../testing/src/soak.ts'
import { openDatabase } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { checkLedger, HOUSE, openBooks, post, toMinor } from './index.ts'
import type { Point } from './test-fault.ts'

const data = mkdtempSync(join(tmpdir(), 'crash-'))
const file = join(data, 'exchange.db')

type Running = { child: ChildProcess; client: Client }
let running: Running
let token = ''
/** Orders that were answered: whatever happens later, they exist. */
const answered: string[] = []

const hear = async <T>(child: ChildProcess) => (await heard(child, 'message'))[0] as T

async function start(): Promise<Running> {
  const child = fork(await program('killable'), [data], { stdio: 'ignore' })
  const { url, transportPublicKey } = await hear<{ url: string; transportPublicKey: string }>(child)
  return { child, client: connect(url, transportPublicKey) }
}

async function kill({ child }: Running): Promise<void> {
  const gone = heard(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const order = (clientOrderId = newOrderId()) => ({
  from: 'balance' as const,
  to: 'contract' as const,
  currency: 'USDT',
  amount: '1',
  clientOrderId,
})
async function transfer(clientOrderId: string): Promise<boolean> {
  const sent = running.client.call(transferContractCall, order(clientOrderId), { token })
  const answer = await sent.catch(() => undefined)
  if (answer?.code === 200) answered.push(clientOrderId)
  return answer?.code === 200
}

/** The folder as the kill left it, before anything mends it. */
function provedOnDisk(): void {
  const db = openDatabase(file)
  openBooks(db, () => 0)
  expect(checkLedger(db)).toEqual([])
  const rows = db.prepare('SELECT client_order_id AS id FROM client_order').all()
  const orders = new Set(rows.map(row => row.id))
  expect(answered.filter(id => !orders.has(id))).toEqual([])
  const entries = db.prepare("SELECT count(*) AS n FROM ledger_entry WHERE key LIKE 'transfer:%'").get()
  expect(entries?.n).toBe(orders.size)
  db.close()
}

async function placedOnce(clientOrderId: string): Promise<void> {
  const { total } = await running.client.ask(balanceLogCall, { clientOrderId, account: 'contract' }, { token })
  expect(total).toBe(1)
}

beforeAll(async () => {
  await growInto(data)
  running = await start()
  const who = { registerType: 1, account: 'crash_tester', password: 'waterline-7', agreed: true }
  token = (await running.client.ask(registerCall, who)).token
  await kill(running)
  const db = openDatabase(file)
  openBooks(db, () => 0)
  const owner = String(db.prepare('SELECT id FROM user').get()?.id)
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'external' as const, minor: -toMinor('1000000') },
    { owner, currency: 'USDT', kind: 'balance' as const, minor: toMinor('1000000') },
  ]
  transact(db, tx => post(tx, { key: 'adjustment:1', type: 'adjustment', ref: { kind: 'test', id: '1' }, legs }))
  db.close()
  running = await start()
})
afterAll(async () => {
  await kill(running)
  rmSync(data, { recursive: true })
})

test.each<Point>(['before begin', 'one leg', 'order row', 'before commit', 'before reply'])(
  'killed at "%s" of an order: nothing half, and the same order again is placed once',
  async point => {
    await transfer(newOrderId())
    const told = hear(running.child)
    running.child.send({ die: point })
    await told
    const clientOrderId = newOrderId()
    const gone = heard(running.child, 'exit')
    expect(await transfer(clientOrderId)).toBe(false)
    await gone
    provedOnDisk()
    running = await start()
    expect(await transfer(clientOrderId)).toBe(true)
    await placedOnce(clientOrderId)
  },
)

/** The books grow from round to round, and are proved as a whole after each. */
const kills = rounds(200)
const below = lots()

test(
  `killed ${kills} times at random under load: every answered order is there (SEED=${seed})`,
  async () => {
    for (let round = 0; round < kills; round++) {
      const limit = 50 + below(150)
      let sent = 0
      const work = async () => {
        while (sent++ < limit * 2) {
          if (!(await transfer(newOrderId()))) return
          if (sent === limit) running.child.kill('SIGKILL')
        }
      }
      const gone = heard(running.child, 'exit')
      await Promise.all(Array.from({ length: 8 }, work))
      await gone
      provedOnDisk()
      running = await start()
    }
    expect(answered.length).toBeGreaterThan(kills * 40)
    const balances = await running.client.ask(userBalanceCall, { currency: 'USDT' }, { token })
    expect(Number(balances[0]?.available)).toBeLessThanOrEqual(1_000_000 - answered.length)
  },
  patience(300_000),
)
