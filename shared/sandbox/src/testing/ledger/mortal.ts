/** An exchange on a folder that outlives it: killed, looked at on disk, started again. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { registerCall, transferContractCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { checkLedger, openBooks } from '@shared/engine/ledger/index'
import { type Client, connect, newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { growInto } from '../../../../testing/src/grown.ts'
import { scope } from '../../../../testing/src/soak.ts'
import { claims, promises } from '../../domains/claims.ts'
import type { Point } from './fault.ts'
import { startInjected } from './injected.ts'
import { type Life, startProcess } from './life.ts'

export type MortalOptions = {
  /** Prices by seconds; without one it goes on from the exchange of this run. */
  tape?: object
  /** The symbols that it quotes: a second of fewer costs less. */
  quoted?: readonly string[]
  /**
   * How it dies: as a process by SIGKILL, or in this process by a fault (injected.ts), which costs a tenth. Default: a
   * fault in `npm test`, SIGKILL in every other run.
   */
  by?: 'sigkill' | 'fault'
}

const DEFAULT_DEATH = scope === 'short' ? 'fault' : 'sigkill'

export class Mortal {
  readonly #data = mkdtempSync(join(tmpdir(), 'mortal-'))
  readonly #options: MortalOptions
  #hasTape = false
  #life: Life | undefined
  #client: Client | undefined

  /** Moments of what was due that passed as it started: see start. */
  moments = 0
  /** Each registers from an address of their own. */
  #people = 0

  constructor(options: MortalOptions = {}) {
    this.#options = options
    this.#hasTape = options.tape !== undefined
    if (this.#hasTape) writeFileSync(this.#tapeFile, JSON.stringify(options.tape))
  }

  get #tapeFile(): string {
    return join(this.#data, 'tape.json')
  }

  get lives(): boolean {
    return this.#life?.isOver() === false
  }

  /** Another on a copy of its folder as it is now. */
  async copy(): Promise<Mortal> {
    const { tape: _, ...options } = this.#options
    const twin = new Mortal(options)
    const filter = (file: string) => !(this.lives && file.includes('exchange.db'))
    cpSync(this.#data, twin.#data, { recursive: true, filter })
    twin.#hasTape = this.#hasTape
    if (this.lives) await this.#running.order({ copyTo: join(twin.#data, 'exchange.db') })
    return twin
  }

  async begin(): Promise<void> {
    if (!this.#hasTape) await growInto(this.#data)
    await this.start()
  }

  /** @param dieInDue at which moment of what was due it is killed as it comes up @throws Error where it was */
  async start(dieInDue?: number): Promise<void> {
    const { by = DEFAULT_DEATH, quoted } = this.#options
    const options = { data: this.#data, tapeFile: this.#hasTape ? this.#tapeFile : undefined, quoted, dieInDue }
    const life = await (by === 'fault' ? startInjected(options) : startProcess(options))
    this.#life = life
    this.moments = life.moments
    this.url = life.url
    this.#client = connect(life.url, life.transportPublicKey)
  }

  get #running(): Life {
    if (!this.#life) throw new Error('It was not started')
    return this.#life
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
    const { token } = await this.client.ask(registerCall, who, { ip: `10.91.0.${++this.#people}` })
    const user = { id: '', account, password: who.password, token }
    for (const _ of [1, 2]) expect(await this.operate('wallet', 'adjust', account, 'USDT', `+${amount}`)).toBe(true)
    const moved = { from: 'balance', to: 'contract', currency: 'USDT', amount } as const
    await this.client.ask(transferContractCall, { ...moved, clientOrderId: newOrderId() }, user)
    return user
  }

  /**
   * It dies at a point of its next transaction, or at the n-th moment from now.
   * @returns how many moments passed since the last order
   */
  arm = (point: Point | number): Promise<number> =>
    this.#running.order(typeof point === 'number' ? { dieAt: point } : { die: point })

  async dieAt(point: Point, act: () => Promise<boolean>): Promise<void> {
    const gone = this.gone()
    await this.arm(point)
    expect(await act()).toBe(false)
    await gone
  }

  kill(): void {
    this.#running.kill()
  }

  gone(): Promise<unknown> {
    return this.#running.gone
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
      openBooks(db, () => 0, { claims, promises, listeners: [] })
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
