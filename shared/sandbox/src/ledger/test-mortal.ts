/** An exchange as a process of its own, on a folder that outlives it: killed, looked at on disk, started again. */
import { type ChildProcess, fork } from 'node:child_process'
import { once as heard } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { registerCall, transferContractCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { type Client, connect, newOrderId } from '../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../testing/src/exchange.ts'
import { growInto } from '../../../testing/src/grown.ts'
import { program } from '../../../testing/src/packed.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { claims } from '../domains.ts'
import { investPromises } from '../invest/index.ts'
import { checkLedger, openBooks } from './index.ts'
import type { Point } from './test-killable.ts'

export class Mortal {
  readonly #data = mkdtempSync(join(tmpdir(), 'mortal-'))
  #tape: string[]
  #child: ChildProcess | undefined
  #client: Client | undefined

  /** Between writes and commits of what was due, as it came up: see start. */
  moments = 0
  readonly #quoted: readonly string[] | undefined

  /** @param tape prices by seconds; without one it goes on from the exchange of this run @param quoted its symbols, of a fresh one */
  constructor(tape?: object, quoted?: readonly string[]) {
    this.#quoted = quoted
    this.#tape = tape ? [join(this.#data, 'tape.json')] : []
    for (const file of this.#tape) writeFileSync(file, JSON.stringify(tape))
  }

  get lives(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Another on a copy of its folder as it is now. */
  async copy(): Promise<Mortal> {
    const twin = new Mortal()
    const filter = (file: string) => !(this.lives && file.includes('exchange.db'))
    cpSync(this.#data, twin.#data, { recursive: true, filter })
    twin.#tape = this.#tape.map(() => join(twin.#data, 'tape.json'))
    if (this.lives) await this.#say({ copyTo: join(twin.#data, 'exchange.db') })
    return twin
  }

  async begin(): Promise<void> {
    if (this.#tape.length === 0 && !this.#quoted) await growInto(this.#data)
    await this.start()
  }

  /** @param dieInDue at which moment of what was due it is killed as it comes up @throws Error where it was */
  async start(dieInDue?: number): Promise<void> {
    const env = {
      ...process.env,
      ...(dieInDue !== undefined && { DIE_IN_DUE: String(dieInDue) }),
      ...(this.#quoted && { QUOTED: this.#quoted.join() }),
    }
    const file = await program('killable')
    this.#child = fork(file, [this.#data, ...this.#tape], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], env })
    const words: string[] = []
    this.#child.stderr?.setEncoding('utf8').on('data', text => words.push(text))
    const gone = this.gone().then(() => Promise.reject(new Error(`It ended before it was there. ${words.join('')}`)))
    const [{ url, transportPublicKey, passed }] = await Promise.race([heard(this.#child, 'message'), gone])
    this.moments = passed
    this.url = url
    this.#client = connect(url, transportPublicKey)
  }

  get child(): ChildProcess {
    if (!this.#child) throw new Error('It was not started')
    return this.#child
  }

  get client(): Client {
    if (!this.#client) throw new Error('It was not started')
    return this.#client
  }

  /** Of its public port. */
  url = ''

  /** Where the operator's port is, and what opens it. */
  get operator(): { url: string; key: string } {
    return JSON.parse(readFileSync(join(this.#data, 'operator.json'), 'utf8'))
  }

  /** As far as tests speak to one through its client. */
  get exchange(): Exchange {
    return { client: this.client } as Exchange
  }

  /** What a person at the exchange types; false where the exchange died over it, or refused. */
  async operate(...words: string[]): Promise<boolean> {
    const { url, key } = this.operator
    const headers = { 'content-type': 'application/json', 'x-operator-key': key }
    const sent = fetch(`${url}/run`, { method: 'POST', headers, body: JSON.stringify({ words }) })
    return sent.then(
      async reply => ((await reply.json()) as { ok: boolean }).ok,
      () => false,
    )
  }

  /** Somebody with so much in the contract account and as much in the balance account. */
  async newUser(account: string, amount: string): Promise<TestUser> {
    const who = { registerType: registerTypes.account, account, password: 'waterline-7', agreed: true }
    const { token } = await this.client.ask(registerCall, who)
    const user = { id: '', account, password: who.password, token }
    for (const _ of [1, 2]) expect(await this.operate('wallet', 'adjust', account, 'USDT', `+${amount}`)).toBe(true)
    const moved = { from: 'balance', to: 'contract', currency: 'USDT', amount } as const
    await this.client.ask(transferContractCall, { ...moved, clientOrderId: newOrderId() }, user)
    return user
  }

  /** @returns how many moments passed since it was last spoken to */
  async #say(message: object): Promise<number> {
    const told = heard(this.child, 'message')
    this.child.send(message)
    const [{ passed }] = await told
    return passed
  }

  /** It is to die at a point of its next transaction, or at the n-th moment from now. */
  arm = (point: Point | number): Promise<number> =>
    this.#say(typeof point === 'number' ? { dieAt: point } : { die: point })

  async dieAt(point: Point, act: () => Promise<boolean>): Promise<void> {
    const gone = this.gone()
    await this.arm(point)
    expect(await act()).toBe(false)
    await gone
  }

  kill(): void {
    this.child.kill('SIGKILL')
  }

  gone(): Promise<unknown> {
    return heard(this.child, 'exit')
  }

  /** Looks into the folder as it lies there. */
  onDisk<T>(look: (db: Db) => T): T {
    const db = openDatabase(join(this.#data, 'exchange.db'))
    try {
      return look(db)
    } finally {
      db.close()
    }
  }

  /** The manual clock stands so much later when the exchange comes back. */
  sleep(ms: number): void {
    this.onDisk(db => db.prepare("UPDATE exchange_state SET value = value + ? WHERE key = 'clock'").run(ms))
  }

  /** The books as the kill left them. */
  prove(): void {
    this.onDisk(db => {
      openBooks(db, () => 0, { claims, promises: investPromises, listeners: [] })
      expect(checkLedger(db)).toEqual([])
    })
  }

  async stop(): Promise<void> {
    const gone = this.gone()
    this.kill()
    await gone
  }

  async end(): Promise<void> {
    if (this.lives) await this.stop()
    rmSync(this.#data, { recursive: true })
  }
}
