/** A phone with an authenticator, for tests. */
import { bindGoogleAuthCall, generateGoogleKeyCall } from '@shared/contract'
import { Secret, TOTP } from 'otpauth'
import type { Exchange } from '../../../../testing/src/exchange.ts'
import { PASSWORD } from './people.ts'

/** The code that an authenticator shows at a time of the exchange. @param ahead steps of 30 s */
export const codeOf = ({ sandbox }: Exchange, secret: string, ahead = 0): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: sandbox.context.clock.now() + ahead * 30_000,
  })

/** Binds one; its first code is used up then. */
export async function bound(exchange: Exchange, token: string, password = PASSWORD) {
  const { secretKey } = await exchange.client.ask(generateGoogleKeyCall, {}, { token })
  const input = { secretKey, googleCode: codeOf(exchange, secretKey), password }
  const { recoveryCodes = [] } = await exchange.client.ask(bindGoogleAuthCall, input, { token })
  return { secretKey, recoveryCodes: recoveryCodes ?? [] }
}
