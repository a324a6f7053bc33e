/** Recovery codes: ten are made with an authenticator, each stands in for its code once (docs/rules/account.md#recovery-codes). */
import { createHmac, randomInt } from 'node:crypto'
import { FEW_RECOVERY_CODES, RECOVERY_CODES } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Keys } from '@shared/engine/keys'
import { notify } from '@shared/engine/messages/notify'
import { refuse } from '@shared/engine/refusals/refuse'
import { plainCode } from '@shared/format/typed'

/** Capitals and digits that nobody misreads: a code may be typed in any case. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZ2345678'
const LENGTH = 8

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** XXXX-XXXX */
const shown = (code: string) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

const macOf = ({ secret }: Keys, userId: string, code: string) =>
  createHmac('sha256', secret).update(['recovery', userId, code].join('\0')).digest('hex')

/** Ten new ones in place of those before; told here and never again. */
export function makeRecoveryCodes(tx: Tx, { keys }: Context, userId: string): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) codes.add(newCode())
  dropRecoveryCodes(tx, userId)
  for (const code of codes)
    run(tx, sql.insertInto('recovery_code').values({ user_id: userId, mac: macOf(keys, userId, code), used: null }))
  return [...codes].map(shown)
}

export const dropRecoveryCodes = (tx: Tx, userId: string): number =>
  run(tx, sql.deleteFrom('recovery_code').where('user_id', '=', userId))

/** Of a person's; with and without its stroke, in any case. */
export function recoveryCodeOf({ db, keys }: Context, userId: string, typed: string) {
  const codes = sql.selectFrom('recovery_code').selectAll().where('user_id', '=', userId)
  return first(db, codes.where('mac', '=', macOf(keys, userId, plainCode(typed))))
}

/** @throws Refused code-used where it was spent meanwhile */
export function spendRecoveryCode(tx: Tx, userId: string, mac: string, now: number): void {
  const code = sql.updateTable('recovery_code').set({ used: now }).where('user_id', '=', userId).where('mac', '=', mac)
  if (!run(tx, code.where('used', 'is', null))) refuse('code-used', { field: 'googleCode' })
  const left = countLeft(tx, userId)
  if (left >= FEW_RECOVERY_CODES) return
  const about = { tab: 'system', template: 'recovery-codes-few', values: { n: left }, path: '/bindGoogle' } as const
  notify(tx, { user: userId, eventKey: `recovery-codes:${mac}`, ...about, at: now })
}

const countLeft = (db: Db, userId: string) =>
  all(db, sql.selectFrom('recovery_code').select('mac').where('user_id', '=', userId).where('used', 'is', null)).length
