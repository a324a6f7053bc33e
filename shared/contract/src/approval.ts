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
  /** SHA-256 (base64) of the part "settings": with this policy no others are believed, so earlier ones do not come back. */
  settings: v.optional(v.string()),
  /** Percent of the phones that a canary may have, by remote; it stays when a canary ends. No other share is believed. */
  shares: v.optional(v.record(v.string(), v.number())),
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
type Entry = Named & { previous?: object | undefined; files?: object | undefined; canary?: Canary | undefined }
type Canary = Entry & { percent: number }
type LiveSet = { shell: Entry; units: Record<string, Entry>; policy?: Pick<Policy, 'units' | 'shares'> | undefined }

/**
 * All of a set that could do anything to anybody. Left out are numbers that say when, and `forced`, which says how soon: one
 * key may go back to what several stood for, at once too. The hashes of files are a part of their own, as the page's copy
 * of the set lacks some of them, and with those nothing of theirs can run. A remote that the policy asks for and that is not
 * there is a part as well, and so is a canary with another share than the policy's: nobody ever stood for these.
 */
export function partsOf(set: LiveSet): Part[] {
  const shares = set.policy?.shares
  return [
    settingsPart(set),
    ...(set.policy ? [['policy', canonical(set.policy)] as const] : []),
    ...entryParts('shell', set.shell),
    ...Object.entries(set.units).flatMap(([unit, entry]) =>
      entryParts(partOf(unit), entry, shares && (shares[unit] ?? 0)),
    ),
    ...missing(set).map((unit): Part => [partOf(unit), 'missing']),
  ]
}

/** The settings of an installation: all fields of a set that no other part covers. */
export function settingsPart(set: LiveSet): Part {
  const otherParts = {
    version: 0,
    log: 0,
    serial: 0,
    issued: 0,
    signature: 0,
    approvals: 0,
    shell: 0,
    units: 0,
    policy: 0,
  }
  const settings = Object.entries(set).filter(([name]) => !Object.hasOwn(otherParts, name))
  return ['settings', canonical(Object.fromEntries(settings))]
}

const partOf = (unit: string): string => `unit ${encodeURIComponent(unit)}`

const missing = ({ units, policy }: LiveSet): readonly string[] =>
  (policy?.units ?? []).filter(unit => !Object.hasOwn(units, unit))

/** @param share that a canary may have; another one is said in the part, and so approved by nobody */
function entryParts(
  name: string,
  entry: Entry & { share?: number | undefined },
  share = entry.canary?.percent,
): Part[] {
  const { canary, previous, files, serial: _s, at: _a, forced: _f, ...code } = entry as Entry & Record<string, unknown>
  const { serial: _, ...named } = { serial: 0, ...previous }
  return [
    [name, canonical(code)],
    ...(files ? [[`${name} files`, canonical(files)] as const] : []),
    ...(previous ? [[`${name} previous`, canonical(named)] as const] : []),
    ...(canary ? entryParts(`${name} canary`, canary.percent === share ? canary : { ...canary, share }) : []),
  ]
}

/**
 * A set needs one approval for each part at most. Of more, no reader verifies any: whoever holds one key could have each page
 * check hundreds of signatures as it starts. A page's copy lacks hashes of files, so it knows half of the parts at least.
 */
export const mostOf = (parts: readonly Part[], isCopy = false): number => parts.length * (isCopy ? 2 : 1)

/** What an approval says, and how many keys that its reader accepts have signed it. */
export type Vouched = Pick<Approval, 'parts'> & { keys: number }

/**
 * Names of the parts for which too few keys stand, and that of settings which the policy does not name.
 * @param parts with the hash in the place of the text @param settings the hash that the policy names
 */
export const unapproved = (
  parts: readonly Part[],
  all: readonly Vouched[],
  asks: (name: string) => number,
  settings: string | undefined,
): string[] => {
  const isVouched = ([name, hash]: Part): boolean =>
    all.some(({ parts: said, keys }) => keys >= asks(name) && said[name] === hash)
  const isOther = ([name, hash]: Part): boolean => name === 'settings' && hash !== (settings ?? hash)
  return parts.filter(part => asks(part[0]) > 1 && (isOther(part) || !isVouched(part))).map(([name]) => name)
}

export type ApprovalPolicy = Pick<Policy, 'version' | 'promote'>
const open: ApprovalPolicy = { version: 0, promote: 1 }

/** Whether a set's policy is older than the known one, or differs from it at the same version. */
export const isOldPolicy = (found: ApprovalPolicy = open, known: ApprovalPolicy = open): boolean =>
  found.version < known.version || (found.version === known.version && !agrees(found, known))

const agrees = (found: object, known: object): boolean => canonical({ ...found, ...known }) === canonical(found)

/** How many keys each part needs. A new policy needs as many as the known one did, too. */
export const asksOf =
  (found: ApprovalPolicy = open, known: ApprovalPolicy = open) =>
  (name: string): number =>
    name === 'policy' && found.version > known.version ? Math.max(found.promote, known.promote) : found.promote
