/** A passkey: what proves that a device still holds the other half. */
export type PasskeyRow = {
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
export type SpentChallenge = { challenge: string; until: number }

export type PasskeyTables = { passkey: PasskeyRow; spent_challenge: SpentChallenge }
