/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** Failures that count towards a lock, and other countable acts per address. */
  attempt: {
    kind: string
    subject: string
    at: number
  }
  /** An authenticator that is bound. */
  authenticator: {
    user_id: string
    /** AES-256-GCM, see sealed-secret.ts. */
    secret: string
    /** Of the last code that counted: no code of it, or of one before, counts again. */
    last_step: number
    since: number
  }
  /** What somebody handed in to prove who they are, and what came of it; the last of a kind counts. */
  identity: {
    id: string
    user_id: string
    kind: 'basic' | 'advanced'
    state: 0 | 1 | -1
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
  identity_count: {
    user_id: string
    kind: string
    n: number
  }
  /** A photo that served an application: it serves no other one. */
  identity_photo: {
    path: string
    identity_id: string
  }
  /** A browser that signed in to an account before. */
  known_device: {
    user_id: string
    device_id: string
    /** The last time it signed in, epoch ms. */
    since: number
  }
  /** A document that the desk knows to be a person's who was verified by another one: keyed hashes of both. */
  linked_document: {
    document: string
    person: string
  }
  /** A lock and how many there were before: each lasts longer. */
  lock: {
    subject: string
    until: number
    strikes: number
  }
  /** What the sandbox would have sent: read with `pnpm operator mail`. */
  mail: {
    id: Generated<number>
    target: string
    text: string
    at: number
  }
  /** A key that waits to be bound, the newest of a person. */
  offered_key: {
    user_id: string
    secret: string
    at: number
  }
  recovery_code: {
    user_id: string
    mac: string
    /** When; null while it counts. */
    used: number | null
  }
  /** A code that was sent; only the newest of a target and scene counts. */
  sent_code: {
    id: Generated<number>
    target: string
    scene: string
    ip: string
    /** HMAC of target, scene and code. */
    mac: string
    /** Wrong entries from where it was asked for. */
    wrong: Generated<number>
    used: Generated<number>
    at: number
    /** Who asked: 0 a stranger, 1 whoever has the right password, 2 a network that the account was signed in from. */
    trusted: Generated<number>
    /** Wrong entries from elsewhere. */
    strange: Generated<number>
  }
  /** Who is signed in where. The token itself is nowhere. */
  session: {
    /** SHA-256 of the token, hex. */
    token_hash: string
    user_id: string
    device_id: string
    created_at: number
    last_seen: number
    /** 30 days after it was opened. */
    expires: number
    /** When it was ended, by the person or by a newer one. */
    revoked: number | null
    /** Browser and system as the person would name them; '' where unknown. */
    device: Generated<string>
    /** HMAC of the address it was opened from. */
    network: Generated<string>
  }
  /** A person. Addresses are unique; a visitor's account name is made, not chosen. */
  user: {
    /** Eight digits, shown as the person's ID. */
    id: string
    account_type: 1 | 2 | 3 | 4
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
    status: Generated<number>
    invite_code: string
    inviter_id: string | null
    created_at: number
    /** What the person told, or a document proved; null where nothing was. */
    surname: string | null
    first_name: string | null
    gender: Generated<0 | 1 | 2 | 3>
    /** yyyy-MM-dd */
    birthday: string | null
    /** ISO 3166, two letters. */
    country: string | null
    address: string | null
    /** Whatever they did before was written for a fresh exchange; null: whatever is older than they are. */
    sample_until: number | null
    /** In which they last used the app; null where nobody did. */
    language: string | null
  }
  /** Until when withdrawals wait, and for what. */
  withdraw_hold: {
    user_id: string
    until: number
    cause: string
  }
  withdraw_password: {
    user_id: string
    /** scrypt of an HMAC, see withdraw-password.ts. */
    hash: string
    /** Wrong ones in a row. */
    wrong: Generated<number>
    locked_until: Generated<number>
  }
}
