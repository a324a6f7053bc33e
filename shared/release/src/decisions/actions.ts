/** What decisions and proposals are called in the log: the command that made them. */
import type { KeyChange, NamedKey } from '../keys/shell-keys.ts'
import { nameOf } from '../store/stored.ts'
import type { Going } from './live-set.ts'

type Named = { unit: string; release: string }

/** e.g. "promote trade@9ab27e0c11d2 settings to 5% again" @param settings undefined where they stay as they are */
export function promoteAction(targets: readonly Named[], settings: object | undefined, going: Going): string {
  const part = going.percent === undefined ? [] : [`to ${going.percent}%`]
  const more = [
    ...(settings ? ['settings'] : []),
    ...part,
    ...(going.forced ? ['forced'] : []),
    ...(going.again ? ['again'] : []),
  ]
  return ['promote', ...targets.map(nameOf), ...more].join(' ')
}

/**
 * e.g. "keys change by shell@4f1c9a027d11: adds k3, gives up k1" or "… gives up k1; promote trade@9ab27e0c11d2 settings".
 * It names no fingerprint: who approves it is to ask for that.
 */
export function keysAction(
  targets: readonly Named[],
  { add, drop }: KeyChange,
  settings: object | undefined,
  going: Going,
): string {
  const [shells, others] = [targets.filter(isShell), targets.filter(one => !isShell(one))]
  const changes = [...idsOf('adds', add), ...idsOf('gives up', drop)].join(', ')
  const more = promoteAction(others, settings, going).slice('promote '.length)
  return `keys change by ${shells.map(nameOf).join(' ')}: ${changes}${more && `; promote ${more}`}`
}

const isShell = ({ unit }: Named): boolean => unit === 'shell'
const idsOf = (verb: string, keys: readonly NamedKey[]): string[] =>
  keys.length > 0 ? [`${verb} ${keys.map(({ keyId }) => keyId).join(' and ')}`] : []

/** e.g. "remove trade@9ab27e0c11d2" */
export const removeAction = (one: Named): string => `remove ${nameOf(one)}`

/** e.g. "keys policy --promote 2" */
export const policyAction = (promote: number): string => `keys policy --promote ${promote}`

/** e.g. "keys drop k1 stolen" */
export const dropAction = (keyId: string, stolen: boolean): string => `keys drop ${keyId}${stolen ? ' stolen' : ''}`

/** e.g. "keys drop k1 lost: promote shell@4f1c9a027d11" */
export const lostAction = (keyId: string, shell: Named): string =>
  `${dropAction(keyId, false)} lost: ${promoteAction([shell], undefined, {})}`

/**
 * Whether a decision of this action took this unit back: "rollback trade@77d0c1aa0934 …", or all "rollback --all to …". The
 * sets before and after do not tell that: where a decision between them cannot be read, that one may have changed the unit.
 * What a rollback of all changed, such a decision may have changed too.
 */
export function isRollbackOf(unit: string, action: string): boolean {
  const [, what] = /^rollback (--all|[^@\s]+)/.exec(action) ?? []
  return what === '--all' || what === unit
}

/** The key that a decision of this action gives up; undefined where it gives up none. */
export function droppedBy(action: string): { keyId: string; stolen: boolean } | undefined {
  const [, keyId, how] = /^keys drop (\S+)(?: (stolen|lost: .*))?$/.exec(action) ?? []
  return keyId === undefined ? undefined : { keyId, stolen: how === 'stolen' }
}
