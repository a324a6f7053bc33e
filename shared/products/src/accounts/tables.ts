import type { accountTypes, CodeOf, genders, identityStates, userStates } from '@shared/contract/codes'
import type { Generated, Selectable } from 'kysely'
import type { PasskeyTables } from './passkeys/tables.ts'

/** A person. Addresses are unique; a visitor's account name is made, not chosen. */
export type UserTable = {
  /** Eight digits, shown as the person's ID. */
  id: string
  account_type: CodeOf<typeof accountTypes>
  /** Lower-cased name; null where the person signs in by phone or email alone. */
  account: string | null
  phone_code: string | null
  /** Digits without trunk zero. */
  phone: string | null
  /** Lower-cased. */
  email: string | null
  /** scrypt, see password.ts. */
  password: string
  /** 1 while a guest still has the password that was made. */
  initial_password: Generated<number>
  status: Generated<CodeOf<typeof userStates>>
  invite_code: string
  inviter_id: string | null
  created_at: number
  /** Whatever they did before was written for a fresh exchange; null: whatever is older than they are. */
  sample_until: number | null
  /** What the person told, or a document proved; null where nothing was. */
  surname: string | null
  first_name: string | null
  gender: Generated<CodeOf<typeof genders>>
  /** yyyy-MM-dd */
  birthday: string | null
  /** ISO 3166, two letters. */
  country: string | null
  address: string | null
}

/** A row of the table. */
export type User = Selectable<UserTable>

/** Who is signed in where. The token itself is nowhere. */
export type SessionTable = {
  /** SHA-256 of the token, hex. */
  token_hash: string
  user_id: string
  device_id: string
  /** Browser and system as the person would name them; '' where unknown. */
  device: Generated<string>
  /** HMAC of the address it was opened from. */
  network: Generated<string>
  created_at: number
  last_seen: number
  /** 30 days after it was opened. */
  expires: number
  /** When it was ended, by the person or by a newer one. */
  revoked: number | null
}
export type SessionRow = Selectable<SessionTable>

/** A browser that signed in to an account before. */
/** `since`: the last time it signed in, epoch ms. */
export type KnownDevice = { user_id: string; device_id: string; since: number }

export type IdentityKind = 'basic' | 'advanced'

/** What somebody handed in to prove who they are, and what came of it; the last of a kind counts. */
export type IdentityRow = {
  id: string
  user_id: string
  kind: IdentityKind
  state: CodeOf<typeof identityStates>
  /** JSON: see identity/rows.ts. Goes to nobody but the operator. */
  details: string
  /** One spelling of the document's kind, country and number; null where none belongs to it. */
  document: string | null
  reason: string | null
  /** JSON: [{field, reason}] */
  reject_fields: string
  /** 1 where the sandbox's desk decided by itself. */
  automatic: number
  client_order_id: string
  submitted_at: number
  reviewed_at: number | null
  /** Of a verified basic one: the key of the person (person.ts). */
  person: string | null
}

/** A document that the desk knows to be a person's who was verified by another one: keyed hashes of both. */
export type LinkedDocument = { document: string; person: string }

/** A photo that served an application: it serves no other one. */
export type IdentityPhoto = { path: string; identity_id: string }

/** A code that was sent; only the newest of a target and scene counts. */
export type SentCode = {
  id: Generated<number>
  target: string
  scene: string
  ip: string
  /** HMAC of target, scene and code. */
  mac: string
  /** Wrong entries from where it was asked for, and from elsewhere. */
  wrong: Generated<number>
  strange: Generated<number>
  /** Who asked: 0 a stranger, 1 whoever has the right password, 2 a network that the account was signed in from. */
  trusted: Generated<number>
  used: Generated<number>
  at: number
}

/** What the sandbox would have sent: read with `pnpm operator mail`. */
export type Mail = { id: Generated<number>; target: string; text: string; at: number }

/** Failures that count towards a lock, and other countable acts per address. */
export type Attempt = { kind: string; subject: string; at: number }

/** A lock and how many there were before: each lasts longer. */
export type Lock = { subject: string; until: number; strikes: number }

/** An authenticator that is bound. */
export type Authenticator = {
  user_id: string
  /** AES-256-GCM, see sealed-secret.ts. */
  secret: string
  /** Of the last code that counted: no code of it, or of one before, counts again. */
  last_step: number
  since: number
}

/** A key that waits to be bound, the newest of a person. */
export type OfferedKey = { user_id: string; secret: string; at: number }

/** used: when, null while it counts. */
export type RecoveryCode = { user_id: string; mac: string; used: number | null }

export type WithdrawPassword = {
  user_id: string
  /** scrypt of an HMAC, see withdraw-password.ts. */
  hash: string
  /** Wrong ones in a row. */
  wrong: Generated<number>
  locked_until: Generated<number>
}

/** Until when withdrawals wait, and for what. */
export type WithdrawHold = { user_id: string; until: number; cause: string }

export type AccountTables = PasskeyTables & {
  user: UserTable
  identity: IdentityRow
  identity_photo: IdentityPhoto
  linked_document: LinkedDocument
  session: SessionTable
  known_device: KnownDevice
  sent_code: SentCode
  mail: Mail
  attempt: Attempt
  lock: Lock
  authenticator: Authenticator
  offered_key: OfferedKey
  recovery_code: RecoveryCode
  withdraw_password: WithdrawPassword
  withdraw_hold: WithdrawHold
}

declare module '@shared/engine/db/tables' {
  interface Tables extends AccountTables {}
}
