/** Acts for a person through the exchange's own calls, as their phone would. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import type { SignedIn, Wire } from '@shared/engine/http/serve'
import { parse } from 'valibot'
import { calls } from '../domains/serving.ts'

export type StandIn = {
  caller: SignedIn
  /** @throws Refused as the call does */
  ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>
}

/** Calls that send their reply themselves need a wire: there is none here. */
const noWire = undefined as unknown as Wire

export function standInFor(context: Context, user: string): StandIn {
  const caller: SignedIn = {
    context,
    user,
    demo: false,
    tokenHash: '',
    language: 'en-us',
    ip: '127.0.0.1',
    device: '',
    requestId: 'seed',
  }
  return {
    caller,
    async ask(call, input) {
      const served = calls.find(one => one.call === call)
      if (!served || served.raw) throw new Error(`${call.path} cannot be asked without a phone`)
      return (await served.handle(parse(call.input, input), caller, noWire)) as OutputOf<typeof call>
    },
  }
}
