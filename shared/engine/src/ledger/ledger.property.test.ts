import { expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { type Tx, transact } from '../db/transact.ts'
import { Refused } from '../refusals/refuse.ts'
import {
  type ClientOrderRequest,
  checkLedger,
  HOUSE,
  held,
  type Leg,
  once,
  openBooks,
  type Posting,
  post,
  type UserKind,
} from './index.ts'

const users = ['u1', 'u2', 'u3']
const kinds = ['balance', 'contract', 'margin', 'frozen', 'invest', 'pledge', 'competition'] as const
const currencies = ['USDT', 'BTC']

const user = fc.constantFrom(...users)
const kind = fc.constantFrom(...kinds)
const currency = fc.constantFrom(...currencies)
/** Mostly what may fit, at times what never does. */
const minor = fc.oneof(fc.bigInt(1n, 1_000n), fc.bigInt(1n, 10n ** 15n))
const sub = fc.constantFrom('', 'O1', 'O2')
const turn = fc.nat(400)

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit' as const), user, currency, minor }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('move' as const), user, currency, from: kind, to: kind, sub, minor }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), user, to: user, currency, minor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('borrow' as const), user, minor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repay' as const), user, minor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('virtual' as const), user, minor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mixed' as const), user, minor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unequal' as const), user, minor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), turn }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('otherwise' as const), turn }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), user, turn: fc.nat(20), minor }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('failing' as const), user, minor }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const leg = (owner: string, of: UserKind | 'external' | 'virtual', money: string, amount: bigint, at = ''): Leg => ({
  owner,
  kind: of,
  currency: money,
  minor: amount,
  sub: at,
})

/** What each step posts; null where it is no posting of its own. */
function legsOf(step: Step): Leg[] | null {
  switch (step.do) {
    case 'deposit':
      return [leg(HOUSE, 'external', step.currency, -step.minor), leg(step.user, 'balance', step.currency, step.minor)]
    case 'move':
      return [
        leg(step.user, step.from, step.currency, -step.minor, step.from === 'balance' ? '' : step.sub),
        leg(step.user, step.to, step.currency, step.minor, step.to === 'balance' ? '' : step.sub),
      ]
    case 'pay':
    case 'failing':
      return [
        leg(step.user, 'balance', 'USDT', -step.minor),
        leg('to' in step ? step.to : HOUSE, 'to' in step ? 'balance' : 'external', 'USDT', step.minor),
      ]
    case 'borrow':
      return [leg(step.user, 'debt', 'USDT', -step.minor), leg(step.user, 'balance', 'USDT', step.minor)]
    case 'repay':
      return [leg(step.user, 'balance', 'USDT', -step.minor), leg(step.user, 'debt', 'USDT', step.minor)]
    case 'virtual':
      return [leg(HOUSE, 'virtual', 'VUSDT', -step.minor, step.user), leg(step.user, 'virtual', 'VUSDT', step.minor)]
    case 'mixed':
      return [
        ...(legsOf({ do: 'virtual', user: step.user, minor: step.minor }) ?? []),
        leg(HOUSE, 'external', 'USDT', -step.minor),
        leg(step.user, 'balance', 'USDT', step.minor),
      ]
    case 'unequal':
      return [leg(HOUSE, 'external', 'USDT', -step.minor - 1n), leg(step.user, 'balance', 'USDT', step.minor)]
    default:
      return null
  }
}

/** Of orders that would overdraw. */
const REFUSED = 'insufficient-balance'

type Model = Map<string, bigint>
const nameOf = ({ owner, currency: money, kind: of, sub: at = '' }: Leg) => [owner, money, of, at].join('|')

/** The rule of the books in five lines: what a posting leads to, or null where it may not be. */
function applied(model: Model, legs: readonly Leg[]): Model | null {
  const next = new Map(model)
  const sums = new Map<string, bigint>()
  for (const one of legs) {
    const after = (next.get(nameOf(one)) ?? 0n) + one.minor
    if (one.owner !== HOUSE && (one.kind === 'debt' ? after > 0n : after < 0n)) return null
    next.set(nameOf(one), after)
    sums.set(one.currency, (sums.get(one.currency) ?? 0n) + one.minor)
  }
  const sound = [...sums.values()].every(sum => sum === 0n) && !(sums.has('VUSDT') && sums.size > 1)
  return sound ? next : null
}

