/** What every order is held to besides its own rules: domains/hooks.ts registers the function of loans. */
import { hook } from '../db/hook.ts'
import type { Tx } from '../db/transact.ts'
import type { SignedIn } from './serve.ts'

export type OrderRules = {
  /**
   * Looks at the person before their order is carried out.
   * @returns looks again once all of the order is done; @throws Refused, which takes the order back
   */
  watch(tx: Tx, caller: SignedIn): () => void
}

export const orderRules = hook<OrderRules>({ watch: () => () => {} })
