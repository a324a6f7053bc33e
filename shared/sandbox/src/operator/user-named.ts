/** A person by what an operator has at hand: the ID that the app shows, an account name, an address. */
import { findUser } from '../accounts/identifier.ts'
import type { User } from '../accounts/tables.ts'
import type { Db } from '../db/open.ts'
import { first, sql } from '../db/query.ts'

/** @throws Error where nobody is called so */
export function userNamed(db: Db, typed: string): User {
  const user = first(db, sql.selectFrom('user').selectAll().where('id', '=', typed)) ?? findUser(db, typed)
  if (!user) throw new Error(`Nobody is called ${typed}`)
  return user
}
