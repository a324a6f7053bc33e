/** Who is signed in where. The token itself is nowhere. */
export type SessionRow = {
  /** SHA-256 of the token, hex. */
  token_hash: string
  user_id: string
  device_id: string
  created_at: number
  last_seen: number
  /** 30 days after it was opened. */
  expires: number
  revoked: number | null
}

export type AccountTables = { session: SessionRow }
