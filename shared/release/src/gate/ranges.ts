/** What remotes need of the shell and what the shell lends, in both directions. */
import { satisfies } from 'semver'
import type { Finding } from '../errors.ts'
import { isNew, type Member, nameOf, type Situation } from './situation.ts'

/** A remote, live or a canary, that would not run under the shell: the phone refuses it before it fetches anything. */
export const unmetRanges = (situation: Situation): Finding[] => pairs(situation, ['live', 'canary'])

/**
 * The same of releases that are only fallen back to. It refuses nothing: else no new major of the shell could ever go out.
 * A phone that cannot load the live one then shows the panel.
 */
export const unmetRangesOfPrevious = (situation: Situation): Finding[] => pairs(situation, ['previous'])

/** What was let through before is not held against who comes now: one of the two must be new. */
function pairs(situation: Situation, parts: readonly Member['part'][]): Finding[] {
  const shell = situation.next.find(({ unit, part }) => unit === 'shell' && part === 'live')
  if (!shell?.manifest.provides) return []
  const remotes = situation.next.filter(({ unit, part }) => unit !== 'shell' && parts.includes(part))
  const touched = isNew(situation, shell) ? remotes : remotes.filter(({ unit }) => comes(situation, unit))
  return touched.flatMap(remote => unmet(remote, shell))
}

const comes = ({ coming }: Situation, unit: string) => coming.some(({ manifest }) => manifest.unit === unit)

function unmet(remote: Member, shell: Member): Finding[] {
  const lent = shell.manifest.provides ?? {}
  const faults = Object.entries(remote.manifest.needs).flatMap(([key, range]) => {
    const version = lent[key]
    // Pre-releases count as the phone's own comparison counts them.
    if (version !== undefined && satisfies(version, range, { includePrerelease: true })) return []
    return { key, fault: `${range}, and ${nameOf(shell)} lends ${version ?? 'nothing of that name'}` }
  })
  const causes = Object.values(Object.groupBy(faults, ({ fault }) => fault))
  return causes.map((same = []) => ({ what: whatOf(remote, same), mend: mend(remote, shell) }))
}

/** One line, however many parts of the surface a range stands for. */
function whatOf(remote: Member, [first, ...others]: { key: string; fault: string }[]): string {
  const same = others.length > 0 ? `; the same of ${others.map(({ key }) => key).join(', ')}` : ''
  return `${nameOf(remote)} needs ${first?.key} ${first?.fault}${same}`
}

const mend = ({ unit }: Member, { manifest: { version } }: Member): string =>
  `Promote a shell that lends it first or in the same command, or build ${unit} against shell ${version} ("needs" in its package.json).`
