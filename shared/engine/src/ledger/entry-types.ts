/** The ledger keeps the number of a type, calls carry its name. */
import { type EntryType, entryTypes } from '@shared/contract/entry-types'

export { type EntryType, entryTypes }

const names = new Map<number, EntryType>(Object.entries(entryTypes).map(([name, code]) => [code, name as EntryType]))

/** The types of these groups: the hundreds of their numbers. */
export type EntryOf<Group extends number> = {
  [Type in EntryType]: `${(typeof entryTypes)[Type]}` extends `${Group}${string}` ? Type : never
}[EntryType]

/** The types with this mark. A table of a whole group makes a new type say its mark to compile. */
export const typesMarked = <Mark>(table: Readonly<Partial<Record<EntryType, Mark>>>, mark: Mark): EntryType[] =>
  [...names.values()].filter(type => table[type] === mark)

/** Name of a stored number; a number that no release knows shows as itself. */
export const entryTypeOf = (code: number): string => names.get(code) ?? String(code)

/** Number of a name; undefined for an unknown one. */
export const entryCodeOf = (name: string): number | undefined =>
  Object.hasOwn(entryTypes, name) ? entryTypes[name as EntryType] : undefined
