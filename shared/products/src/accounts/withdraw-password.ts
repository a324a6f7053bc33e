/** The withdrawal password: six digits beside the login password (docs/rules/account.md#withdrawal-password). */
import { createHmac } from 'node:crypto'
import { MOST_WRONG_PINS } from '@shared/contract/limits'
import { pinFault } from '@shared/contract/pin'
import { DAY, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { hashPassword, passwordFits } from './password.ts'

const LOCKED = DAY

export const withdrawPasswordOf = (db: Db, userId: string) =>
  first(db, sql.selectFrom('withdraw_password').selectAll().where('user_id', '=', userId))

/** A million are tried in no time: what is hashed nobody can try without the server's key. */
const keyed = ({ keys }: Context, userId: string, pin: string) =>
  createHmac('sha256', keys.secret).update(['withdraw-password', userId, pin].join('\0')).digest('hex')

export const hashPin = ({ context, user, ip }: SignedIn, pin: string): Promise<string> =>
  hashPassword(keyed(context, user, pin), context.settings.scryptCost, ip)

/** @throws Refused field-invalid unless it is six digits, pin-weak where they are all alike or run up or down */
export function checkPin(pin: string): void {
  const fault = pinFault(pin)
  if (fault) refuse(fault === 'weak' ? 'pin-weak' : 'field-invalid', { field: 'password' })
}

/** The last try of each person that is still being hashed; of each exchange its own. */
const lastTries = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** One after the other, so that each finds what the one before has counted. */
async function inTurn<T>(db: Db, userId: string, work: () => Promise<T>): Promise<T> {
  const tries = lastTries.get(db) ?? new Map<string, Promise<unknown>>()
  lastTries.set(db, tries)
  const mine = (tries.get(userId) ?? Promise.resolve()).then(work, work)
  tries.set(userId, mine)
  return mine.finally(() => tries.get(userId) === mine && tries.delete(userId))
}

/**
 * What every order that pays out asks for, before its transaction: the count of wrong ones commits on its own, for one
 * that is taken back with a refused order would give endless tries.
 * @returns what must hold within the transaction: that it was not changed meanwhile
 * @throws Refused password-needed, wrong-pin with the tries left, pin-locked from the fifth wrong one in a row
 */
export function requireWithdrawPassword(caller: SignedIn, pin: string): Promise<(tx: Tx) => void> {
  return inTurn(caller.context.db, caller.user, () => tryPin(caller, pin))
}

async function tryPin(caller: SignedIn, pin: string): Promise<(tx: Tx) => void> {
  const { context, user, ip } = caller
  const { db, clock, settings } = context
  const { hash } = usable(db, user, clock.now())
  const fits = await passwordFits(keyed(context, user, pin), hash, settings.scryptCost, ip, true)
  if (!fits) return countWrong(db, user, clock.now())
  run(db, sql.updateTable('withdraw_password').set({ wrong: 0 }).where('user_id', '=', user))
  return tx => {
    if (usable(tx, user, clock.now()).hash !== hash) refuse('wrong-pin', { n: MOST_WRONG_PINS })
  }
}

function usable(db: Db, user: string, now: number) {
  const own = withdrawPasswordOf(db, user) ?? refuse('password-needed', {}, 'withdraw-password')
  return own.locked_until > now ? locked(own.locked_until) : own
}

const locked = (until: number): never => refuse('pin-locked', { field: 'withdrawPassword', time: stamp(until) })

function countWrong(db: Db, user: string, now: number): never {
  const wrong = (withdrawPasswordOf(db, user)?.wrong ?? 0) + 1
  const isLast = wrong >= MOST_WRONG_PINS
  const count = isLast ? { wrong: 0, locked_until: now + LOCKED } : { wrong }
  run(db, sql.updateTable('withdraw_password').set(count).where('user_id', '=', user))
  return isLast ? locked(now + LOCKED) : refuse('wrong-pin', { field: 'withdrawPassword', n: MOST_WRONG_PINS - wrong })
}

/** A lock ends with it. */
export function putWithdrawPassword(tx: Tx, userId: string, hash: string): void {
  const fresh = { hash, wrong: 0, locked_until: 0 }
  run(
    tx,
    sql
      .insertInto('withdraw_password')
      .values({ user_id: userId, ...fresh })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(fresh)),
  )
}
