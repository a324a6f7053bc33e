/**
 * Tells which owners of entries that can win a reward may be one hand: they are the same person, one invited the other, or
 * both signed in on one browser or from one network. A hint is no proof, so it ranks nobody behind by itself (barred.ts).
 */
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'

export type Links = ReadonlyMap<string, ReadonlySet<string>>

/** By owner of an entry that can win, the key of the person where it is known. */
type Owners = ReadonlyMap<string, string | null>

/** What was read of an owner, until they sign in anew. */
type Known = { traces: readonly string[]; inviter: string | null }
type ByOwner = ReadonlyMap<string, Known>

/** A session's place in the table, and what tells it from another one that took its place. */
type Newest = { n: number; id: string }
/** Of one look: the newest session then, and the owners who were looked at. */
type Look = { newest: Newest | undefined; byOwner: ByOwner }

/** The last look, by competition. */
const kept = new WeakMap<Db, Map<string, Look>>()

/** Of the newest of a person's sessions, ended ones too. */
const DEVICES = 'SELECT device_id AS device FROM session WHERE user_id = ? ORDER BY last_seen DESC LIMIT 20'
/**
 * Each network of a person's sessions once, however many came from it, so that nobody hides one behind new sessions. Networks
 * are keyed hashes: nobody chooses which ones are the first 200.
 */
const NETWORKS = `WITH RECURSIVE own (network) AS (
    SELECT min(network) FROM session WHERE user_id = ?1 AND network > ''
    UNION ALL
    SELECT (SELECT min(network) FROM session WHERE user_id = ?1 AND network > own.network) FROM own
      WHERE network IS NOT NULL LIMIT 200)
  SELECT network FROM own WHERE network IS NOT NULL`
const INVITER = 'SELECT inviter_id AS inviter FROM user WHERE id = ?'
const NEWEST = 'SELECT rowid AS n, token_hash AS id FROM session WHERE rowid = (SELECT max(rowid) FROM session)'
const SINCE = 'SELECT token_hash AS id, user_id AS owner FROM session WHERE rowid >= ? ORDER BY rowid'

/** A network that more of the owners share, who all can win, is a carrier's or an office's: it tells nothing. */
const MOST_ON_A_NETWORK = 20

/** What two owners may have in common. */
function read(db: Db, owner: string): Known {
  const networks = prepared(db, NETWORKS)
    .all(owner)
    .map(({ network }) => `network ${network}`)
  const devices = prepared(db, DEVICES)
    .all(owner)
    .flatMap(({ device }) => (device ? [`device ${device}`] : []))
  const row = prepared(db, INVITER).get(owner) as { inviter: string | null } | undefined
  return { traces: [...new Set([...networks, ...devices])], inviter: row?.inviter ?? null }
}

/** The owners of the last look who did not sign in since; none where its newest session is gone, whose place others may take. */
function stillKnown(db: Db, look: Look | undefined): ByOwner {
  if (!look?.newest) return new Map()
  const [newest, ...since] = prepared(db, SINCE).all(look.newest.n) as { id: string; owner: string }[]
  if (newest?.id !== look.newest.id) return new Map()
  const anew = new Set(since.map(({ owner }) => owner))
  return new Map([...look.byOwner].filter(([owner]) => !anew.has(owner)))
}

function allKnown(db: Db, competition: string, owners: Owners): ByOwner {
  const looks = kept.get(db) ?? new Map<string, Look>()
  const before = stillKnown(db, looks.get(competition))
  const byOwner = new Map([...owners.keys()].map(owner => [owner, before.get(owner) ?? read(db, owner)]))
  const newest = prepared(db, NEWEST).get() as Newest | undefined
  kept.set(db, looks.set(competition, { newest, byOwner }))
  return byOwner
}

/** Once it is over nobody looks any more. */
export const forgetLinks = (db: Db, competition: string): void => void kept.get(db)?.delete(competition)

function byTrace(owners: Owners, all: ByOwner): string[][] {
  const groups = new Map<string, string[]>()
  const add = (trace: string, owner: string) => {
    const group = groups.get(trace)
    if (group) group.push(owner)
    else groups.set(trace, [owner])
  }
  for (const [owner, { traces }] of all) for (const trace of traces) add(trace, owner)
  for (const [owner, person] of owners) if (person !== null) add(`person ${person}`, owner)
  return [...groups].flatMap(([trace, group]) =>
    trace.startsWith('network ') && group.length > MOST_ON_A_NETWORK ? [] : [group],
  )
}

/**
 * Each owner with those that count against them. An invitation counts against the invited one alone, who chose the inviter:
 * nobody can keep others from registering with their code.
 */
export function linksAmong(db: Db, competition: string, owners: Owners): Links {
  const all = allKnown(db, competition, owners)
  const links = new Map([...owners.keys()].map(owner => [owner, new Set<string>()]))
  const link = (one: string, other: string) => {
    if (one !== other) links.get(one)?.add(other)
  }
  for (const group of byTrace(owners, all)) for (const one of group) for (const other of group) link(one, other)
  for (const [owner, { inviter }] of all) if (inviter !== null && owners.has(inviter)) link(owner, inviter)
  return links
}
