/** A person by what an operator has at hand: the ID that the app shows, an account name, an address. */

import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { findUser } from './identifier.ts'
import type { User } from './tables.ts'

/** @throws Error where nobody is called so */
export function userNamed(db: Db, typed: string): User {
  const user = first(db, sql.selectFrom('user').selectAll().where('id', '=', typed)) ?? findUser(db, typed)
  if (!user) throw new Error(`Nobody is called ${typed}`)
  return user
}
