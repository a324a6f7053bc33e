/** Nine catalogs, and a title in each: a release speaks every language or none goes out. */
import { texts } from '@shared/contract/config'
import type { Finding } from '../errors.ts'
import type { Candidate, Situation } from './situation.ts'

/** The eight of the specification, and the derived one. */
const languages = Object.keys(texts.entries)

export const missingLanguages = ({ coming }: Situation): Finding[] => coming.flatMap(missingIn)

function missingIn(candidate: Candidate): Finding[] {
  const { unit, release } = candidate.manifest
  const mend = `Write it in the catalogs of ${unit} (src/locales), build and publish again.`
  return [...untitled(candidate), ...unspoken(candidate)].map(what => ({ what: `${unit}@${release} ${what}`, mend }))
}

const untitled = ({ manifest: { routes } }: Candidate): string[] =>
  routes.flatMap(({ path, title }) =>
    Object.entries(title).flatMap(([language, text]) =>
      text.trim() === '' ? [`has no title of ${path} in ${language}`] : [],
    ),
  )

/** What one catalog says, all say. */
function unspoken(candidate: Candidate): string[] {
  const catalogs = languages.map(language => [language, idsOf(candidate, language)] as const)
  const all = new Set(catalogs.flatMap(([, ids]) => [...(ids ?? [])]))
  return catalogs.flatMap(([language, ids]) => {
    if (!ids) return [`has no catalog for ${language}: its preload "words:${language}" names no script with messages`]
    const missing = [...all].filter(id => !ids.has(id))
    if (missing.length === 0) return []
    return [`lacks ${missing.length} of ${all.size} messages in ${language}: ${missing.slice(0, 3).join(', ')}`]
  })
}

/** Ids of the messages in the scripts of a language; undefined where none of them holds a catalog. */
function idsOf({ manifest: { preload }, files }: Candidate, language: string): Set<string> | undefined {
  const scripts = (preload[`words:${language}`] ?? []).filter(name => name.endsWith('.js'))
  const catalogs = scripts.flatMap(name => catalogsIn(Buffer.from(files.get(name) ?? []).toString()))
  return catalogs.length === 0 ? undefined : new Set(catalogs.flatMap(Object.keys))
}

/** A compiled catalog is JSON.parse of one string literal: read, not run. */
function catalogsIn(code: string): object[] {
  const literals = code.matchAll(/JSON\.parse\((?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\)/gs)
  return [...literals].flatMap(([, ...texts]) => parsed(texts.find(text => text !== undefined) ?? ''))
}

function parsed(literal: string): object[] {
  try {
    const catalog: unknown = JSON.parse(JSON.parse(`"${asJson(literal)}"`))
    return typeof catalog === 'object' && catalog !== null ? [catalog] : []
  } catch {
    return [] // some other string
  }
}

/** The inside of a script's literal as JSON writes it. */
const asJson = (literal: string): string =>
  literal.replace(/\\(x[0-9a-f]{2}|.)|"/gis, (all, escaped: string | undefined) => {
    if (escaped === undefined) return '\\"'
    if (escaped.length === 3) return `\\u00${escaped.slice(1)}`
    return /['`$]/.test(escaped) ? escaped : all
  })
