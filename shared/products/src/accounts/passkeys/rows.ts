/** The passkeys that are kept. */
import { createHmac } from 'node:crypto'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

export const passkeysOf = (db: Db, user: string) =>
  all(db, sql.selectFrom('passkey').selectAll().where('user_id', '=', user).orderBy('since').orderBy('id'))

export const passkeyOf = (db: Db, credentialId: string) =>
  first(db, sql.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId))

/** Whose passkeys a device holds, in a word that tells nobody else who that is. */
export const handleOf = ({ keys }: Context, user: string): string =>
  createHmac('sha256', keys.secret).update(`passkey owner\0${user}`).digest('base64url')

/** As a browser is told which ones are meant. */
export const listed = (db: Db, user: string) =>
  passkeysOf(db, user).map(row => ({
    id: row.credential_id,
    type: 'public-key' as const,
    transports: JSON.parse(row.transports) as string[],
  }))

/** All of a person, as an account is closed. @returns how many there were */
export const forgetPasskeys = (tx: Tx, user: string): number =>
  run(tx, sql.deleteFrom('passkey').where('user_id', '=', user))
