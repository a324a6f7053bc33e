/** An authenticator that shares no code with us: oathtool. */
import { execFileSync } from 'node:child_process'
import { ensureOathtool } from '../../tools/src/oathtool.ts'

/** @param secret base32 @param milliseconds since 1970 @returns the six digits that it shows then */
export const witness = (secret: string, milliseconds: number): string =>
  execFileSync(ensureOathtool(), ['--totp', '--base32', '--now', `@${Math.floor(milliseconds / 1000)}`, secret], {
    encoding: 'utf8',
  }).trim()
