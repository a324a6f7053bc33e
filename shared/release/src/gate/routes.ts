/** Addresses: one owner each, and none disappears that somebody links to. */
import type { Finding } from '../errors.ts'
import { isGone, isNew, type Member, nameOf, type Situation } from './situation.ts'

/** One path leads to one screen; on a phone the first of two would win. */
export function sharedPaths(situation: Situation): Finding[] {
  const owners = new Map<string, Member[]>()
  for (const member of situation.next)
    if (member.part !== 'previous')
      for (const path of pathsOf(member)) owners.set(path, [...(owners.get(path) ?? []), member])
  const all = [...owners].filter(([, members]) => members.some(member => isNew(situation, member)))
  return [...all.flatMap(path => twiceIn(situation, path)), ...byPairs(all)]
}

function twiceIn(situation: Situation, [path, members]: Owned): Finding[] {
  const twice = members.find((one, at) => members.indexOf(one) !== at && isNew(situation, one))
  return twice ? [ownTwice(path, twice)] : []
}

/** Two units that meet at several addresses do so for one reason. */
function byPairs(all: readonly Owned[]): Finding[] {
  const met = all.flatMap(([path, [one, ...others]]) => {
    const other = others.find(({ unit }) => unit !== one?.unit)
    return one && other ? [{ path, one, other }] : []
  })
  const pairs = Object.values(Object.groupBy(met, ({ one, other }) => `${nameOf(one)} ${nameOf(other)}`))
  return pairs.flatMap((same = []) => {
    const [first] = same
    const paths = same.map(({ path }) => path)
    return first ? [ofTwo(paths, first.one, first.other)] : []
  })
}

/** An address, and who lists it. */
type Owned = [path: string, members: Member[]]

const pathsOf = ({ manifest: { routes } }: Member): string[] => routes.map(({ path }) => path)

const ownTwice = (path: string, member: Member): Finding => ({
  what: `${nameOf(member)} lists ${path} twice`,
  mend: 'Take one of them out of its routes.ts.',
})

const ofTwo = (paths: readonly string[], one: Member, other: Member): Finding => ({
  what: `${paths.join(', ')} ${paths.length > 1 ? 'belong' : 'belongs'} to ${nameOf(one)} and to ${nameOf(other)}`,
  mend: 'If the screen moved from one to the other, promote both releases in one command; else rename one in its routes.ts.',
})

/** An address that is live now, of a unit that stays, that would not be, and that the code of a release names which is live then. */
export function vanishedPaths(situation: Situation): Finding[] {
  const before = situation.now.filter(member => member.part === 'live' && !isGone(situation, member))
  return viewsOf(situation).flatMap(view => {
    const after = new Set(view.flatMap(pathsOf))
    return before.flatMap(owner => pathsOf(owner).flatMap(path => (after.has(path) ? [] : missed(path, owner, view))))
  })
}

/** What phones see: all that is for all; and for each new canary the same with it in its unit's place. */
function viewsOf(situation: Situation): Member[][] {
  const live = situation.next.filter(({ part }) => part === 'live')
  const canaries = situation.next.filter(member => member.part === 'canary' && isNew(situation, member))
  return [live, ...canaries.map(canary => live.map(member => (member.unit === canary.unit ? canary : member)))]
}

function missed(path: string, owner: Member, view: readonly Member[]): Finding[] {
  const linking = view.filter(({ manifest: { links } }) => links?.includes(path)).map(nameOf)
  if (linking.length === 0) return []
  const mend = `Keep it in the routes.ts of ${owner.unit}, or first promote releases of the others that do not link there.`
  return [{ what: `${path} of ${nameOf(owner)} would be gone, and ${linking.join(', ')} links to it`, mend }]
}
