/** Signing in with account and password, from a new browser also with a code (docs/rules/account.md#logging-in). */
import type { loginCall, ParsedInputOf } from '@shared/contract'
import { userStates } from '@shared/contract/codes'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import { first, sql } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import type { Caller } from '../http/serve.ts'
import { refuse } from '../refusals/refuse.ts'
import { codeText } from './captcha.ts'
import { type Asked, checkCode, checkFlood, sendCode, wasJustSent } from './code.ts'
import { channelOf, findUser, mask, normalise } from './identifier.ts'
import { countFailure, forgetFailures, tryOnce } from './lock.ts'
import { passwordFits } from './password.ts'
import { hadBrowser, knowsNetwork, openingOf, openSession } from './session.ts'
import type { User } from './tables.ts'
import { userById } from './user.ts'

type Input = ParsedInputOf<typeof loginCall>
/** Whose try it is, from where, and whether that browser is known. */
type From = { subject: string; ip: string; known: boolean }

const knows = (context: Context, user: User | undefined, deviceId: string) =>
  Boolean(
    user &&
      deviceId &&
      first(
        context.db,
        sql.selectFrom('known_device').select('since').where('user_id', '=', user.id).where('device_id', '=', deviceId),
      ),
  )

export async function login(input: Input, caller: Caller): Promise<{ token: string }> {
  const { context, ip } = caller
  const { db, clock } = context
  const deviceId = input.deviceId ?? ''
  const found = findUser(db, input.account)
  const known = knows(context, found, deviceId)
  // by what was typed, never by whom it means: how tries add up must not tell that two spellings are one person
  const subject = `${normalise(input.account)}|${known ? 'known' : 'new'}`
  const user = await tryOnce({ db, subject, ip, known, now: clock.now() }, () =>
    checkPassword(context, input, found, { subject, ip, known }),
  )
  const spend = known ? undefined : confirmDevice(context, user, input, ip)
  return transact(db, tx => {
    spend?.(tx)
    forgetFailures(tx, subject)
    if (!known) tellOfDevice(tx, user.id, clock.now())
    return { token: openSession(tx, user.id, openingOf(context, deviceId, caller), clock.now()) }
  })
}

/** Counts a wrong one. @returns the person as they are now: they may have been frozen while the password was hashed */
async function checkPassword(context: Context, { password }: Input, found: User | undefined, from: From) {
  const { subject, ip } = from
  const { db, clock, settings } = context
  const known = from.known || (found !== undefined && knowsNetwork(context, found.id, ip))
  const fits = await passwordFits(password, found?.password ?? null, settings.scryptCost, ip, known)
  if (!fits || !found) {
    countFailure(db, subject, ip, clock.now())
    return refuse('wrong-credentials', { field: 'password' })
  }
  const user = userById(db, found.id)
  if (user.password !== found.password) return refuse('wrong-credentials', { field: 'password' })
  if (user.status !== userStates.active) refuse('account-frozen')
  return user
}

/** The owner's other browsers show it: whoever signs in with a stolen password cannot keep it quiet. */
function tellOfDevice(tx: Tx, user: string, at: number): void {
  const isFirst = !first(tx, sql.selectFrom('known_device').select('since').where('user_id', '=', user).limit(1))
  if (isFirst && !hadBrowser(tx, user)) return
  notify(tx, { user, eventKey: `device:${at}`, tab: 'system', template: 'device-added', values: {}, at })
}

/**
 * Without an address to send to, the password alone must do. It was right: no stranger's asking stands in the way here.
 * @returns what spends the code
 */
function confirmDevice(context: Context, user: User, input: Input, ip: string): ((tx: Tx) => void) | undefined {
  const where = channelOf(user)
  if (!where) return undefined
  const asked: Asked = { target: where.target, scene: 'login', ip, trusted: true }
  if (input.captcha) return checkCode(context, asked, input.captcha)
  if (!wasJustSent(context, asked)) {
    checkFlood(context.db, asked, context.clock.now())
    sendCode(context, asked, codeText('login'))
  }
  return refuse(
    'code-required',
    { channel: where.channel, masked: mask(where.target), account: input.account },
    'captcha',
  )
}
