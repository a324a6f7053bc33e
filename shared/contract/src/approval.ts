/** How many keys must sign before phones run something, and what they signed (docs/release.md#nobody-ships-alone). */
import * as v from 'valibot'
import { canonical, signature } from './signed.ts'

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const policy = v.object({
  /** Grows with each change: whoever has seen a higher one takes this for an old one. */
  version: positive,
  /** So many keys sign what is promoted. */
  promote: positive,
  /** The most that this log ever asked: so many sign a change, so that whoever missed one in between believes the next. */
  highest: positive,
  /** Remotes that may not be missing: so a key alone takes none of them out. Those of now, with each change of the policy. */
  units: v.optional(v.array(v.string())),
})
export type Policy = v.InferOutput<typeof policy>

/** Parts of a live set that keys stand for: each by its name, with the SHA-256 (base64) of its RFC 8785 form. */
export const approval = v.object({
  /** Of the live set that they belong to. */
  log: v.string(),
  parts: v.record(v.string(), v.string()),
  signature,
})
export type Approval = v.InferOutput<typeof approval>

/** Of this log, and nothing beside: another document that a key signed, with parts in it, must not pass for one. */
export const isOf =
  (log: string) =>
  (one: Approval): boolean =>
    one.log === log && Object.keys(one).length === Object.keys(approval.entries).length

/** A part by its name, and the text that its hash is made of. */
export type Part = readonly [name: string, text: string]

type Named = { release: string; manifest: string }
type Entry = Named & { canary?: object | undefined; previous?: object | undefined; files?: object | undefined }
type LiveSet = { shell: Entry; units: Record<string, Entry>; policy?: Pick<Policy, 'units'> | undefined }

/**
 * All of a set that could do anything to anybody. Left out are numbers that say when, and `forced`, which says how soon: one
 * key may go back to what several stood for, at once too. The hashes of files are a part of their own, as the page's copy
 * of the set lacks some of them, and with those nothing of theirs can run. A remote that the policy asks for and that is not
 * there is a part as well, for which nobody ever stood.
 */
export function partsOf(set: LiveSet): Part[] {
  const told = { version: 0, log: 0, serial: 0, issued: 0, signature: 0, approvals: 0, shell: 0, units: 0, policy: 0 }
  const settings = Object.entries(set).filter(([name]) => !Object.hasOwn(told, name))
  return [
    ['settings', canonical(Object.fromEntries(settings))],
    ...(set.policy ? [['policy', canonical(set.policy)] as const] : []),
    ...entryParts('shell', set.shell),
    ...Object.entries(set.units).flatMap(([unit, entry]) => entryParts(partOf(unit), entry)),
    ...missing(set).map((unit): Part => [partOf(unit), 'missing']),
  ]
}

const partOf = (unit: string): string => `unit ${encodeURIComponent(unit)}`

const missing = ({ units, policy }: LiveSet): readonly string[] =>
  (policy?.units ?? []).filter(unit => !Object.hasOwn(units, unit))

function entryParts(name: string, entry: object): Part[] {
  const { canary, previous, files, serial: _s, at: _a, forced: _f, ...code } = entry as Entry & Record<string, unknown>
  const { serial: _, ...named } = { serial: 0, ...previous }
  return [
    [name, canonical(code)],
    ...(files ? [[`${name} files`, canonical(files)] as const] : []),
    ...(previous ? [[`${name} previous`, canonical(named)] as const] : []),
    ...(canary ? entryParts(`${name} canary`, canary) : []),
  ]
}

/** What an approval says, and how many keys that its reader accepts have signed it. */
export type Vouched = Pick<Approval, 'parts'> & { keys: number }

/** Names of the parts for which too few keys stand. @param parts with the hash in the place of the text */
export const unapproved = (parts: readonly Part[], all: readonly Vouched[], asks: (name: string) => number): string[] =>
  parts
    .filter(
      ([name, hash]) =>
        asks(name) > 1 && !all.some(({ parts: said, keys }) => keys >= asks(name) && said[name] === hash),
    )
    .map(([name]) => name)

export type Asked = Pick<Policy, 'version' | 'promote'>
const open: Asked = { version: 0, promote: 1 }

/** Whether a set's policy is older than the one that its reader knows, or another of the same number. */
export const isOldPolicy = (found: Asked = open, known: Asked = open): boolean =>
  found.version < known.version || (found.version === known.version && found.promote !== known.promote)

/** How many keys each part asks for; a policy that is new to its reader, as many as the one before it asked too. */
export const asksOf =
  (found: Asked = open, known: Asked = open) =>
  (name: string): number =>
    name === 'policy' && found.version > known.version ? Math.max(found.promote, known.promote) : found.promote
