/** The gate: all rules over one proposal, then the trial of a new shell; a person may insist, and the log says on what. */
import { type Finding, ReleaseError } from '../errors.ts'
import { wrongFiles } from './files.ts'
import type { Gate, Proposal } from './gate.ts'
import { missingLanguages } from './languages.ts'
import { unmetRanges, unmetRangesOfPrevious } from './ranges.ts'
import { sharedPaths, vanishedPaths } from './routes.ts'
import type { Shelf } from './shelf.ts'
import { newOnes, type Situation, situationOf } from './situation.ts'
import { overweight } from './sizes.ts'
import { leakingStyles } from './styles.ts'
import { foreignNames } from './unique-name.ts'

type Rule = (situation: Situation) => Finding[]

const rules: Record<string, Rule> = {
  files: wrongFiles,
  name: foreignNames,
  ranges: unmetRanges,
  addresses: situation => [...sharedPaths(situation), ...vanishedPaths(situation)],
  sizes: overweight,
  styles: leakingStyles,
  languages: missingLanguages,
}

/** Opens every address of a set under its shell. */
export type Trial = (set: NonNullable<Proposal['next']>, shelf: Shelf) => Promise<Finding[]>

export type GateOptions = {
  shelf: Shelf
  /** Let it through all the same; the log says what spoke against it. */
  force?: boolean
  /** For a new shell; undefined: not this time, and the log says so. */
  trial: Trial | undefined
  /** Takes what is worth a look and refuses nothing. */
  warn: (line: string) => void
}

type Found = Finding & { rule: string }

export const gateWith =
  ({ shelf, force = false, trial, warn }: GateOptions): Gate =>
  async proposal => {
    if (newOnes(proposal).length === 0) return undefined
    const situation = await situationOf(shelf, proposal)
    for (const { what } of unmetRangesOfPrevious(situation)) warn(`${what}: nobody can fall back to it`)
    const found = Object.entries(rules).flatMap(([rule, check]) => named(rule, check(situation)))
    if (found.length > 0 && !force) throw refusal(found)
    const shell = shellToTry(proposal)
    const failed = shell && trial ? named('trial', await trial(shell, shelf)) : []
    if (failed.length > 0 && !force) throw refusal(failed)
    return told([...found, ...failed], shell !== undefined && trial === undefined)
  }

const named = (rule: string, problems: readonly Finding[]): Found[] => problems.map(problem => ({ rule, ...problem }))

/** A new shell reaches every remote at once; the first one of all has nothing live to break. */
const shellToTry = ({ live, next }: Proposal): Proposal['next'] =>
  live && live.shell.release !== next?.shell.release ? next : undefined

function refusal(found: readonly Found[]): ReleaseError {
  const lines = found.map(({ rule, what, mend }) => `  ${rule}: ${what}.\n    ${mend}`)
  return new ReleaseError(
    `The gate refuses:\n${lines.join('\n')}\nTo insist: --force --why "…"; the reason goes into the log.`,
  )
}

/** Of each rule the first finding: a decision is read by people. */
function told(found: readonly Found[], untried: boolean): string | undefined {
  const past = Object.entries(Object.groupBy(found, ({ rule }) => rule)).map(([rule, all = []]) => {
    const more = all.length > 1 ? ` and ${all.length - 1} more` : ''
    return `${rule}: ${all[0]?.what}${more}`
  })
  const words = [
    ...(past.length > 0 ? [`forced past: ${past.join('; ')}`] : []),
    ...(untried ? ['the shell was not tried'] : []),
  ]
  return words.length > 0 ? words.join('; ') : undefined
}
