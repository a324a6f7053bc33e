/** A visitor's token: 32 random bytes for the browser, their hash for us; 30 days from its last use. */
import { randomBytes } from 'node:crypto'
import { DAY } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Session } from '@shared/engine/http/sessions'
import { hashOf } from '../accounts/session.ts'
import type { DemoRow } from './tables.ts'

const LIFE = 30 * DAY
/** Not each request writes that the token was used. */
const TOUCH = 600_000

/** Told once, and never again. */
export function newDemoToken(now: number) {
  const token = randomBytes(32).toString('base64url')
  return { token, row: { token_hash: hashOf(token), expires: now + LIFE } }
}

/** The visitor's account that a token opens, while it lives. */
export function demoByToken(db: Db, token: string, now: number): DemoRow | undefined {
  const rows = sql.selectFrom('demo_account').selectAll().where('token_hash', '=', hashOf(token))
  return first(db, rows.where('expires', '>', now))
}

/** As a session of a person's; null where the token is unknown, too old, or its account became a person's. */
export function demoSessionOf(db: Db, token: string, now: number): Session | null {
  const demo = demoByToken(db, token, now)
  if (!demo) return null
  const { owner, expires } = demo
  if ((expires ?? 0) < now + LIFE - TOUCH)
    run(
      db,
      sql
        .updateTable('demo_account')
        .set({ expires: now + LIFE })
        .where('owner', '=', owner),
    )
  return { userId: owner, tokenHash: hashOf(token), demo: true }
}
