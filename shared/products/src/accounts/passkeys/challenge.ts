/**
 * What a device is asked to sign: random, for one purpose of one person, for five minutes, once. It says so itself, under
 * the server's key: who only looks at the log-in leaves nothing behind here.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { PASSKEY_SECONDS } from '@shared/contract/limits'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { passkeyRefused } from './refused.ts'

/** Of whoever is signed in: the session too, since what one of them confirmed is nothing for another. */
export type Purpose = { what: 'login' } | { what: 'confirm' | 'register'; user: string; session: string }

const LIFE = PASSKEY_SECONDS * 1000
const RANDOM_BYTES = 16
const TIME_BYTES = 6

function macOf({ keys }: Context, begin: Buffer, purpose: Purpose): Buffer {
  const bound = purpose.what === 'login' ? '' : `${purpose.user}\0${purpose.session}`
  const mac = createHmac('sha256', keys.secret).update(`passkey\0${purpose.what}\0${bound}\0`)
  return mac.update(begin).digest()
}

export function newChallenge(context: Context, purpose: Purpose): string {
  const until = Buffer.alloc(TIME_BYTES)
  until.writeUIntBE(context.clock.now() + LIFE, 0, TIME_BYTES)
  const begin = Buffer.concat([randomBytes(RANDOM_BYTES), until])
  return Buffer.concat([begin, macOf(context, begin, purpose)]).toString('base64url')
}

const untilOf = (challenge: string): number => Buffer.from(challenge, 'base64url').readUIntBE(RANDOM_BYTES, TIME_BYTES)

/** Whether it was made here for that, and is not too old. */
export function isGood(context: Context, challenge: string, purpose: Purpose): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  const [begin, mac] = [bytes.subarray(0, RANDOM_BYTES + TIME_BYTES), bytes.subarray(RANDOM_BYTES + TIME_BYTES)]
  const own = macOf(context, begin, purpose)
  if (mac.length !== own.length || !timingSafeEqual(mac, own) || bytes.toString('base64url') !== challenge) return false
  return context.clock.now() < untilOf(challenge)
}

/** Whoever brings it a second time is refused, at the same moment too. */
export function spendChallenge(tx: Tx, challenge: string): void {
  const spent = sql.insertInto('spent_challenge').values({ challenge, until: untilOf(challenge) })
  const once = spent.onConflict(conflict => conflict.doNothing())
  if (!run(tx, once)) passkeyRefused()
}
