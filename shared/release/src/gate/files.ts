/** A release is what its release.json lists: every file there, packed ones too, its bytes those of the hash, and no other file. */
import { manifestName, sha384, twinProblems, weightProblems } from '../releases/built-release.ts'
import type { Failed } from './refusal.ts'
import type { Candidate, Situation } from './situation.ts'

/** What is missing or has another hash, packed or not, loads on no phone. */
export const wrongFiles = ({ coming }: Situation): Failed[] => coming.flatMap(wrongIn)

function wrongIn(candidate: Candidate): Failed[] {
  const { unit, release } = candidate.manifest
  const odd = [...unlisted(candidate), ...preloaded(candidate), ...measured(candidate)]
  const failure = (what: string) => ({
    what: `${unit}@${release}: ${what}`,
    mend: `Build and publish it again: pnpm release publish ${unit}`,
  })
  return [...listed(candidate).map(what => ({ ...failure(what), dead: true })), ...odd.map(failure)]
}

const listed = ({ manifest, files }: Candidate): string[] =>
  Object.entries(manifest.files).flatMap(([name, { integrity, bytes }]) => {
    const there = files.get(name)
    if (!there) return [`${name} is listed but missing`]
    if (there.length !== bytes || sha384(there) !== integrity) return [`${name} is not what its hash says`]
    return twinProblems(name, there, files)
  })

const unlisted = ({ manifest: { files, sbom }, names }: Candidate): string[] =>
  names
    .filter(
      name =>
        name !== manifestName && name !== sbom?.file && !(name in files) && !(name.replace(/\.(br|gz)$/, '') in files),
    )
    .map(name => `${name} is there but not listed`)

const preloaded = ({ manifest: { entry, files, preload } }: Candidate): string[] => [
  ...(entry in files ? [] : [`its entry ${entry} is not listed`]),
  ...Object.entries(unlistedIn(preload, files)).map(([name, [key, ...more] = ['']]) => {
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return `its preload "${key}"${others} names ${name}, which is not listed`
  }),
]

/** File that no list has -> what preloads it. */
function unlistedIn(preload: Candidate['manifest']['preload'], files: object): Record<string, string[]> {
  const missing: Record<string, string[]> = {}
  for (const [key, names] of Object.entries(preload))
    for (const name of names) if (!(name in files)) missing[name] = [...(missing[name] ?? []), key]
  return missing
}

/** The sizes that the budget weighs are the publisher's word, which is signed by the time of a promote. */
const measured = ({ manifest, files }: Candidate): string[] =>
  Object.entries(manifest.files).flatMap(([name, { brotli }]) => weightProblems(name, brotli, files))
