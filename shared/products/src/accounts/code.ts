/**
 * Codes by mail or message: six digits, five minutes, the newest only, once. Each address that asks has
 * codes, pace and tries of its own: who asks for somebody else's neither uses those up nor makes theirs the older ones.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_APART_SECONDS, CODE_DIGITS, CODE_LIFE_SECONDS } from '@shared/contract/limits'
import { siteOf } from '@shared/door'
import { HOUR } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { plainCode } from '@shared/format/typed'
import { type Text, worded } from '@shared/phrases'
import { SITE_TIMES } from './lock.ts'
import { mail } from './mail.ts'

const SECOND = 1000
const WRONG_MOST = 5
/** Wrong entries from elsewhere: a phone may change its network between asking and typing. */
const STRANGE_MOST = 2
const PER_ASKER = 5
/** What all strangers together may have sent to one person, and as many again all who bring the right password. */
const PER_TARGET = 10
const PER_IP = 20

/** Why who asks is believed. At home, where the account was signed in from, nobody else's asking stands in the way. */
export const trusts = { stranger: 0, password: 1, home: 2 } as const
export type Trust = (typeof trusts)[keyof typeof trusts]

export type CodePurpose = 'register' | 'login' | 'reset' | 'bind' | 'withdraw'
export type CodeRequest = {
  target: string
  scene: CodePurpose
  /** Who asks. */
  ip: string
  /** A stranger's, unless told. */
  trust?: Trust
}

const macOf = (secret: string, { target, scene }: CodeRequest, code: string) =>
  createHmac('sha256', secret).update([target, scene, code].join('\0')).digest('hex')

/** In place of a code where none was sent: as long as one, and no code's; tries at it are counted alike. */
const NONE = '-'.repeat(64)

const sentTo = (target: string) =>
  sql.selectFrom('sent_code').selectAll().where('target', '=', target).orderBy('id', 'desc').limit(1)

/** The last that one address asked for. */
const ownNewest = (db: Db, { target, scene, ip }: CodeRequest) =>
  first(db, sentTo(target).where('ip', '=', ip).where('scene', '=', scene))

type Sent = NonNullable<ReturnType<typeof ownNewest>>

const isAlive = (sent: Sent | undefined, now: number): sent is Sent =>
  sent !== undefined && !sent.used && sent.wrong < WRONG_MOST && now - sent.at <= CODE_LIFE_SECONDS * SECOND

const sentSince = (since: number) => sql.selectFrom('sent_code').select('id').where('at', '>', since)

/** Of IPv6 the network that an address is in; of others the address. */
function fromSite(ip: string): [from: string, below: string] {
  const site = siteOf(ip)
  return site === ip ? [ip, `${ip}\0`] : [site.replace('::/48', ':'), site.replace('::/48', ';')]
}

/** Refuses a flood: 60 s apart and 5 an hour per asker and target; 10 an hour per target, 20 per asker, ten times that per /48. */
export function checkFlood(db: Db, { target, ip, trust = trusts.stranger }: CodeRequest, now: number): void {
  const last = first(db, sentTo(target).where('ip', '=', ip))
  if (last && now - last.at < CODE_APART_SECONDS * SECOND) refuse('too-many-tries', { n: 1 })
  const lastHour = sentSince(now - HOUR)
  const toTarget = lastHour.where('target', '=', target)
  const [from, below] = fromSite(ip)
  const isFlood = [
    all(db, toTarget.where('ip', '=', ip)).length >= PER_ASKER,
    trust !== trusts.home && all(db, toTarget.where('trusted', '=', trust)).length >= PER_TARGET,
    all(db, lastHour.where('ip', '=', ip)).length >= PER_IP,
    all(db, lastHour.where('ip', '>=', from).where('ip', '<', below)).length >= PER_IP * SITE_TIMES,
  ]
  if (isFlood.includes(true)) refuse('too-many-tries', { n: 60 })
}

type LetterValues = { code: string; minutes: number }

/** A mail with {code}, one that says something else instead, or none: the reply and its timing are alike. */
export type Letter = { text: Text<keyof LetterValues>; language: Language; kind: 'code' | 'notice' | 'none' }

/** Writes down that something was sent, and sends it. */
export function sendCode(context: Context, asked: CodeRequest, { text, language, kind }: Letter): void {
  const { db, clock, keys } = context
  const { target, scene, ip, trust: trusted = trusts.stranger } = asked
  const at = clock.now()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  // the same is computed and written whatever is sent: how long it takes tells nothing
  const made = macOf(keys.secret, asked, code)
  const words = worded(text, language, { code, minutes: CODE_LIFE_SECONDS / 60 })
  transact(db, tx => {
    run(tx, sql.insertInto('sent_code').values({ target, scene, ip, mac: kind === 'code' ? made : NONE, at, trusted }))
    mail(tx, target, kind === 'none' ? '' : words, at)
  })
}

/** Whether a code that still counts went out within the last minute: asking again needs no second one. */
export function wasJustSent({ db, clock }: Context, asked: CodeRequest): boolean {
  const sent = ownNewest(db, asked)
  return isAlive(sent, clock.now()) && sent.mac !== NONE && clock.now() - sent.at < CODE_APART_SECONDS * SECOND
}

/** Its own newest; where this address asked for none, the newest of another one, at few tries. */
function meant(db: Db, asked: CodeRequest, now: number): Sent | undefined {
  const own = ownNewest(db, asked)
  if (own && now - own.at <= CODE_LIFE_SECONDS * SECOND) return own
  return first(db, sentTo(asked.target).where('scene', '=', asked.scene))
}

/**
 * Looks at a code; a wrong one counts, and the fifth wrong kills it. The count commits on its own.
 * @returns what spends it, in the transaction of what it was asked for: a refusal after this one leaves it good
 * @throws Refused code-wrong
 */
export function checkCode(context: Context, asked: CodeRequest, code: string | undefined): (tx: Tx) => void {
  const { db, clock, keys } = context
  const sent = meant(db, asked, clock.now())
  if (!isAlive(sent, clock.now())) return wrongCode()
  const isOwn = sent.ip === asked.ip
  if (!isOwn && sent.strange >= STRANGE_MOST) return wrongCode()
  const given = Buffer.from(macOf(keys.secret, asked, plainCode(code ?? '')))
  const row = sql.updateTable('sent_code').where('id', '=', sent.id)
  if (!timingSafeEqual(given, Buffer.from(sent.mac))) {
    run(db, row.set(isOwn ? { wrong: sent.wrong + 1 } : { strange: sent.strange + 1 }))
    return wrongCode()
  }
  return tx => {
    if (!run(tx, row.set({ used: 1 }).where('used', '=', 0))) wrongCode()
  }
}

const wrongCode = (): never => refuse('code-wrong', { field: 'captcha' })
