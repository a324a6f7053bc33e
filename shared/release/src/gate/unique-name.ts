/**
 * A release's code calls itself <unit>__<release>: two releases of a unit live in one page only if none carries the name of
 * another. As a release id belongs to one set of bytes for ever, the own name in the code is one that nobody had before.
 */
import type { Finding } from '../errors.ts'
import type { Candidate, Situation } from './situation.ts'

/** Says whose code carries another name, as it does where a release.json was given another id by hand. */
export const foreignNames = ({ coming }: Situation): Finding[] => coming.flatMap(namesIn)

function namesIn({ manifest: { unit, release, entry }, files }: Candidate): Finding[] {
  const name = `${unit}__${release}`
  const code = textOf(files.get(entry))
  const missing = [
    ...(code.includes(`chunks:${name}"`) ? [] : ['the global of its chunks']),
    ...(unit === 'shell' || library(name).test(code) ? [] : ['its library']),
  ]
  const strange = [...files].flatMap(([file, bytes]) =>
    file.endsWith('.js') ? strangers(file, bytes, unit, name) : [],
  )
  const mend = `Build ${unit} again: a release id is the hash of what goes into the build, and never written by hand.`
  return [
    ...missing.map(what => ({ what: `${entry} of ${unit}@${release} does not name ${what} ${name}`, mend })),
    ...strange.map(what => ({ what: `${what}, in the release ${unit}@${release}`, mend })),
  ]
}

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString()

/** As webpack writes it, minified or not. */
const library = (name: string) => new RegExp(`window(\\.${name}\\b|\\["${name}"\\])`)

function strangers(file: string, bytes: Uint8Array, unit: string, name: string): string[] {
  const named = textOf(bytes).matchAll(/"chunks:([a-z0-9-]+__[a-f0-9]{12})"/g)
  const others = [...named].flatMap(([, found]) => (found?.startsWith(`${unit}__`) && found !== name ? [found] : []))
  return [...new Set(others)].map(other => `${file} carries the name ${other}`)
}
