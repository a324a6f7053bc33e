/**
 * Tells which owners of a competition's entries may be one hand: they are the same person, one invited the other, or both
 * signed in on one browser or from one network. A hint is no proof, so it ranks nobody behind by itself (barred.ts).
 */
import { personOf } from '../accounts/person.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'

export type Links = ReadonlyMap<string, ReadonlySet<string>>

/** The newest of a person's sessions, ended ones too. */
const SESSIONS = 'SELECT network, device_id FROM session WHERE user_id = ? ORDER BY last_seen DESC LIMIT 20'
const INVITER = 'SELECT inviter_id AS inviter FROM user WHERE id = ?'

/** A network that more of them share is a carrier's or an office's: it tells nothing. */
const MOST_ON_A_NETWORK = 20

type Session = { network: string; device_id: string }

/** What two owners may have in common. */
function tracesOf(db: Db, owner: string): Set<string> {
  const sessions = prepared(db, SESSIONS).all(owner) as Session[]
  const person = personOf(db, owner)
  return new Set([
    ...(person === null ? [] : [`person ${person}`]),
    ...sessions.flatMap(({ network }) => (network ? [`network ${network}`] : [])),
    ...sessions.flatMap(({ device_id: device }) => (device ? [`device ${device}`] : [])),
  ])
}

function byTrace(db: Db, owners: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const owner of owners)
    for (const trace of tracesOf(db, owner)) groups.set(trace, [...(groups.get(trace) ?? []), owner])
  return [...groups].flatMap(([trace, group]) =>
    trace.startsWith('network ') && group.length > MOST_ON_A_NETWORK ? [] : [group],
  )
}

const invitedBy = (db: Db, owner: string) =>
  (prepared(db, INVITER).get(owner) as { inviter: string | null } | undefined)?.inviter

/** Each owner with those that they are linked with. */
export function linksAmong(db: Db, owners: readonly string[]): Links {
  const links = new Map(owners.map(owner => [owner, new Set<string>()]))
  const link = (one: string, other: string) => {
    if (one !== other) links.get(one)?.add(other)
  }
  for (const group of byTrace(db, owners)) for (const one of group) for (const other of group) link(one, other)
  for (const owner of owners) {
    const inviter = invitedBy(db, owner)
    if (!inviter || !links.has(inviter)) continue
    link(owner, inviter)
    link(inviter, owner)
  }
  return links
}