class Run {
  readonly db: Db
  model: Model = new Map()
  readonly done: Posting[] = []
  /** What became of each id: the body that was accepted, or REFUSED. */
  readonly orders = new Map<string, string>()
  #count = 0

  constructor() {
    this.db = openDatabase(':memory:')
    migrate(this.db, migrations)
    openBooks(this.db, () => 0)
  }

  take(step: Step): void {
    if (step.do === 'again' || step.do === 'otherwise') return this.repeat(step)
    if (step.do === 'order') return this.order(step)
    const posting = this.posting(legsOf(step) ?? [])
    const expected = step.do === 'failing' ? null : applied(this.model, posting.legs)
    const took = this.attempt(tx => {
      post(tx, posting)
      if (step.do === 'failing') throw new Error('after the posting')
    })
    expect(took).toBe(expected !== null)
    if (expected) {
      this.model = expected
      this.done.push(posting)
    }
  }

  posting(legs: readonly Leg[]): Posting {
    const id = String(++this.#count)
    return { key: `transfer:${id}`, type: 'transfer', ref: { kind: 'test', id }, legs }
  }

  attempt(work: (tx: Tx) => void): boolean {
    try {
      transact(this.db, work)
      return true
    } catch {
      return false
    }
  }

  /** A key that was posted: with its legs it posts nothing, with others it throws. */
  repeat(step: { do: 'again' | 'otherwise'; turn: number }): void {
    const before = this.done[step.turn % Math.max(1, this.done.length)]
    if (!before) return
    if (step.do === 'again') expect(transact(this.db, tx => post(tx, before)).replayed).toBe(true)
    else expect(this.attempt(tx => post(tx, { ...before, legs: [...before.legs].reverse() }))).toBe(false)
  }

  /** Twenty ids for all orders: most come again, some with another body. An id has one outcome, a reply or a refusal. */
  order({ user: owner, turn: id, minor: amount }: { user: string; turn: number; minor: bigint }): void {
    const posting = this.posting([leg(owner, 'balance', 'USDT', -amount), leg(owner, 'contract', 'USDT', amount)])
    const body = String(amount)
    const request = { userId: owner, clientOrderId: `order-${id}`, call: 'test', body: { body }, now: 0 }
    const before = this.orders.get(`${owner}|${id}`)
    const next = before === undefined ? applied(this.model, posting.legs) : null
    const expected = before ?? (next ? body : REFUSED)
    const outcome = this.outcome(request, posting, body)
    expect(outcome).toBe(expected === REFUSED || expected === body ? expected : 'order-id-reused')
    this.orders.set(`${owner}|${id}`, expected)
    if (!next) return
    this.model = next
    this.done.push(posting)
  }

  /** The reply, or the name of the refusal. */
  outcome(request: ClientOrderRequest, posting: Posting, body: string): string {
    const place = (tx: Tx) => {
      post(tx, posting)
      return body
    }
    try {
      return transact(this.db, tx => once(tx, request, () => place(tx)))()
    } catch (error) {
      return String(Object(error).message)
    }
  }

  /** The books against the model, and against themselves. */
  prove(): void {
    for (const [name, amount] of this.model) {
      const [owner = '', money = '', of = '', at = ''] = name.split('|')
      expect([name, held(this.db, { owner, currency: money, kind: of as UserKind, sub: at })]).toEqual([name, amount])
    }
    expect(checkLedger(this.db)).toEqual([])
  }
}

const sequences = rounds(200)

test(`${sequences * 500} random steps keep the books sound, and equal to five lines of arithmetic`, () => {
  let posted = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 500, maxLength: 500 }), steps => {
      const run = new Run()
      steps.forEach((one, i) => {
        run.take(one)
        if (i % 100 === 99) run.prove()
      })
      posted += run.done.length
      run.db.close()
    }),
    { numRuns: sequences },
  )
  // the steps were not all refused
  expect(posted).toBeGreaterThan(sequences * 100)
})

test('what is refused for want of money says so by name', () => {
  const run = new Run()
  const legs = [leg('u1', 'balance', 'USDT', -1n), leg('u1', 'contract', 'USDT', 1n)]
  expect(() => transact(run.db, tx => post(tx, run.posting(legs)))).toThrow(Refused)
})
