/** What each command of `pnpm release` is made of. */
import type { ParseArgsOptionsConfig } from 'node:util'
import { printable } from '@shared/contract/printable'
import { type Finding, ReleaseError } from '../errors.ts'
import { type Keys, keysFolder, readKeys } from '../keys/key-folder.ts'
import { actorNamed } from '../origin/actor.ts'
import { reportsAddress } from '../reports/address.ts'
import { defaultStore, openStore, type Store, wholeAddress } from '../store/store.ts'

/** What an installation's environment names; nothing is opened before a command needs it. */
export type Desk = {
  store(): Store
  keys(): Promise<Keys>
  keysFolder(): string
  /** Where gateways count pages and faults; undefined where they do not. */
  reports(): Store | undefined
}

const storeAddress = () => process.env.RELEASE_STORE ?? defaultStore

export const desk: Desk = {
  store: () => openStore(storeAddress()),
  keys: () => readKeys(keysFolder(), wholeAddress(storeAddress())),
  keysFolder,
  reports: () => {
    const address = reportsAddress(process.env)
    return address === undefined ? undefined : openStore(address)
  },
}

/** Options as node:util's parseArgs returns them. */
export type Values = Record<string, string | boolean | undefined>

export type Command = {
  /** e.g. "publish <unit>… [--dir DIST]" */
  usage: string
  /** What it does, for --help. */
  help: string
  options: ParseArgsOptionsConfig
  run: (desk: Desk, names: string[], values: Values) => Promise<Outcome>
}

/**
 * The same result for people and for programs. `failed`: what was asked was done, and the answer is bad; exit code 1.
 * `after`: what is still to do once it was told.
 */
export type Outcome = { text: string; json: object; failed?: boolean; after?: () => Promise<unknown> }

export const whoAndWhy = {
  by: { type: 'string' },
  why: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const whoAndWhyHelp = `  --by NAME    a name beside what the environment says of who decides: the CI job, or user and computer
  --why TEXT   the reason, for those who read the log`

export const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const decider = (values: Values) => ({ who: actorNamed(textOf(values.by)), why: textOf(values.why) ?? '' })

/** Whether what was taken back may go out again. @throws ReleaseError "usage" where nobody says why */
export function againOf(values: Values): boolean {
  if (values.again !== true || values.why) return values.again === true
  throw new ReleaseError('--again needs a reason: --why "…"', 'usage')
}

/** @throws ReleaseError "usage" */
export function checkUnit(unit: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(unit)) return unit
  throw new ReleaseError(`"${unit}" is no unit's name. Units are named like "shell" or "trade".`, 'usage')
}

/** @throws ReleaseError "usage" where nothing is named */
export function atLeastOne(names: string[], usage: string): string[] {
  if (names.length > 0) return names
  throw new ReleaseError(`Name at least one unit: pnpm release ${usage}`, 'usage')
}

/** @returns the number that an option gives @throws ReleaseError "usage" where it is none */
export function numberOf(values: Values, option: string, usual: number): number {
  const text = textOf(values[option])
  if (text === undefined) return usual
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new ReleaseError(`--${option} ${text} is not a number. Give 1 or more.`, 'usage')
}

/** @returns the time that an option gives; one without a zone is UTC, as the log writes them @throws ReleaseError "usage" */
export function timeOf(values: Values, option: string): Date {
  const text = textOf(values[option])
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text ?? '') ?? []
  const at = new Date(`${day}T${time}${zone ?? 'Z'}`)
  if (!Number.isNaN(at.getTime())) return at
  const what = `--${option} ${text ?? 'is missing: it'} is no time. Give e.g. --${option} "2026-11-21 15:40" (UTC).`
  throw new ReleaseError(what, 'usage')
}

/** @returns a time, or the number of a decision @throws ReleaseError "usage" */
export function timeOrNumberOf(values: Values, option: string): Date | number {
  const text = textOf(values[option]) ?? ''
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : timeOf(values, option)
}

/**
 * Below the next command, where the gate refuses that too. No option to insist is part of a next command: whoever copies it
 * would insist without a thought.
 * @param forced what the gate was forced past
 */
export const refusedNext = (forced: string | undefined): string[] =>
  forced?.startsWith('forced past') ? ['The gate refuses that as it stands. First mend what it was forced past.'] : []

/** What is wrong, and below it what to do. */
export const findingLines = ({ what, mend }: Finding): string[] => [printable(what), `  ${printable(mend)}`]

/** Rows with their cells one below the other, whoever wrote them. */
export function columns(given: readonly (readonly string[])[]): string {
  const rows = given.map(cells => cells.map(cell => printable(cell)))
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return rows.map(row => line(row).trimEnd()).join('\n')
}
