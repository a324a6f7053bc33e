/** A year, from one due moment to the next: whatever happens to the exchange, everything comes once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DAY, dayOf, dayStart, HOUR, MINUTE } from '@shared/engine/clock'
import { checkLedger } from '@shared/engine/ledger/index'
import { sumsOf } from '../../../sandbox/src/testing/rewards/kept.ts'
import { Year } from '../../../sandbox/src/testing/rewards/year.ts'
import { claimsIn, earnedBy, hadStayed, levelsIn, Model } from '../../../sandbox/src/testing/rewards/year-model.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const days = rounds(365)
/** Moments of a day at which something falls due; at so many of all of them the exchange is restarted. */
const DUE = [0, 10 * MINUTE, 30 * MINUTE] as const
const toCome = { moments: DUE.length * days, restarts: rounds(300) }
const year = new Year()
const model = new Model()
const below = lots()
const oneOf = <T>(some: readonly T[]): T => some[below(some.length)] as T

/** What is lived in between is told to the model. */
async function lived(work: () => Promise<void>): Promise<void> {
  const before = levelsIn(year.db)
  await work()
  model.lived(year.now, before, levelsIn(year.db))
}

const goTo = (at: number) => lived(() => year.goTo(at))

/** Off for a moment or for days, with a clock that was right, or set ahead or back. */
async function stumble(): Promise<void> {
  toCome.restarts--
  const offs = [0, 5 * MINUTE, 7 * HOUR, 30 * HOUR, 9 * DAY, -20 * MINUTE, -2 * HOUR]
  await lived(() => year.restart(oneOf(offs)))
}

const amounts = ['40', '950', '4200', '16000', '60000']

/** Money comes and goes: some of it as coins, whose price moves. */
function pay(who: string): void {
  const { balance } = year.db
    .prepare(
      "SELECT coalesce(sum(balance), 0) / 100000000 AS balance FROM ledger_account WHERE owner = ? AND kind = 'balance' AND currency = 'USDT'",
    )
    .get(who) as { balance: number }
  if (balance > 1000 && below(2) === 0) year.give(who, `-${1 + below(balance)}`)
  else year.give(who, oneOf(amounts))
  if (below(4) === 0) year.give(who, '0.01', 'balance', 'BTC')
}

async function act(who: string): Promise<void> {
  const [before, now] = [model.wasHere(who, year.now), year.now]
  if (below(2) === 0) {
    expect(await year.checkIn(who)).toBe(!before && year.isVerified(who))
    if (year.isVerified(who)) model.checkedIn(who, now)
  }
  if (below(3) === 0) pay(who)
  if (below(3) === 0) year.give(who, '300', 'contract')
  if (below(3) === 0) await year.trade(who, oneOf(['50', '133.37', '250']))
  if (below(3) === 0) await year.claimAll(who)
}

/** Somebody does something at some moment; the next second takes notice of it. */
async function bustle(until: number): Promise<void> {
  const left = until - year.now - 2 * MINUTE
  if (left < MINUTE) return
  await goTo(year.now + Math.floor(below(left) / 1000 + 1) * 1000)
  for (const who of year.people) if (below(3) === 0) await act(who)
  await goTo(year.now + 1000)
}

async function day(): Promise<void> {
  const midnight = dayStart(year.now) + DAY
  await bustle(midnight)
  for (const due of DUE) {
    if (below(toCome.moments--) < toCome.restarts) await stumble()
    if (year.now < midnight + due) await goTo(midnight + due)
  }
}

beforeAll(async () => {
  await year.begin()
  await goTo(year.now + 1000)
  for (let nth = 0; nth < days; nth++) await day()
})
afterAll(() => year.end())

const rowsOf = (sql: string) => year.db.prepare(sql).all()
const lines = (sql: string) =>
  rowsOf(sql)
    .map(row => Object.values(row).join(' '))
    .sort()

