/** A release asks for the hash of each file that it loads: one that does not would run whatever a store or a line made of it. */
import type { Finding } from '../errors.ts'
import type { Situation } from './situation.ts'

export const uncheckedLoads = ({ coming }: Situation): Finding[] =>
  coming.flatMap(({ manifest: { unit, release, entry }, files }) => {
    const code = Buffer.from(files.get(entry) ?? []).toString()
    if (code.includes('__sri(')) return []
    return [
      {
        what: `${entry} of ${unit}@${release} loads its files without asking for their hashes`,
        mend: 'Build it with the IntegrityPlugin of @shared/federation/joining: see docs/foreign.md#a-remote-of-your-own.',
      },
    ]
  })
