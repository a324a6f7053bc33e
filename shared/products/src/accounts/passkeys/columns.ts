/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** A passkey: what proves that a device still holds the other half. */
  passkey: {
    /** Names the row; opens nothing. */
    id: string
    user_id: string
    /** base64url, as the device calls it. */
    credential_id: string
    /** COSE, base64. */
    public_key: string
    /** How often it signed; devices that sync their passkeys stay at 0. */
    counter: number
    /** JSON: how it is reached, e.g. ["internal"]. */
    transports: string
    /** '' where nobody said one: the phone words it. */
    name: string
    since: number
    last_used: number | null
  }
  /** A challenge that served: none does twice. */
  spent_challenge: {
    challenge: string
    until: number
  }
}
