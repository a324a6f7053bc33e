/** An exchange that dies between any two writes of whatever moves money: all of it or nothing is there, and the same again makes it whole. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { killedWithin } from '../../../sandbox/src/testing/ledger/kills.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { reach, type Step, steps } from '../../../sandbox/src/testing/positions/play.ts'
import { setUp, tape } from '../../../sandbox/src/testing/positions/stage.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const volatile = /(^|_)(id|at|no|seq|time|key|token|hash|expires|owner|sub)$/

/** Money, and everything that was ordered, without what chance or the clock put in. */
const digest = (m: Mortal) =>
  m.onDisk(db => {
    const rows = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map(row => JSON.stringify(row, (key, value) => (volatile.test(key) ? undefined : value)))
    const tables = [
      'position',
      'second_order',
      'swap',
      'price_alert',
      'competition_entry',
      'demo_account',
      'coin_average',
      'withdrawal',
      'withdrawal_step',
      'recharge',
      'recharge_step',
      'inflow',
    ]
    const counted = ['ledger_entry', 'ledger_posting', 'client_order', 'sim_entry', 'sim_posting', 'sim_order']
    // what an operation earned is looked at a second later: a restart lives that second
    const told = "SELECT count(*) AS n FROM message WHERE template NOT IN ('task-done', 'level-gift', 'level-risen')"
    return {
      money: ['ledger_account', 'sim_account'].map(table =>
        rows(`SELECT owner AS whose, currency, kind, balance FROM ${table} WHERE balance <> 0`).sort(),
      ),
      ...Object.fromEntries(tables.map(table => [table, rows(`SELECT * FROM ${table}`).sort()])),
      ...Object.fromEntries(counted.map(table => [table, rows(`SELECT count(*) AS n FROM ${table}`)])),
      message: rows(told),
    }
  })
type Digest = ReturnType<typeof digest>

type Known = { step: Step; begins: Mortal; before: Digest; after: Digest; moments: number }

/** What each step does where nobody is killed. */
async function* unbroken(): AsyncGenerator<Known> {
  const m = new Mortal({ tape })
  await setUp(m)
  for (const step of steps) {
    if (step.at === undefined) await m.operate('clock', 'advance', '1s')
    else await reach(m, step.at)
    const begins = await m.copy()
    await m.arm(0)
    await step.act(m)
    const moments = await m.arm(0)
    const ends = await m.copy()
    yield { step, begins, before: digest(begins), after: digest(ends), moments }
    await ends.end()
  }
  await m.end()
}

const known: Known[] = []
beforeAll(async () => {
  for await (const one of unbroken()) known.push(one)
})
afterAll(() => Promise.all(known.map(({ begins }) => begins.end())))

/** @returns whether it was answered */
const killed = ({ step, begins, before, after }: Known, nth: number): Promise<boolean> =>
  killedWithin(begins, nth, {
    act: m =>
      step.act(m).then(
        () => true,
        () => false,
      ),
    checkDead(m, isAnswered) {
      // what was told to be done is on the disk, whatever comes after
      if (isAnswered) expect(digest(m)).toEqual(after)
      else if (!step.several) expect([before, after]).toContainEqual(digest(m))
    },
    again: m => step.act(m),
    check: m => expect(digest(m)).toEqual(after),
  })

test('each of them moves something', () => {
  const moves = known.map(({ step, before, after }) => [step.name, JSON.stringify(before) !== JSON.stringify(after)])
  expect(moves).toEqual(steps.map(({ name }) => [name, true]))
})

const below = lots()
/** The most of it is to play all steps once, so a few more kills cost little. */
const KILLS = Math.max(6, rounds(60))

function drawn(): Known {
  const one = known[below(known.length)]
  if (!one) throw new Error('No step is known')
  return one
}

test(`killed at ${KILLS} moments, a third of them right behind the answer: what was answered is kept, nothing is lost, nothing happens twice (SEED=${seed})`, async () => {
  let answered = 0
  for (let round = 0; round < KILLS; round++) {
    const one = drawn()
    const nth = round % 3 === 0 ? one.moments + 1 : 1 + below(one.moments)
    const isAnswered = await killed(one, nth).catch(cause => {
      throw new Error(`${one.step.name}, moment ${nth} of ${one.moments}`, { cause })
    })
    if (isAnswered) answered++
  }
  expect(answered).toBeGreaterThanOrEqual(Math.ceil(KILLS / 3))
})
