/** Asks the server whether a typed name has an account, as its field is left: a hint at log-in, a fault at registration. */
import { checkAccountCall } from '@shared/contract/calls/account'
import { isName } from '@shared/contract/registering'
import { plainTyped } from '@shared/format/typed'
import { useState } from 'react'
import { call, failureOf } from 'shell/transport'

/** What the server said of each name that was asked for: true where nobody has it. */
export type FreeNames = ReadonlyMap<string, boolean>

export function useNameCheck() {
  const [free, keep] = useState<FreeNames>(() => new Map())
  const check = async (typed: string) => {
    const name = plainTyped(typed)
    const available = isName(name) ? await isFree(name) : undefined
    if (available !== undefined) keep(now => new Map(now).set(name, available))
  }
  return { free, check }
}

/** @returns undefined where the server does not say: registering and logging in answer by themselves */
async function isFree(account: string): Promise<boolean | undefined> {
  try {
    const reply = await call(checkAccountCall, { account }, { notice: 'none', on401: 'return' })
    return reply.state === 'ok' ? reply.value.available : undefined
  } catch (error: unknown) {
    failureOf(error)
    return undefined
  }
}
