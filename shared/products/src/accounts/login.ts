/** Signing in with account and password, from a new browser also with a code (docs/rules/account.md#logging-in). */
import type { loginCall, ParsedInputOf } from '@shared/contract'
import { userStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { notify } from '@shared/engine/messages/notify'
import { refuse } from '@shared/engine/refusals/refuse'
import { confirmAddress } from './captcha.ts'
import { channelOf, findUser, normalise } from './identifier.ts'
import { countFailure, forgetFailures, tryOnce } from './lock.ts'
import { passwordFits } from './password.ts'
import { authenticatorOf, needsFactor, type Spend } from './second-factor.ts'
import { entered, hadBrowser, knowsNetwork, openingOf, openSession } from './session.ts'
import type { User } from './tables.ts'
import { userById } from './user.ts'

type Input = ParsedInputOf<typeof loginCall>
/** What every way of signing in brings; account: as it was typed. */
export type Entry = { account: string; password: string; deviceId?: string | undefined }
/** Whose password was right, and from where it came. */
export type Entering = { user: User; known: boolean; account: string }
/** What else a way of signing in asks for. @returns what spends it */
export type Confirm = (who: Entering, caller: Caller) => Spend | Promise<Spend>
/** Whose try it is, from where, and whether that browser is known. */
type From = { subject: string; ip: string; known: boolean }

/** Asked of nobody, too: how long a try takes must not tell whether there was anybody to ask about. */
const NOBODY = ''

/** Whether a person signed in on that browser before. */
export const knowsBrowser = (db: Db, user: string | undefined, deviceId: string): boolean =>
  first(
    db,
    sql
      .selectFrom('known_device')
      .select('since')
      .where('user_id', '=', user ?? NOBODY)
      .where('device_id', '=', deviceId || NOBODY),
  ) !== undefined

export const login = (input: Input, caller: Caller) =>
  enter(input, caller, (who, { context, ip }) => {
    if (authenticatorOf(context.db, who.user.id)) return needsFactor(who.account)
    return who.known ? () => {} : confirmDevice(context, who, input.captcha, ip)
  })

/** The password first, in every way of signing in: what else is asked for is told to nobody who does not know it. */
export async function enter(entry: Entry, caller: Caller, confirm: Confirm) {
  const { context, ip } = caller
  const { db, clock } = context
  const { account, deviceId = '' } = entry
  const found = findUser(db, account)
  const known = knowsBrowser(db, found?.id, deviceId)
  // by what was typed, never by whom it means: how tries add up must not tell that two spellings are one person
  const subject = `${normalise(account)}|${known ? 'known' : 'new'}`
  const user = await tryOnce({ db, subject, ip, known, now: clock.now() }, () =>
    checkPassword(context, entry, found, { subject, ip, known }),
  )
  const spend = await confirm({ user, known, account }, caller)
  return transact(db, tx => {
    spend(tx)
    forgetFailures(tx, subject)
    tellOfDevice(tx, user.id, deviceId, clock.now())
    return entered(openSession(tx, user.id, openingOf(context, deviceId, caller), clock.now()), clock.now())
  })
}

/** Counts a wrong one. @returns the person as they are now: they may have been frozen while the password was hashed */
async function checkPassword(context: Context, { password }: Entry, found: User | undefined, from: From) {
  const { subject, ip } = from
  const { db, clock, settings } = context
  const knownNetwork = knowsNetwork(context, found?.id ?? NOBODY, ip)
  const fits = await passwordFits(
    password,
    found?.password ?? null,
    settings.scryptCost,
    ip,
    from.known || knownNetwork,
  )
  if (!fits || !found) {
    countFailure(db, subject, ip, clock.now())
    return refuse('wrong-credentials', { field: 'password' })
  }
  const user = userById(db, found.id)
  if (user.password !== found.password) return refuse('wrong-credentials', { field: 'password' })
  if (user.status !== userStates.active) refuse('account-frozen')
  return user
}

/**
 * The owner's other browsers show it: whoever signs in with what was stolen cannot keep it quiet. A browser that signs in
 * twice at once is new once.
 */
export function tellOfDevice(tx: Tx, user: string, deviceId: string, at: number): void {
  if (knowsBrowser(tx, user, deviceId)) return
  const isFirst = !first(tx, sql.selectFrom('known_device').select('since').where('user_id', '=', user).limit(1))
  if (isFirst && !hadBrowser(tx, user)) return
  notify(tx, {
    user,
    eventKey: `device:${at}`,
    tab: 'system',
    template: 'device-added',
    values: {},
    path: '/devices',
    at,
  })
}

/** Without an address to send to, the password alone must do. */
function confirmDevice(context: Context, { user, account }: Entering, captcha: string | undefined, ip: string): Spend {
  const where = channelOf(user)
  return where ? confirmAddress(context, { ...where, scene: 'login', ip, account }, captcha) : () => {}
}
