/** Payments ordered, cancelled and decided on by many at once, on an exchange that dies over it; and what its folder must hold then. */
import { expect } from '@jest/globals'
import { newOrderId } from '../../../../../testing/src/client.ts'
import type { Point } from '../../ledger/fault.ts'
import type { Mortal } from '../../ledger/mortal.ts'
import { applied, cancelled, type Payer, recharged } from './payments.ts'

type Send = typeof applied | typeof recharged
type Placed = { by: Payer; send: Send; id: string }
type Answer = { code: number; refusal: string | null }

const verbs = [
  ['take', ''],
  ['pay', 'paid'],
  ['pay', 'paid'],
  ['reject', 'rejected'],
  ['fail', 'payout-failed'],
] as const

/** @returns what was answered; nothing where the exchange died over it */
async function answerTo<T extends Answer>(sending: Promise<T>): Promise<T | undefined> {
  const answer = await sending.catch(() => undefined)
  expect(answer?.refusal).not.toBe('server-error')
  return answer
}

/** How an order came to its end, by the last of its steps. */
const ENDS = `SELECT id, (SELECT code FROM withdrawal_step WHERE withdrawal_id = id ORDER BY seq DESC LIMIT 1) FROM withdrawal
  UNION ALL SELECT id, (SELECT code FROM recharge_step WHERE recharge_id = id ORDER BY seq DESC LIMIT 1) FROM recharge`
/** Which entries orders of each state have. */
const BOOKED = `SELECT DISTINCT status, types FROM (SELECT o.id, o.status, group_concat(e.type) AS types
  FROM (SELECT id, status FROM withdrawal UNION ALL SELECT id, status FROM recharge) o
  JOIN (SELECT * FROM ledger_entry ORDER BY id) e ON e.ref_id = o.id GROUP BY o.id)`
const booked = [
  ['-2', '102,104'],
  ['-1', '102,104'],
  ['0', '102'],
  ['1', '101'],
  ['2', '102,103,105'],
]
/** What the entries moved of balances and freezes, and what the orders say of it. */
const MOVED = `SELECT (SELECT coalesce(sum(p.amount), 0) FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
    JOIN ledger_entry e ON e.id = p.entry_id WHERE e.type BETWEEN 101 AND 105 AND a.owner <> 'house'),
  (SELECT coalesce(sum(credited), 0) FROM recharge) - (SELECT coalesce(sum(amount), 0) FROM withdrawal WHERE status = 2)`
const orderedBy = (path: string) => `SELECT count(*) FROM client_order WHERE call LIKE '%${path}'`

const OPEN = 'SELECT id FROM withdrawal WHERE status = 0 UNION ALL SELECT id FROM recharge WHERE status = 0'

export class PaymentLoad {
  /** What was answered, by phones and to the desk: whatever happens later, it is so. */
  readonly placed = new Map<string, Placed>()
  readonly decided = new Map<string, string>()
  /** Orders whose answer was lost with the exchange. */
  readonly #lost = new Map<string, Omit<Placed, 'id'>>()
  readonly #running: Mortal
  readonly #people: readonly Payer[]
  readonly #below: (below: number) => number

  constructor(running: Mortal, people: readonly Payer[], below: (below: number) => number) {
    this.#running = running
    this.#people = people
    this.#below = below
  }

  #one<T>(of: readonly T[] & { 0: T }): T {
    return of[this.#below(of.length)] ?? of[0]
  }

  async #order(k: string, by: Payer, send: Send): Promise<boolean> {
    const answer = await answerTo<Awaited<ReturnType<Send>>>(send(this.#running, by, k))
    if (answer === undefined) this.#lost.set(k, { by, send })
    if (answer?.code === 200) {
      // the same id again is the same order
      expect(this.placed.get(k)?.id ?? answer.result.id).toBe(answer.result.id)
      this.placed.set(k, { by, send, id: answer.result.id })
    }
    return answer !== undefined
  }

  async #cancel({ by, id }: Placed): Promise<boolean> {
    const answer = await answerTo(cancelled(this.#running, by, id))
    if (answer?.code === 200) this.decided.set(id, 'cancelled')
    return answer !== undefined
  }

  /** A refusal of the desk's looks like its death: the next order finds out. */
  async #decide({ id, send }: Placed): Promise<boolean> {
    const [verb, step] = this.#one(verbs)
    if (send === recharged) {
      if (await this.#running.operate('recharge', 'approve', id, '--amount', '49.5')) this.decided.set(id, 'delivered')
    } else if ((await this.#running.operate('withdraw', verb, id)) && step) this.decided.set(id, step)
    return true
  }

  /** One of everything; a rule may refuse it. @returns whether the exchange still lives */
  #anything(): Promise<boolean> {
    const [k, known] = [...this.placed].at(-1 - this.#below(Math.min(12, this.placed.size || 1))) ?? []
    const what = this.#below(10)
    const somebody = this.#one(this.#people as [Payer, ...Payer[]])
    if (what < 3 || !known || !k) return this.#order(newOrderId(), somebody, applied)
    if (what === 3) return this.#order(newOrderId(), somebody, recharged)
    if (what === 4) return this.#order(k, known.by, known.send)
    if (what === 5) return this.#cancel(known)
    return what === 6 ? this.#running.operate('clock', 'advance', '1s') : this.#decide(known)
  }

  /** Until it is dead: by a blow from outside, or at a point of some transaction. */
  async untilDead(): Promise<void> {
    const gone = this.#running.gone()
    const point = this.#one<Point | undefined>([undefined, undefined, 'one leg', 'before commit', 'before reply'])
    const limit = 40 + this.#below(60)
    let begun = 0
    const work = async () => {
      for (;;) {
        const isLast = begun++ === limit
        if (isLast && point) await this.#running.arm(point)
        else if (isLast) this.#running.kill()
        if (!(await this.#anything())) return
      }
    }
    await Promise.all(Array.from({ length: 6 }, work))
    await gone
  }

  #rows(sql: string): string[][] {
    return this.#running.onDisk(db =>
      db
        .prepare(sql)
        .all()
        .map(row => Object.values(row).map(String)),
    )
  }

  /** What was answered is there once, and nothing is half there. @returns what is open */
  check(): string[] {
    const ends = new Map(this.#rows(ENDS).map(([id = '', code = '']) => [id, code]))
    expect([...this.placed.values()].filter(({ id }) => !ends.has(id))).toEqual([])
    expect([...this.decided].filter(([id, step]) => ends.get(id) !== step)).toEqual([])
    for (const row of this.#rows(BOOKED)) expect(booked).toContainEqual(row)
    const [[entries, said] = []] = this.#rows(MOVED)
    expect(entries).toBe(said)
    expect(this.#rows('SELECT count(*) FROM withdrawal')).toEqual(this.#rows(orderedBy('appWithdrawal/apply')))
    expect(this.#rows('SELECT count(*) FROM recharge')).toEqual(this.#rows(orderedBy('appRecharge/apply')))
    return this.#rows(OPEN).flat()
  }

  /** What is open is decided, so that more may be asked for; what was lost is sent again. */
  async tidyUp(open: readonly string[]): Promise<void> {
    for (const [k, { by, send }] of this.#lost) await this.#order(k, by, send)
    this.#lost.clear()
    for (const id of open)
      if (await this.#running.operate(id.startsWith('W') ? 'withdraw' : 'recharge', 'reject', id))
        this.decided.set(id, 'rejected')
  }
}
