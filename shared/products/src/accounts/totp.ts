/** Codes of an authenticator: SHA-1, six digits, 30 seconds (RFC 6238); a neighbouring step counts, for clocks differ. */
import { plainCode } from '@shared/format/typed'
import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD = 30
const ISSUER = 'tarn'

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })

/** 20 random bytes in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator on the same phone opens. */
export const otpauthUrl = (secret: string, label: string): string => totpOf(secret, label).toString()

/**
 * Which step a code is of: it counts once, and none before it any more.
 * @param now epoch ms
 * @returns null where it is of none that counts at that time
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = plainCode(code)
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / (PERIOD * 1000)) + delta
}
