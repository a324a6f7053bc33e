/** What is said of releases whose commits another repository has: which one, and the command that goes there. */
import type { Origin } from '../origin/origin.ts'
import { originInWords } from '../origin/words.ts'
import type { StoredRelease } from '../releases/publish.ts'
import { nameOf } from '../store/stored.ts'

/** A release of which its publisher named the commit. */
export type Whole = StoredRelease & { origin: Origin & { source: NonNullable<Origin['source']> } }

const command = 'pnpm release rebuild'

/** @param rest those whose commits are in the repository */
export function elsewhere(repository: string, missing: readonly Whole[], rest: readonly Whole[]): string {
  const others = rest.length > 0 ? [`The others are in it: ${command} ${rest.map(named).join(' ')}`] : []
  return [...missing.flatMap(one => linesOf(repository, one)), ...others].join('\n')
}

const named = ({ manifest }: Whole): string => nameOf(manifest)

function linesOf(repository: string, one: Whole): string[] {
  const { repository: recorded } = one.origin.source
  const from = `${command} ${named(one)} --from`
  return [
    `${named(one)} was made of a commit that ${repository} does not hold: ${originInWords(one.origin)}`,
    recorded
      ? `  It came from ${recorded}: ${from} ${recorded}`
      : `  Nothing names its repository. In a checkout of it: ${command} ${named(one)}; from here: ${from} REPOSITORY`,
  ]
}
