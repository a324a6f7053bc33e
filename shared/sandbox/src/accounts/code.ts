/** Codes by mail or message: six digits, five minutes, the newest only, once (account.md, Codes). */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Box } from '../box.ts'
import type { Db } from '../db/open.ts'
import { all, first, run, sql } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import { mail } from './mail.ts'

const SECOND = 1000
const HOUR = 3_600_000
export const RESEND_AFTER = 60
export const EXPIRES_IN = 300
const WRONG_MOST = 5
const PER_TARGET = 5
const PER_IP = 20

export type Scene = 'register' | 'login' | 'reset' | 'bind' | 'withdraw'

const macOf = (secret: string, target: string, scene: Scene, code: string) =>
  createHmac('sha256', secret).update([target, scene, code].join('\0')).digest('hex')

/** The last that was sent to a target, for one scene or for any. */
function newest(db: Db, target: string, scene?: Scene) {
  const sent = sql.selectFrom('sent_code').selectAll().where('target', '=', target).orderBy('id', 'desc').limit(1)
  return first(db, scene ? sent.where('scene', '=', scene) : sent)
}

type Sent = NonNullable<ReturnType<typeof newest>>

const isAlive = (sent: Sent | undefined): sent is Sent =>
  sent !== undefined && !sent.used && sent.wrong < WRONG_MOST && sent.mac !== ''

const sentSince = (db: Db, column: 'target' | 'ip', value: string, since: number) =>
  all(db, sql.selectFrom('sent_code').select('id').where(column, '=', value).where('at', '>', since)).length

/** Refuses a flood: 60 s apart, 5 an hour per target, 20 an hour per address. */
export function checkPace(db: Db, target: string, ip: string, now: number): void {
  const last = newest(db, target)
  if (last && now - last.at < RESEND_AFTER * SECOND) refuse('too-many-tries', { n: 1 })
  if (sentSince(db, 'target', target, now - HOUR) >= PER_TARGET) refuse('too-many-tries', { n: 60 })
  if (sentSince(db, 'ip', ip, now - HOUR) >= PER_IP) refuse('too-many-tries', { n: 60 })
}

/**
 * Writes down that something was sent, and sends it.
 * @param text null sends no code: the reply and its timing are those of a code all the same
 */
export function sendCode(
  box: Box,
  target: string,
  scene: Scene,
  ip: string,
  text: ((code: string) => string) | string,
): void {
  const { db, clock, keys } = box
  const at = clock.now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const mac = typeof text === 'string' ? '' : macOf(keys.secret, target, scene, code)
  const words = typeof text === 'string' ? text : text(code)
  // one commit whatever is sent: how long it takes tells nothing
  transact(db, tx => {
    run(tx, sql.insertInto('sent_code').values({ target, scene, ip, mac, at }))
    if (words) mail(tx, target, words, at)
  })
}

/** Whether a code that still counts went out within the last minute: asking again needs no second one. */
export function wasJustSent({ db, clock }: Box, target: string, scene: Scene): boolean {
  const sent = newest(db, target, scene)
  return isAlive(sent) && clock.now() - sent.at < RESEND_AFTER * SECOND
}

/** Spends a code; a wrong one counts, and the fifth wrong kills it. The count commits on its own. */
export function spendCode(box: Box, target: string, scene: Scene, code: string | undefined): void {
  const { db, clock, keys } = box
  const sent = newest(db, target, scene)
  if (!isAlive(sent) || clock.now() - sent.at > EXPIRES_IN * SECOND) return refuse('code-wrong', { field: 'captcha' })
  const given = Buffer.from(macOf(keys.secret, target, scene, (code ?? '').trim()))
  if (!timingSafeEqual(given, Buffer.from(sent.mac))) {
    run(
      db,
      sql
        .updateTable('sent_code')
        .set({ wrong: sent.wrong + 1 })
        .where('id', '=', sent.id),
    )
    refuse('code-wrong', { field: 'captcha' })
  }
  run(db, sql.updateTable('sent_code').set({ used: 1 }).where('id', '=', sent.id))
}
