/**
 * The gate: all rules over one proposal, then the trial of what no phone has run yet. A person may insist, and the log says on
 * what; but not on what cannot be loaded, nor on a shell with keys of others.
 */
import { wrongFiles } from './files.ts'
import type { Gate, Proposal } from './gate.ts'
import { goneUnits, missedUnits } from './gone.ts'
import { shellKeys } from './keys.ts'
import { missingLanguages } from './languages.ts'
import { noteOf } from './note.ts'
import { unmetRanges, unmetRangesOfPrevious } from './ranges.ts'
import { type Failed, type Found, GateRefusal } from './refusal.ts'
import { sharedPaths, vanishedPaths } from './routes.ts'
import type { Shelf } from './shelf.ts'
import { newOnes, type Situation, situationOf } from './situation.ts'
import { overweight } from './sizes.ts'
import { leakingStyles } from './styles.ts'
import { type ToTry, toTry } from './to-try.ts'
import { uncheckedLoads } from './unchecked.ts'
import { foreignNames } from './unique-name.ts'

type Rule = (situation: Situation) => Failed[]

const rules: Record<string, Rule> = {
  files: wrongFiles,
  keys: shellKeys,
  name: foreignNames,
  integrity: uncheckedLoads,
  ranges: unmetRanges,
  addresses: situation => [...sharedPaths(situation), ...vanishedPaths(situation), ...missedUnits(situation)],
  sizes: overweight,
  styles: leakingStyles,
  languages: missingLanguages,
}

/** Opens every address of a set under its shell. @param units of these alone; undefined: of all */
export type Trial = (
  set: NonNullable<Proposal['next']>,
  shelf: Shelf,
  units: readonly string[] | undefined,
) => Promise<Failed[]>

export type GateOptions = {
  shelf: Shelf
  /** Let it through all the same; the log says what spoke against it. */
  force?: boolean
  /** Undefined: not this time, and the log says so. */
  trial: Trial | undefined
  /** Of a new shell alone: what is published is opened in a browser when it is promoted. */
  shellOnly?: boolean
  /** Takes what is worth a look and refuses nothing. */
  warn: (line: string) => void
}

export const gateWith = ({ shelf, force = false, trial, shellOnly = false, warn }: GateOptions): Gate => {
  const found = trial && triedOnce(trial, shelf)
  return async proposal => {
    if (newOnes(proposal).length + goneUnits(proposal).length === 0) return undefined
    const situation = await situationOf(shelf, proposal)
    for (const { what } of unmetRangesOfPrevious(situation)) warn(`${what}: nobody can fall back to it`)
    const broken = Object.entries(rules).flatMap(([rule, check]) => named(rule, check(situation)))
    refuse(broken, force)
    const tried = await toTry(proposal, shelf, shellOnly)
    const failed = tried && found ? await found(tried) : []
    refuse(failed, force)
    return noteOf([...broken, ...failed], trial ? [] : (tried?.units ?? (tried ? ['shell'] : [])))
  }
}

/**
 * A promotion that lost its turn is asked for again: what was opened under that shell is not opened again, what went live
 * meanwhile is.
 * @returns all that was found so far
 */
function triedOnce(trial: Trial, shelf: Shelf): (one: ToTry) => Promise<readonly Found[]> {
  const [opened, found] = [new Set<string>(), [] as Found[]]
  return async ({ set, units }) => {
    const of = (unit: string) => `${unit}@${set.units[unit]?.release} under ${set.shell.release}`
    const left = (units ?? Object.keys(set.units)).filter(unit => !opened.has(of(unit)))
    if (left.length === 0 && opened.size > 0) return found
    found.push(...named('trial', await trial(set, shelf, opened.size > 0 ? left : units)))
    for (const unit of left) opened.add(of(unit))
    return found
  }
}

const named = (rule: string, problems: readonly Failed[]): Found[] => problems.map(problem => ({ rule, ...problem }))

/** @throws GateRefusal with what speaks against it; on some of that nobody can insist */
function refuse(all: readonly Found[], force: boolean): void {
  const final = all.filter(one => one.dead || one.firm)
  if (all.length === 0 || (force && final.length === 0)) return
  throw new GateRefusal(force ? final : all, final.length === 0)
}
