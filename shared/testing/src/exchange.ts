/** An exchange of its own for a suite: manual clock, cheap passwords, people who registered as people do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { sum, toMinor } from '@shared/money'
import { checkLedger, post, type Sandbox, type SandboxOptions, startSandbox, transact } from '@shared/sandbox'
import { type Client, connect } from './client.ts'
import { growInto } from './grown.ts'
import { moment } from './moment.ts'

export type TestUser = { id: string; account: string; password: string; token: string }
export type Holdings = {
  balance?: string
  contract?: string
  /** With a document that the desk has approved. */
  verified?: boolean
  /** At how many midnights before now the money was there already. */
  nights?: number
}
export type Exchange = {
  sandbox: Sandbox
  client: Client
  /** Registers someone and books what they have, in USDT. */
  newUser(holdings?: Holdings): Promise<TestUser>
  /** What a person at the exchange types after `pnpm operator`. @throws Error with the exchange's words */
  operate(...words: string[]): Promise<unknown>
  /** What is wrong with the books; [] is right. */
  faults(): readonly unknown[]
  stop(): Promise<void>
}

const PASSWORD = 'waterline-7'
let count = 0

/** Each from an address of their own: nobody runs into another's limits. */
const nextAddress = () => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

function give({ context }: Sandbox, owner: string, kind: 'balance' | 'contract', amount: string): void {
  const minor = toMinor(amount)
  const ref = { kind: 'adjustment', id: `${owner}-${kind}` }
  const legs = [
    { owner: 'house', currency: 'USDT', kind: 'external' as const, minor: -minor },
    { owner, currency: 'USDT', kind, minor },
  ]
  transact(context.db, tx => post(tx, { key: `adjustment:${ref.id}`, type: 'adjustment', ref, legs }))
}

const IDENTITY = `INSERT INTO identity (id, user_id, kind, state, details, document, reject_fields, automatic,
  client_order_id, submitted_at, reviewed_at, person) VALUES (?1, ?2, 'basic', 1, ?3, ?1, '[]', 0, ?1, ?4, ?4, ?1)`
const PAPER = { surname: 'Saetang', firstName: 'Malee', birthday: '1990-02-03', country: 'TH', photos: {} }
const PROVED = `UPDATE user SET surname = 'Saetang', first_name = 'Malee', birthday = '1990-02-03', country = 'TH'
  WHERE id = ?`

/** As after the desk's approval, without its message. */
export function verify({ context: { db, clock } }: Pick<Sandbox, 'context'>, id: string): void {
  db.prepare(IDENTITY).run(`document-of-${id}`, id, JSON.stringify(PAPER), clock.now())
  db.prepare(PROVED).run(id)
}

const NIGHT = `INSERT INTO asset_snapshot (user_id, day, total)
  VALUES (?, date(? / 1000, 'unixepoch', '+8 hours', '-' || ? || ' days'), ?)`

/** Writes down the same total at the last midnights of UTC+8. */
export function slept(
  { context: { db, clock } }: Pick<Sandbox, 'context'>,
  id: string,
  nights: number,
  total: string,
): void {
  for (let ago = 0; ago < nights; ago++) db.prepare(NIGHT).run(id, clock.now(), ago, total)
}

async function register(client: Client): Promise<TestUser & { id: '' }> {
  const account = `user${++count}_${Math.random().toString(36).slice(2, 8)}`
  const who = { registerType: registerTypes.account, account, password: PASSWORD, agreed: true }
  const { token } = await client.ask(registerCall, who, { ip: nextAddress() })
  return { id: '', account, password: PASSWORD, token }
}

async function operate({ operatorUrl, context }: Sandbox, words: readonly string[]): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-operator-key': context.keys.operatorKey }
  const reply = await fetch(`${operatorUrl}/run`, { method: 'POST', headers, body: JSON.stringify({ words }) })
  const outcome = (await reply.json()) as { ok: boolean; result?: unknown; message?: string }
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.result
}

/** It goes on from a history that this run has, where one fits, and syncs nothing to a disk. */
async function begin(options: Partial<SandboxOptions>): Promise<Sandbox> {
  const usual = { clock: 'manual', start: moment(), autoReview: null, scryptCost: 4, ...options } as const
  if (options.data) return startSandbox({ ...usual, data: options.data })
  const data = mkdtempSync(join(tmpdir(), 'exchange-'))
  await growInto(data, options)
  const sandbox = await startSandbox({ syncLog: async () => {}, ...usual, data })
  sandbox.context.db.exec('PRAGMA synchronous = OFF')
  return { ...sandbox, stop: () => sandbox.stop().finally(() => rmSync(data, { recursive: true })) }
}

export async function startExchange(options: Partial<SandboxOptions> = {}): Promise<Exchange> {
  const sandbox = await begin(options)
  const client = connect(sandbox.url, sandbox.transportPublicKey, sandbox.context.clock)
  return {
    sandbox,
    client,
    async newUser({ balance = '0', contract = '0', verified = false, nights = 0 } = {}) {
      const user = await register(client)
      const row = sandbox.context.db.prepare('SELECT id FROM user WHERE account = ?').get(user.account)
      const id = String(row?.id)
      give(sandbox, id, 'balance', balance)
      give(sandbox, id, 'contract', contract)
      if (verified) verify(sandbox, id)
      slept(sandbox, id, nights, sum([balance, contract]).toString())
      return { ...user, id }
    },
    operate: (...words) => operate(sandbox, words),
    faults: () => checkLedger(sandbox.context.db),
    stop: sandbox.stop,
  }
}