test(`${days} days with ${rounds(300)} restarts: every envelope comes once, by the level then; none for a week that was slept through (SEED=${seed})`, () => {
  const granted = lines('SELECT user_id, ref, amount / 100000000 FROM reward WHERE kind = 3')
  expect(granted).toEqual(model.envelopes.toSorted())
  expect(granted.length).toBeGreaterThan(days / 7)
})

test('every gift comes once, for each level that was ever passed', () => {
  const expected = [...model.highest].flatMap(([who, top]) =>
    Array.from({ length: top }, (_, nth) => `${who} ${nth + 1}`),
  )
  expect(lines('SELECT user_id, ref FROM reward WHERE kind = 2')).toEqual(expected.sort())
})

test('levels fall at 00:10 alone', () => {
  expect(model.wrongFalls).toEqual([])
})

test('every check-in is paid once a day, each seventh more', () => {
  const days = [...model.checkIns].flatMap(([who, seen]) => [...seen].map(day => `${who} check-in:${day}`))
  expect(lines("SELECT user_id, ref FROM reward WHERE ref LIKE 'check-in:%'")).toEqual(days.sort())
  const paid = lines('SELECT l.owner, count(*), sum(l.amount) FROM ledger_line l WHERE l.type = 705 GROUP BY l.owner')
  const owed = [...model.checkIns].map(([who, { size }]) => {
    const sevenths = Math.floor(size / 7)
    return `${who} ${size} ${(size - sevenths) * 10_000_000 + sevenths * 50_000_000}`
  })
  expect(paid).toEqual(owed.sort())
})

test('what was claimed was paid once, of the kind that it is', () => {
  const types = "CASE WHEN kind = 2 THEN 701 WHEN kind = 3 THEN 702 WHEN ref LIKE 'check-in:%' THEN 705 ELSE 704 END"
  const claimed = `SELECT id, ${types}, user_id, amount FROM reward WHERE claimed_at IS NOT NULL`
  const paid = `SELECT e.ref_id, l.type, l.owner, l.amount FROM ledger_line l JOIN ledger_entry e ON e.id = l.entry_id
    WHERE l.type IN (701, 702, 704, 705)`
  expect(lines(paid)).toEqual(lines(claimed))
  expect(lines(paid).length).toBeGreaterThan(days)
})

test('nothing was claimed by who is not verified, or whose money had not stayed seven nights', () => {
  const claims = claimsIn(year.db)
  expect(claims.filter(({ who }) => !year.isVerified(who))).toEqual([])
  expect(claims.filter(claim => !hadStayed(year.db, claim))).toEqual([])
})

test('team income is what a second sum over the fees of the books comes to, and is paid whole', async () => {
  await goTo(dayStart(year.now) + DAY + 30 * MINUTE)
  await goTo(dayStart(year.now) + DAY + 30 * MINUTE)
  const paid = new Map(
    rowsOf('SELECT owner, CAST(sum(amount) AS TEXT) AS minor FROM ledger_line WHERE type = 703 GROUP BY owner').map(
      row => [String(row.owner), BigInt(String(row.minor))],
    ),
  )
  const earned = earnedBy(year.db, year.people)
  expect(paid).toEqual(earned)
  expect(earned.size).toBeGreaterThan(3)
  expect(rowsOf('SELECT * FROM team_day WHERE amount <> paid')).toEqual([])
  const paydays = rowsOf('SELECT owner, at FROM ledger_line WHERE type = 703').map(
    row => `${row.owner} ${dayOf(Number(row.at) - 30 * MINUTE)}`,
  )
  expect(new Set(paydays).size).toBe(paydays.length)
})

test('what is kept of rewards and teams is what their rows come to', () => {
  const { said, made } = sumsOf(year.db)
  expect(said).toEqual(made)
  expect(said.rewards?.length).toBeGreaterThan(3)
})

test('the books balance, and nobody was told twice', () => {
  expect(checkLedger(year.db)).toEqual([])
  const told = lines(
    "SELECT user_id, template, count(*) FROM message WHERE template = 'weekly-envelope' GROUP BY user_id, event_key",
  )
  expect(told.filter(line => !line.endsWith(' 1'))).toEqual([])
})
