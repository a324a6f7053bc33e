/** The authenticator of the tests against one that shares no code with us: oathtool. */
import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { newSecret } from '../../products/src/accounts/totp.ts'
import { ensureOathtool } from '../../tools/src/oathtool.ts'
import { totp } from './totp.ts'

/** @param seconds since 1970 @returns the six digits that oathtool shows then */
const oathtool = (secret: string, seconds: number): string =>
  execFileSync(ensureOathtool(), ['--totp', '--base32', '--now', `@${seconds}`, secret], { encoding: 'utf8' }).trim()

test('shows the code that oathtool shows for each of fifty new secrets, each at a time of its own', () => {
  for (let nth = 0; nth < 50; nth++) {
    const [secret, seconds] = [newSecret(), 1_700_000_000 + nth * 7_654_321]
    expect(totp(secret, seconds * 1000)).toBe(oathtool(secret, seconds))
  }
})
