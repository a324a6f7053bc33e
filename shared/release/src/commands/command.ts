/** What each command of `pnpm release` is made of. */
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import type { ParseArgsOptionsConfig } from 'node:util'
import { ReleaseError } from '../errors.ts'
import { type Keys, keysFolder, readKeys } from '../keys/key-folder.ts'
import { defaultStore, openStore, type Store } from '../store/store.ts'

/** What an installation's environment names; nothing is opened before a command needs it. */
export type Desk = { store(): Store; keys(): Promise<Keys>; keysFolder(): string }

const storeAddress = () => process.env.RELEASE_STORE ?? defaultStore

export const desk: Desk = {
  store: () => openStore(storeAddress()),
  keys: () => readKeys(keysFolder(), whole(storeAddress())),
  keysFolder,
}

/** The same store has one address, wherever the command was typed. */
const whole = (address: string): string =>
  /^file:(?!\/\/)/.test(address) ? `file://${resolve(address.slice('file:'.length))}` : address

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

/** The same result for people and for programs. */
export type Outcome = { text: string; json: object }

export const whoAndWhy = {
  by: { type: 'string' },
  why: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const whoAndWhyHelp = `  --by NAME    who decides (default: the user of this computer)
  --why TEXT   the reason, for those who read the log`

export const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export const decider = (values: Values) => ({ who: textOf(values.by) ?? loginName(), why: textOf(values.why) ?? '' })

function loginName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown' // a container may run under a number that has no name
  }
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
