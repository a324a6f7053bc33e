/** The ledger keeps the number of a type, calls carry its name. */
import { type EntryType, entryTypes } from '@shared/contract/entry-types'

export { type EntryType, entryTypes }

const names = new Map<number, EntryType>(Object.entries(entryTypes).map(([name, code]) => [code, name as EntryType]))

/** Name of a stored number; a number that no release knows shows as itself. */
export const entryTypeOf = (code: number): string => names.get(code) ?? String(code)

/** Number of a name; undefined for an unknown one. */
export const entryCodeOf = (name: string): number | undefined =>
  Object.hasOwn(entryTypes, name) ? entryTypes[name as EntryType] : undefined
