/** What requests ask of sessions: domains/hooks.ts registers the functions of accounts/session.ts and demo/token.ts. */
import { hook } from '../db/hook.ts'
import type { Db } from '../db/open.ts'
import type { Language } from '../refusals/languages.ts'
import { refuse } from '../refusals/refuse.ts'
import type { SignedIn } from './serve.ts'

/** demo: a visitor's, which opens their simulated account and nothing else. */
export type Session = { userId: string; tokenHash: string; demo?: true }

export type Sessions = {
  /** Who holds a token, which counts as a use of the session, in that language; null: nobody does (any more). */
  sessionOf(db: Db, token: string, now: number, language: Language): Session | null
  /** Who is signed in by a token, which counts as no use of the session; null: nobody. */
  signedInBy(db: Db, token: string, now: number): string | null
  /** @throws Refused not-signed-in where the token was ended meanwhile */
  stillSignedIn(db: Db, caller: SignedIn): void
}

export const sessions = hook<Sessions>({
  sessionOf: () => null,
  signedInBy: () => null,
  stillSignedIn: () => refuse('not-signed-in'),
})
