/** An exchange of its own for a suite: manual clock, cheap passwords, people who registered as people do. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import { checkLedger, post, type Sandbox, type SandboxOptions, startSandbox, transact } from '@shared/sandbox'
import { type Client, connect } from './client.ts'
import { growInto } from './grown.ts'

export type TestUser = { id: string; account: string; password: string; token: string }
export type Holdings = { balance?: string; contract?: string }
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
  const usual = { clock: 'manual', autoReview: null, scryptCost: 4, ...options } as const
  if (options.data) return startSandbox({ ...usual, data: options.data })
  const data = mkdtempSync(join(tmpdir(), 'exchange-'))
  await growInto(data, options.tape)
  const sandbox = await startSandbox({ ...usual, data })
  sandbox.context.db.exec('PRAGMA synchronous = OFF')
  return { ...sandbox, stop: () => sandbox.stop().finally(() => rmSync(data, { recursive: true })) }
}

export async function startExchange(options: Partial<SandboxOptions> = {}): Promise<Exchange> {
  const sandbox = await begin(options)
  const client = connect(sandbox.url, sandbox.transportPublicKey, sandbox.context.clock)
  return {
    sandbox,
    client,
    async newUser({ balance = '0', contract = '0' } = {}) {
      const user = await register(client)
      const row = sandbox.context.db.prepare('SELECT id FROM user WHERE account = ?').get(user.account)
      const id = String(row?.id)
      give(sandbox, id, 'balance', balance)
      give(sandbox, id, 'contract', contract)
      return { ...user, id }
    },
    operate: (...words) => operate(sandbox, words),
    faults: () => checkLedger(sandbox.context.db),
    stop: sandbox.stop,
  }
}
