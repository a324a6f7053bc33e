/** The calls of logging in by a passkey. */
import { type PasskeyAssertion, passkeyLoginCall, passkeyOptionsCall } from '@shared/contract/calls/account'
import { deviceId } from 'shell/session'
import { call } from 'shell/transport'
import { enter, quiet, resultOf } from './login.api.ts'

export const askOptions = async (signal?: AbortSignal) =>
  resultOf(await call(passkeyOptionsCall, {}, { ...quiet, signal }))

export async function enterBy(response: PasskeyAssertion): Promise<void> {
  await enter(resultOf(await call(passkeyLoginCall, { response, deviceId: deviceId() }, quiet)).token)
}
