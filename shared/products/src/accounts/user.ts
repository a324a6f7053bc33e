/** Makes people: the one place where a user row begins. */
import { randomBytes, randomInt } from 'node:crypto'
import { userStates } from '@shared/contract/codes'
import { inviteCodeOf } from '@shared/contract/registering'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import type { User } from './tables.ts'
import { joinTeam } from './team-closure.ts'

export type NewUser = Pick<User, 'account_type' | 'password'> & {
  account?: string | null
  phone?: string | null
  phoneCode?: string | null
  email?: string | null
  initialPassword?: boolean
  inviterId?: string | null
  inviteCode?: string
  id?: string
}

/** Tried until free: eight digits, or letters and digits that nobody misreads. */
function free(db: Db, column: 'id' | 'invite_code' | 'account', make: () => string): string {
  for (;;) {
    const value = make()
    if (!first(db, sql.selectFrom('user').select('id').where(column, '=', value))) return value
  }
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const letters = (length: number) => Array.from(randomBytes(length), byte => ALPHABET[byte % 32]).join('')

export const freeGuestName = (db: Db): string => free(db, 'account', () => `g${randomInt(100_000_000, 1_000_000_000)}`)

/** Twelve letters and digits: what a guest is shown once. */
export const madePassword = (): string => `${letters(11)}${randomInt(10)}`

/** @returns the new person's id */
export function insertUser(tx: Tx, user: NewUser, now: number): string {
  const id = user.id ?? free(tx, 'id', () => String(randomInt(10_000_000, 100_000_000)))
  const row = {
    id,
    account_type: user.account_type,
    account: user.account ?? null,
    phone_code: user.phoneCode ?? null,
    phone: user.phone ?? null,
    email: user.email ?? null,
    password: user.password,
    initial_password: user.initialPassword ? 1 : 0,
    invite_code: user.inviteCode ?? free(tx, 'invite_code', () => letters(6)),
    inviter_id: user.inviterId ?? null,
    created_at: now,
  }
  run(tx, sql.insertInto('user').values(row))
  joinTeam(tx, id, row.inviter_id, now)
  return id
}

/** As codes are stored. */
export const storedCodeOf = (typed: string): string => inviteCodeOf(typed).toUpperCase()

/** The inviter behind a code; '' is nobody, an unknown code is refused. */
export function inviterOf(db: Db, code: string | undefined): string | null {
  const typed = storedCodeOf(code ?? '')
  if (!typed) return null
  const inviter = first(db, sql.selectFrom('user').select('id').where('invite_code', '=', typed))
  return inviter?.id ?? refuse('code-unknown', { field: 'inviteCode' })
}

/** In place of the code of an account that is closed; small letters: no code that is typed is this one. */
export const closedCode = (id: string): string => `closed-${id}`

/** Nobody's any more: what comes to it is lost. */
export const isClosed = ({ id, invite_code: code }: Pick<User, 'id' | 'invite_code'>): boolean =>
  code === closedCode(id)

/** Whoever is kept out. */
export const isFrozen = (db: Db, id: string): boolean => userById(db, id).status === userStates.frozen

export const userById = (db: Db, id: string): User => {
  const user = first(db, sql.selectFrom('user').selectAll().where('id', '=', id))
  return user ?? refuse('not-signed-in')
}
