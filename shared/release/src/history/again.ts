/** Releases that were taken back: each goes out again only where somebody names it and means it. */
import { printable } from '@shared/contract/printable'
import type { Decision } from '../decisions/decision.ts'
import type { Wanted } from '../decisions/drafts.ts'
import { ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { idOf } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { takenBackBy } from './past.ts'

type Named = { unit: string; release: string }

/** A release and the decision that took it back. */
export type TakenBackRelease = Named & Pick<Decision, 'serial' | 'who' | 'why'>

/** Those of these releases that were taken back and run nowhere now. */
export async function takenBackOf(store: Store, keys: Keys, those: readonly Named[]): Promise<TakenBackRelease[]> {
  const found = await inTurns(those, async ({ unit, release }) => {
    const by = await takenBackBy(store, keys, unit, release)
    return by ? [{ unit, release, serial: by.serial, who: by.who, why: by.why }] : []
  })
  return found.flat()
}

/** e.g. "trade@9ab27e0c11d2 was taken back by decision 3, ann: orders fail." */
export const wasTakenBack = ({ serial, who, why, ...named }: TakenBackRelease): string =>
  printable(`${nameOf(named)} was taken back by decision ${serial}, ${who}: ${why || 'no reason given'}.`)

/** What to type where they are to go out again. */
export const toSendAgain = (gone: readonly Named[]): string =>
  `To send ${gone.length === 1 ? 'it' : 'them'} out again: pnpm release promote ${gone.map(nameOf).join(' ')} --again --why "…"`

/** Its message is for who typed a command. */
export class TakenBackRefusal extends ReleaseError {
  /** The same without the options of a command line, for a page, which has its own ways. */
  readonly plain: string

  /** @param typed what to type instead */
  constructor(plain: string, typed: string) {
    super(`${plain} Nothing was done. ${typed}`)
    this.plain = plain
  }
}

/**
 * What is wanted, with `again` only where one of the targets was taken back.
 * @param again true: those that are named by their release may go out again; undefined: nobody asks
 * @throws ReleaseError where a target was taken back and is not meant to go out again
 */
export async function meant<W extends Wanted>(store: Store, keys: Keys, wanted: W): Promise<W> {
  if (wanted.again === undefined) return wanted
  const targets = await inTurns(wanted.targets, async one => ({ unit: one.unit, release: await idOf(store, one) }))
  const gone = await takenBackOf(store, keys, targets)
  const isNamed = ({ unit }: Named) => wanted.targets.some(one => one.unit === unit && one.release !== undefined)
  const unmeant = gone.filter(one => !(wanted.again && isNamed(one)))
  if (unmeant.length === 0) return { ...wanted, targets, again: gone.length > 0 }
  throw new TakenBackRefusal(unmeant.map(wasTakenBack).join(' '), toSendAgain(unmeant))
}
