/** Locks after failures, so that nobody guesses a password; strangers cannot lock the owner's own browser out. */
import { MOST_DEMO_OPENS } from '@shared/contract/limits'
import { siteOf } from '@shared/door'
import { MINUTE } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { all, first, run, sql } from '@shared/engine/db/query'
import { refuse } from '@shared/engine/refusals/refuse'
import { spellingsOf } from './identifier.ts'
import type { User } from './tables.ts'

const WINDOW = 15 * MINUTE
const FAILURES = 5
const FAILURES_PER_IP = 30
/** What a /48 may do beside each /64 of it. */
export const SITE_TIMES = 10
const STRIKES = [15, 30, 60]

const count = (db: Db, kind: string, subject: string, since: number) =>
  all(
    db,
    sql
      .selectFrom('attempt')
      .select('at')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('at', '>', since),
  ).length

const note = (db: Db, kind: string, subject: string, at: number) =>
  run(db, sql.insertInto('attempt').values({ kind, subject, at }))

const tooMany = (until: number, now: number): never =>
  refuse('too-many-tries', { n: Math.ceil((until - now) / MINUTE) })

/** Tries whose password is being compared, per subject and per address; of each exchange its own. */
const inFlight = new WeakMap<Db, Map<string, number>>()

function flightsOf(db: Db): Map<string, number> {
  const flights = inFlight.get(db) ?? new Map<string, number>()
  inFlight.set(db, flights)
  return flights
}

/** Whom a limit per address counts, and how many times over: the address itself and, of IPv6, the network it is in. */
function sendersOf(ip: string): [sender: string, times: number][] {
  const site = siteOf(ip)
  return site === ip
    ? [[ip, 1]]
    : [
        [ip, 1],
        [site, SITE_TIMES],
      ]
}

/** @property subject identifier and whether the browser is known */
type Try = { db: Db; subject: string; ip: string; known: boolean; now: number }

/** Refuses while a subject or an address is locked, or would be if all that are in flight were wrong. */
function checkLock({ db, subject, ip, known, now }: Try): void {
  const lock = first(db, sql.selectFrom('lock').selectAll().where('subject', '=', subject))
  if (lock && lock.until > now) tooMany(lock.until, now)
  const flights = flightsOf(db)
  const tries = (kind: string, of: string) => count(db, kind, of, now - WINDOW) + (flights.get(`${kind} ${of}`) ?? 0)
  // a neighbour in a large network does not hold up a browser that the account knows
  for (const [sender, times] of known ? sendersOf(ip).slice(0, 1) : sendersOf(ip))
    if (tries('login-ip', sender) >= FAILURES_PER_IP * times) tooMany(now + WINDOW, now)
  if (tries('login', subject) >= FAILURES) tooMany(now + MINUTE, now)
}

/**
 * Runs a try while it counts as in flight: a thousand that are sent at once are no more than five.
 * @throws Refused too-many-tries, before any password is hashed
 */
export async function tryOnce<T>(one: Try, work: () => Promise<T>): Promise<T> {
  checkLock(one)
  const { db, subject, ip } = one
  const flights = flightsOf(db)
  const count = (by: 1 | -1) => {
    for (const key of [...sendersOf(ip).map(([sender]) => `login-ip ${sender}`), `login ${subject}`]) {
      const now = (flights.get(key) ?? 0) + by
      if (now > 0) flights.set(key, now)
      else flights.delete(key)
    }
  }
  count(1)
  try {
    return await work()
  } finally {
    count(-1)
  }
}

/** Counts a failure; the fifth within 15 minutes locks for 15, then 30, then 60 minutes. Commits on its own. */
export function countFailure(db: Db, subject: string, ip: string, now: number): void {
  note(db, 'login', subject, now)
  for (const [sender] of sendersOf(ip)) note(db, 'login-ip', sender, now)
  if (count(db, 'login', subject, now - WINDOW) >= FAILURES) close(db, subject, now)
}

function close(db: Db, subject: string, now: number): void {
  const strikes = first(db, sql.selectFrom('lock').select('strikes').where('subject', '=', subject))?.strikes ?? 0
  const minutes = STRIKES[Math.min(strikes, STRIKES.length - 1)] ?? 60
  const lock = { until: now + minutes * MINUTE, strikes: strikes + 1 }
  run(
    db,
    sql
      .insertInto('lock')
      .values({ subject, ...lock })
      .onConflict(c => c.column('subject').doUpdateSet(lock)),
  )
  run(db, sql.deleteFrom('attempt').where('kind', '=', 'login').where('subject', '=', subject))
}

/** A success forgets the failures before it. */
export function forgetFailures(db: Db, subject: string): void {
  run(db, sql.deleteFrom('attempt').where('kind', '=', 'login').where('subject', '=', subject))
  run(db, sql.deleteFrom('lock').where('subject', '=', subject))
}

/**
 * Under what the tries of a person are counted whom we know already. In capitals: nothing that a stranger types at log-in
 * is counted under such a name.
 * @param from a browser, or a session: its failures lock no other
 */
export const ownSubject = (what: 'CODE' | 'PASSWORD' | 'PASSKEY', userId: string, from: string): string =>
  `${what} ${userId} ${from}`

/**
 * All locks of a person: at log-in by each spelling, those of passkeys, and of passwords and codes that are asked for within.
 * These begin with what `ownSubject` makes of no place: a range of the index, since a LIKE would walk everybody's.
 */
export function forgetLocks(db: Db, user: User): void {
  for (const spelling of spellingsOf(user))
    for (const browser of ['known', 'new']) forgetFailures(db, `${spelling}|${browser}`)
  for (const what of ['CODE', 'PASSWORD', 'PASSKEY'] as const) {
    const [from, below] = [ownSubject(what, user.id, ''), `${what} ${user.id}!`]
    const failures = sql.deleteFrom('attempt').where('kind', '=', 'login')
    run(db, failures.where('subject', '>=', from).where('subject', '<', below))
    run(db, sql.deleteFrom('lock').where('subject', '>=', from).where('subject', '<', below))
  }
}

const perAddress = {
  register: [5, 60 * MINUTE],
  'register-name': [60, 60 * MINUTE],
  'name-check': [60, 60 * MINUTE],
  guest: [3, 24 * 60 * MINUTE],
  demo: [MOST_DEMO_OPENS, 60 * MINUTE],
  chat: [20, 60 * MINUTE],
  'chat-picture': [20, 60 * MINUTE],
  'chat-message': [200, 60 * MINUTE],
} as const

/** Allows an act so many times per address and period: register 5 an hour, names that are tried 60 at registration and as many by the check, guest 3 a day, demo 10 an hour, visitors' chats and their pictures 20 each, their messages 200. */
export function countPerAddress(db: Db, kind: keyof typeof perAddress, ip: string, now: number): void {
  const [most, period] = perAddress[kind]
  for (const [sender, times] of sendersOf(ip))
    if (count(db, kind, sender, now - period) >= most * times) {
      if (kind === 'guest') refuse('no-more-today')
      if (kind === 'demo') refuse('demo-limit', { n: most })
      tooMany(now + period, now)
    }
  for (const [sender] of sendersOf(ip)) note(db, kind, sender, now)
}
