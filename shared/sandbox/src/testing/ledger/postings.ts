/** A ledger alone, and random things that happen to it. */

import { DAY, HOUR } from '@shared/engine/clock'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { part, type Tx, transact } from '@shared/engine/db/transact'
import { bookedAt, type EntryType, HOUSE, type Leg, openBooks, post, type UserKind } from '@shared/engine/ledger/index'
import { fc } from '../../../../testing/src/soak.ts'
import { migrations } from '../../domains/migrations.ts'

const kinds = ['balance', 'contract', 'margin', 'frozen'] as const satisfies readonly UserKind[]
export const types = ['recharge', 'transfer', 'realised-profit', 'second-stake'] as const satisfies readonly EntryType[]
export const people = ['u', 'v'] as const

const leg = fc.record({
  owner: fc.constantFrom(...people, HOUSE),
  kind: fc.constantFrom(...kinds),
  sub: fc.constantFrom('', 'S'),
  minor: fc.oneof(fc.bigInt(-500n, 500n), fc.bigInt(0n, 10n ** 17n), fc.bigInt(-(10n ** 17n), 10n ** 17n)),
})

export const act = fc.record({
  legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
  currency: fc.constantFrom('USDT', 'USDT', 'BTC', 'VUSDT'),
  type: fc.constantFrom(...types),
  // at times the clock is set back
  later: fc.oneof(
    { weight: 6, arbitrary: fc.nat(9 * HOUR) },
    { weight: 1, arbitrary: fc.integer({ min: -20 * DAY, max: 20 * DAY }) },
  ),
  end: fc.constantFrom('kept', 'kept', 'kept', 'taken back', 'part taken back', 'booked yesterday'),
})
export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

export class Ledger {
  readonly db: Db = openDatabase(':memory:')
  now = Date.parse('2026-01-20T22:00:00+08:00')
  #count = 0

  constructor() {
    migrate(this.db, migrations)
    openBooks(this.db, () => this.now)
  }

  /** A refusal, as of who has too little, is part of it. */
  take(taken: Act): void {
    this.now += taken.later
    try {
      transact(this.db, tx => this.#post(tx, taken))
    } catch {}
  }

  #post(tx: Tx, { legs, currency, type, end }: Act): void {
    const id = String(++this.#count)
    // an entry of virtual money is of one owner
    const owner = currency === 'VUSDT' ? legs[0]?.owner : undefined
    const own = legs.map(one => legIn(currency, owner ? { ...one, owner } : one))
    const rest = -own.reduce((sum, { minor }) => sum + minor, 0n)
    const house = { owner: HOUSE, currency, kind: currency === 'VUSDT' ? 'virtual' : 'yield', minor: rest } as const
    const book = (in_: Tx) =>
      post(in_, { key: `${type}:${id}`, type, ref: { kind: 'test', id: `R${Number(id) % 9}` }, legs: [...own, house] })
    if (end === 'part taken back') return undone(tx, book)
    if (end === 'booked yesterday')
      return void bookedAt(
        tx,
        () => this.now - DAY,
        () => book(tx),
      )
    book(tx)
    if (end === 'taken back') throw new Error('taken back')
  }

  /** What the house pays yields from may not fall below zero either. */
  fund(): void {
    for (const currency of ['USDT', 'BTC']) {
      const [from, to] = [
        { owner: HOUSE, currency, kind: 'external', minor: -FUND },
        { owner: HOUSE, currency, kind: 'yield', minor: FUND },
      ] as const
      const key = `adjustment:${++this.#count}`
      transact(this.db, tx => post(tx, { key, type: 'adjustment', ref: { kind: 'yield', id: key }, legs: [from, to] }))
    }
  }
}

const FUND = 4n * 10n ** 18n

function legIn(currency: string, { owner, kind, sub, minor }: Act['legs'][number]): Leg {
  if (owner === HOUSE) return { owner, currency, kind: currency === 'VUSDT' ? 'virtual' : 'fees', minor }
  const virtual = kind === 'balance' ? 'virtual' : 'virtual-margin'
  return { owner, currency, kind: currency === 'VUSDT' ? virtual : kind, sub, minor }
}

function undone(tx: Tx, book: (tx: Tx) => void): void {
  try {
    part(tx, inner => {
      book(inner)
      throw new Error('taken back')
    })
  } catch {}
}
