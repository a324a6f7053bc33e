/** A remote that is taken out: nobody may still lead to its addresses. */
import * as table from '@shared/contract/to'
import type { Finding } from '../errors.ts'
import type { Proposal } from './gate.ts'
import { isGone, type Member, nameOf, type Situation } from './situation.ts'

/** Names of the remotes that are live now and would not be. */
export const goneUnits = ({ live, next }: Proposal): string[] =>
  live && next ? Object.keys(live.units).filter(unit => !Object.hasOwn(next.units, unit)) : []

/** By whichever unit they are opened: messages, banners and links from elsewhere lead there. */
const addresses = new Set<string>(Object.values(table).map(({ path }) => path))

export function missedUnits(situation: Situation): Finding[] {
  const others = situation.next.filter(({ part }) => part !== 'previous')
  const gone = situation.now.filter(member => member.part === 'live' && isGone(situation, member))
  return gone.flatMap(member => [...linked(member, others), ...promised(member)])
}

const pathsOf = ({ manifest: { routes } }: Member): string[] => routes.map(({ path }) => path)

function linked(gone: Member, others: readonly Member[]): Finding[] {
  const own = pathsOf(gone)
  const linking = others.flatMap(other => {
    const there = other.manifest.links?.filter(path => own.includes(path)) ?? []
    return there.length > 0 ? [`${nameOf(other)} to ${there.join(', ')}`] : []
  })
  if (linking.length === 0) return []
  const what = `${nameOf(gone)} would be gone, and others link there: ${linking.join('; ')}`
  return [{ what, mend: 'First promote releases of the others that do not link there.' }]
}

function promised(gone: Member): Finding[] {
  const ours = pathsOf(gone).filter(path => addresses.has(path))
  if (ours.length === 0) return []
  const what = `${ours.join(', ')} of ${nameOf(gone)} ${ours.length > 1 ? 'are addresses' : 'is an address'} of the app, where messages and links from elsewhere may lead`
  return [
    {
      what,
      mend: `Take it out of the sources first, which takes them out of the table: pnpm drop remote ${gone.unit}`,
    },
  ]
}
