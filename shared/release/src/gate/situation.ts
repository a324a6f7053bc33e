/** What the rules look at: the releases that phones run now and would run then, and what is new among them. */
import type { UnitConfig } from '@shared/contract/config'
import type { ReleaseManifest } from '@shared/contract/release'
import { type Draft, type Entry, liveEntry } from '../decisions/live-set.ts'
import { onlyRefused } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Proposal } from './gate.ts'
import type { Shelf } from './shelf.ts'

/** A release that a phone could run, and as what: for all, for some, or where the live one cannot be loaded. */
export type Member = { unit: string; part: 'live' | 'canary' | 'previous'; manifest: ReleaseManifest }

/** A release that is new, with what its folder holds. */
export type Candidate = {
  manifest: ReleaseManifest
  /** Every file that is there, twins and release.json too. */
  names: readonly string[]
  /** Bytes of those that it lists and of their packed twins, as far as they are there. */
  files: ReadonlyMap<string, Uint8Array>
}

export type Sheet = { unit: string; release: string; file: string; code: Uint8Array }

export type Situation = {
  now: readonly Member[]
  next: readonly Member[]
  coming: readonly Candidate[]
  /** Stylesheets of every release that is live then, for all or for some. */
  sheets: readonly Sheet[]
  /** Of this installation. */
  keys: Shelf['keys']
}

/** e.g. "trade@9ab27e0c11d2", "trade@9ab27e0c11d2 (canary)". */
export const nameOf = ({ unit, part, manifest: { release } }: Member): string =>
  `${unit}@${release}${part === 'live' ? '' : ` (${part})`}`

export const isNew = ({ coming }: Pick<Situation, 'coming'>, { unit, manifest: { release } }: Member): boolean =>
  coming.some(({ manifest }) => manifest.unit === unit && manifest.release === release)

/** Whether its unit has no place in the set as it would be. */
export const isGone = ({ next }: Pick<Situation, 'next'>, { unit }: Member): boolean =>
  !next.some(one => one.unit === unit)

/** The named releases that are not live for all already. */
export const newOnes = ({ live, coming }: Proposal) =>
  coming.filter(({ manifest: { unit, release } }) => liveEntry(live, unit)?.release !== release)

export async function situationOf(shelf: Shelf, proposal: Proposal): Promise<Situation> {
  const fresh = newOnes(proposal).map(({ manifest }) => manifest)
  const alone = fresh.map((manifest): Member => ({ unit: manifest.unit, part: 'live', manifest }))
  const next = proposal.next ? await membersOf(shelf, proposal.next) : alone
  return {
    keys: shelf.keys,
    now: proposal.live ? await membersOf(shelf, proposal.live) : [],
    next,
    coming: await Promise.all(fresh.map(manifest => candidateOf(shelf, manifest))),
    sheets: (await Promise.all(next.filter(({ part }) => part !== 'previous').map(one => sheetsOf(shelf, one)))).flat(),
  }
}

async function candidateOf(shelf: Shelf, manifest: ReleaseManifest): Promise<Candidate> {
  const { unit, release } = manifest
  const names = await shelf.names(unit, release)
  const twins = Object.keys(manifest.files).flatMap(name => [`${name}.br`, `${name}.gz`])
  const wanted = [...Object.keys(manifest.files), ...twins.filter(name => names.includes(name))]
  const read = async (name: string) => [name, await shelf.file(unit, release, name)] as const
  const files = (await inTurns(wanted, read)).flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : []))
  return { manifest, names, files: new Map(files) }
}

async function sheetsOf(shelf: Shelf, { unit, manifest: { release, files } }: Member): Promise<Sheet[]> {
  const names = Object.keys(files).filter(name => name.endsWith('.css'))
  const sheets = await inTurns(names, async file => ({
    unit,
    release,
    file,
    code: await shelf.file(unit, release, file),
  }))
  return sheets.flatMap(({ code, ...sheet }) => (code ? [{ ...sheet, code }] : [])) // what is missing, the rule of files says
}

async function membersOf(shelf: Shelf, set: Draft): Promise<Member[]> {
  const entries: [string, Entry][] = [['shell', set.shell], ...Object.entries(set.units)]
  return (await Promise.all(entries.map(([unit, entry]) => partsOf(shelf, unit, entry)))).flat()
}

async function partsOf(shelf: Shelf, unit: string, entry: Entry): Promise<Member[]> {
  const { canary } = entry as Partial<UnitConfig>
  const previous = entry.previous && (await shelf.manifest(unit, entry.previous.release).catch(onlyRefused))
  return [
    { unit, part: 'live', manifest: await manifestOf(shelf, unit, entry) },
    ...(canary ? [{ unit, part: 'canary' as const, manifest: await manifestOf(shelf, unit, canary) }] : []),
    ...(previous ? [{ unit, part: 'previous' as const, manifest: previous }] : []),
  ]
}

type Described = Pick<Entry, 'release' | 'version' | 'preload'> & Partial<Pick<UnitConfig, 'routes' | 'needs'>>

/** A live release that is damaged in the store is verify's matter, not that of whoever comes: the live set says enough. */
async function manifestOf(shelf: Shelf, unit: string, entry: Described): Promise<ReleaseManifest> {
  const { release, version, preload, routes = [], needs = {} } = entry
  const described = { unit, release, version, entry: '', files: {}, preload, routes, needs }
  return (await shelf.manifest(unit, release).catch(onlyRefused)) ?? described
}
