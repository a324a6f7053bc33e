/** What tests of passkeys do over and over: register one, sign in with it. */
import {
  type PasskeyAssertion,
  passkeyListCall,
  passkeyLoginCall,
  passkeyOptionsCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
} from '@shared/contract'
import { type Authenticator, newAuthenticator, type Otherwise } from '../../../../testing/src/authenticator.ts'
import type { Exchange } from '../../../../testing/src/exchange.ts'
import { nextDevice, nextIp, PASSWORD } from './people.ts'

export const ORIGIN = 'http://localhost:8080'
export const device = (counts = true) => newAuthenticator({ origin: ORIGIN, counts })

type Who = { token: string }

export const askToRegister = (exchange: Exchange, { token }: Who, password = PASSWORD) =>
  exchange.client.call(passkeyRegisterOptionsCall, { password }, { token })

/** Makes one on a device and hands it in. */
export async function tryRegister(
  exchange: Exchange,
  who: Who,
  on: Authenticator,
  otherwise?: Otherwise,
  name?: string,
) {
  const { result } = await askToRegister(exchange, who)
  const response = on.create(result, otherwise)
  return exchange.client.call(passkeyRegisterCall, { response, name }, { token: who.token })
}

export async function registered(exchange: Exchange, who: Who, on: Authenticator = device()): Promise<Authenticator> {
  const answer = await tryRegister(exchange, who, on)
  if (answer.code !== 200) throw new Error(`No passkey: ${answer.refusal}`)
  return on
}

/** What a device answers to the log-in's question. */
export async function signed({ client }: Exchange, on: Authenticator, otherwise?: Otherwise) {
  return on.get(await client.ask(passkeyOptionsCall, {}), otherwise)
}

export const logInWith = (exchange: Exchange, response: PasskeyAssertion, deviceId = nextDevice(), ip = nextIp()) =>
  exchange.client.call(passkeyLoginCall, { response, deviceId }, { ip })

/** What a device answers where somebody who is signed in is to confirm something. */
export async function confirmed({ client }: Exchange, { token }: Who, on: Authenticator, otherwise?: Otherwise) {
  return on.get(await client.ask(passkeyOptionsCall, { purpose: 'confirm' }, { token }), otherwise)
}

export const passkeysOf = ({ client }: Exchange, { token }: Who) => client.ask(passkeyListCall, {}, { token })
