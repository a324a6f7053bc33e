/** Releases that somebody was promised: a link may still bring them to a phone, or a waiting proposal names them. */
import { inTurns } from '../in-turns.ts'
import { linkKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { isOver, openIds, type Proposal, promotedBy, proposalOfAnybody } from './proposals.ts'

type Named = { unit: string; release: string }
type Link = Named & { until: number }

/** Before the release is read for the link: gc marks first and looks then, so one of the two sees the other. */
export const noteLink = (store: Store, { unit, release, until }: Link): Promise<boolean> =>
  store.createIfAbsent(linkKey(unit, release, until), Buffer.from('{}\n'))

export const forgetLink = (store: Store, { unit, release, until }: Link): Promise<void> =>
  store.delete(linkKey(unit, release, until))

/** @returns names, e.g. "trade@9ab27e0c11d2" */
export async function promised(store: Store, now: Date): Promise<Set<string>> {
  const links = (await linksIn(store)).filter(isOpen(now))
  const proposals = await inTurns(await openIds(store), id => proposedBy(store, id, now))
  return new Set([...links, ...proposals.flat()].map(nameOf))
}

/** Whoever signed it: the machine that takes releases away may not know each key yet. */
async function proposedBy(store: Store, id: string, now: Date): Promise<Named[]> {
  const said = (await isOver(store, id, now)) ? undefined : await proposalOfAnybody(store, id)
  return said ? releasesOf(said) : []
}

/** Deletes what is over. */
export async function forgetLinks(store: Store, now: Date): Promise<void> {
  const isLeft = isOpen(now)
  for (const link of await linksIn(store)) if (!isLeft(link)) await forgetLink(store, link)
}

const isOpen =
  (now: Date) =>
  ({ until }: Link): boolean =>
    until > now.getTime()

const linksIn = async (store: Store): Promise<Link[]> =>
  (await store.listAfter('links/', '')).flatMap(key => {
    const [, unit = '', release = '', until] = /^links\/([^/]+)\/([^/]+)\/(\d{1,15})\.json$/.exec(key) ?? []
    return until === undefined ? [] : [{ unit, release, until: Number(until) }]
  })

/** Those that the proposal would make live or take out. */
function releasesOf({ what }: Proposal): Named[] {
  return promotedBy(what)?.targets ?? (what.kind === 'remove' ? [what] : [])
}
