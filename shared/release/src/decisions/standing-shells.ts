/**
 * Shells that pages may still run: a page stays on the shell that it was loaded with until it is loaded anew, and believes
 * the keys of that one alone.
 */

import { ReleaseError } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { Store } from '../store/store.ts'
import type { Decision } from './decision.ts'
import { below, wereLive } from './was-live.ts'

export type StandingShell = {
  release: string
  /** Hash of its release.json. */
  manifest: string
  /** Ids of the keys that it accepts. */
  trusts: readonly string[]
  /** When another took its place; undefined: it is live. */
  until: string | undefined
}

export const graceDays = 7
export const grace = graceDays * 86_400_000

type Made = Pick<Decision, 'at'> & { config: Pick<Decision['config'], 'issued' | 'shell'> }

/**
 * The live one, and those that were live within the grace, newest first.
 * @param earlier decisions before the live one, newest first; else the log is read back to the first that is older, which
 * one that was dated back ends too early
 */
export async function standingShells(
  store: Store,
  keys: Keys,
  live: Decision,
  now: Date,
  earlier?: readonly Made[],
): Promise<StandingShell[]> {
  const since = new Date(now.getTime() - grace).toISOString()
  const found = new Map<string, StandingShell>()
  const note = ({ config: { shell } }: Made, until: string | undefined) => {
    const { release, manifest, trusts } = shell
    if (!found.has(release)) found.set(release, { release, manifest, trusts, until })
  }
  note(live, undefined)
  let until = madeAfter(live, earlier?.[0], now.toISOString())
  if (until < since) return [...found.values()]
  const isOld = (one: Made) => madeBy(one, until) < since
  for await (const one of earlier ?? wereLive(store, keys, below(live.serial), live.config, isOld)) {
    note(one, until)
    until = madeBy(one, until)
    if (until < since) break
  }
  return [...found.values()]
}

/** When the live decision was made, at the latest where it was dated back past the one before. */
function madeAfter(live: Made, before: Made | undefined, latest: string): string {
  const [date, earlier] = [madeBy(live, latest), before && dateOf(before, latest)]
  return earlier !== undefined && date < earlier ? latest : date
}

/**
 * When a decision was made at the latest. A clock that went ahead dates it, and by `at` all that follow it, into the future:
 * then its own set's date counts, else whatever came after it.
 */
const madeBy = (made: Made, latest: string): string => dateOf(made, latest) ?? latest

/** Undefined where all that dates this decision is later: how long ago it was made is not known. */
export const dateOf = (made: Made, latest: string): string | undefined =>
  [made.at, issuedAt(made)].find(date => date <= latest)

export const isUndated = (made: Decision, now: Date): boolean => dateOf(made, now.toISOString()) === undefined

/** By the clock of whoever made it, also where `at` follows an earlier one that was ahead. */
function issuedAt({ at, config }: Made): string {
  const issued = Date.parse(`${config.issued.replace(' ', 'T')}+08:00`)
  return Number.isNaN(issued) ? at : new Date(issued).toISOString()
}

/** Those that accept this key, and of these others none. */
export const needing = <S extends StandingShell>(shells: readonly S[], keyId: string, others: readonly string[]): S[] =>
  shells.filter(({ trusts }) => trusts.includes(keyId) && !trusts.some(id => id !== keyId && others.includes(id)))

/**
 * Where a private key is elsewhere, what is signed here must reach every page that may stand all the same.
 * @throws ReleaseError
 */
export async function refuseStranding(store: Store, keys: Keys, live: Decision, now: Date): Promise<void> {
  const [held, accepted] = [idsOf(keys.held), idsOf(keys.accepted)]
  if (accepted.every(id => held.includes(id))) return
  const reached = ({ trusts }: StandingShell) => {
    const needed = trusts.filter(id => accepted.includes(id)) // pages that know dropped keys alone are reached by nobody
    return needed.length === 0 || needed.some(id => held.includes(id))
  }
  const lost = (await standingShells(store, keys, live, now)).find(shell => !reached(shell))
  if (!lost) return
  const [names, where] = [lost.trusts.join(', '), lost.until ? `was live until ${lost.until}` : 'is live']
  throw new ReleaseError(
    `Pages may run shell@${lost.release}, which ${where} and accepts ${names}: a signature of ${held.join(', ')} alone would leave them behind. Sign where that key is, or give it up: pnpm release keys drop ${lost.trusts[0]} --force --why "…"`,
  )
}

const idsOf = (keys: readonly { keyId: string }[]): string[] => keys.map(({ keyId }) => keyId)
