/** An exchange that lives from one due moment to the next, is stopped at random, and whose clock is set wrong while it is down. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Call,
  claimRewardCall,
  closePositionCall,
  createPositionCall,
  type InputOf,
  rewardListCall,
} from '@shared/contract'
import { accountTypes, directions, marginModes, orderTypes, rewardStates, tradeTypes } from '@shared/contract/codes'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import { openDatabase } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import { HOUSE, type HouseKind, post, type UserKind } from '@shared/engine/ledger/index'
import { symbols } from '@shared/engine/market/index'
import { toMinor } from '@shared/money'
import { insertUser } from '@shared/products/accounts/user'
import { newOrderId } from '../../../../testing/src/client.ts'
import { verify } from '../../../../testing/src/exchange.ts'
import { moment } from '../../../../testing/src/moment.ts'
import { type Sandbox, startSandbox } from '../../sandbox.ts'
import { standInFor } from '../../seed/stand-in.ts'
import { goTo } from './time.ts'

/** Whom each was invited by: a tree of four levels. */
export const invitedBy: readonly (number | null)[] = [null, 0, 0, 1, 1, 3, 5, 2, 7, null]

/** What they trade, and nothing else is quoted: of a year the prices of everything would take twenty minutes. */
const traded = symbols.filter(({ symbol }) => symbol === 'BTCUSDT')

export class Year {
  readonly #data = mkdtempSync(join(tmpdir(), 'year-'))
  #sandbox: Sandbox | undefined
  people: readonly string[] = []

  get sandbox(): Sandbox {
    if (!this.#sandbox) throw new Error('It was not begun')
    return this.#sandbox
  }

  get db() {
    return this.sandbox.context.db
  }

  get now(): number {
    return this.sandbox.context.clock.now()
  }

  async begin(): Promise<void> {
    await this.#start()
    this.people = transact(this.db, tx => {
      const ids: string[] = []
      for (const [nth, by] of invitedBy.entries()) {
        const inviterId = by === null ? null : (ids[by] ?? null)
        const who = { account_type: accountTypes.account, account: `year_${nth}`, password: 'none', inviterId }
        ids.push(insertUser(tx, who, this.now))
      }
      return ids
    })
    for (const id of this.people) if (this.isVerified(id)) verify(this.sandbox, id)
  }

  /** All but the last. */
  isVerified = (id: string): boolean => id !== this.people.at(-1)

  async #start(): Promise<void> {
    const options = { clock: 'manual', start: moment(), autoReview: null, scryptCost: 4, symbols: traded } as const
    this.#sandbox = await startSandbox({ data: this.#data, ...options })
    this.db.exec('PRAGMA synchronous = OFF')
  }

  /** Lives that very second, and nothing since the last one. */
  goTo = (at: number): Promise<void> => goTo(this, at)

  /** It is down; when it comes back its clock stands so much later, or earlier. */
  async restart(ms: number): Promise<void> {
    await this.sandbox.stop()
    const db = openDatabase(join(this.#data, 'exchange.db'))
    db.prepare("UPDATE exchange_state SET value = value + ? WHERE key = 'clock'").run(ms)
    db.close()
    await this.#start()
  }

  async end(): Promise<void> {
    await this.sandbox.stop()
    rmSync(this.#data, { recursive: true })
  }

  /** What a person does; false where the exchange says no. */
  async #does<C extends Call>(who: string, call: C, input: InputOf<C>) {
    return standInFor(this.sandbox.context, who)
      .ask(call, input)
      .catch(() => undefined)
  }

  /** Gives (or, below zero, takes) money of an account. */
  give(owner: string, amount: string, kind: UserKind & ('balance' | 'contract') = 'balance', currency = 'USDT'): void {
    const minor = toMinor(amount)
    const ref = { kind: 'adjustment', id: newOrderId() }
    const outside: HouseKind = 'external'
    const legs = [
      { owner: HOUSE, currency, kind: outside, minor: -minor },
      { owner, currency, kind, minor },
    ]
    transact(this.db, tx => post(tx, { key: `adjustment:${ref.id}`, type: 'adjustment', ref, legs }))
  }

  async checkIn(who: string): Promise<boolean> {
    const claimed = await this.#does(who, claimRewardCall, { taskCode: 'check-in', clientOrderId: newOrderId() })
    return claimed !== undefined
  }

  /** Everything that is there to claim, each twice. */
  async claimAll(who: string): Promise<void> {
    const found = await this.#does(who, rewardListCall, { pageSize: 200 })
    const open = (found?.records ?? []).filter(({ state }) => state === rewardStates.claimable)
    for (const { id } of [...open, ...open]) await this.#does(who, claimRewardCall, { id, clientOrderId: newOrderId() })
  }

  /** Opens and closes a contract at the market, and buys coins: three fees. */
  async trade(who: string, amount: string): Promise<void> {
    const expectedPrice = this.sandbox.context.market.last('BTCUSDT')?.price ?? ''
    const near = { expectedPrice, tolerance: WIDEST_TOLERANCE }
    const market = { ...near, symbol: 'BTCUSDT', direction: directions.buy, orderType: orderTypes.market, amount }
    const contract = { ...market, tradeType: tradeTypes.contract, leverage: 20, marginMode: marginModes.isolated }
    const order = () => ({ clientOrderId: newOrderId() })
    const opened = await this.#does(who, createPositionCall, { ...contract, ...order() })
    if (opened) await this.#does(who, closePositionCall, { ...near, id: opened.id, ...order() })
    await this.#does(who, createPositionCall, { ...market, tradeType: tradeTypes.spot, ...order() })
  }
}
