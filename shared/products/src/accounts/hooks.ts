/** What accounts tell the folders after them: domains/hooks.ts registers their functions. */
import { hook } from '@shared/engine/db/hook'
import type { Tx } from '@shared/engine/db/transact'
import type { Language } from '@shared/engine/refusals/languages'

export type AccountHooks = {
  /** Somebody proved more of themselves than before: rewards look at them. */
  progressed(tx: Tx, user: string): void
  /** An account turns out to be a person's. */
  known(tx: Tx, user: string, person: string): void
  /** Two people turn out to be one. */
  joined(tx: Tx, from: string, to: string, at: number): void
  /** Somebody registered, and accepted the user agreement. */
  registered(tx: Tx, user: string, accepted: AcceptedAgreement): void
}

/** In which language, and the hash of the text that was read, if the phone sent one. */
export type AcceptedAgreement = { language: Language; read: string | undefined; at: number }

export const accountHooks = hook<AccountHooks>({
  progressed: () => {},
  known: () => {},
  joined: () => {},
  registered: () => {},
})
