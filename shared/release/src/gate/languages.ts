/** Nine catalogs, and a title in each: a release speaks every language, or it goes no further than to some phones. */
import { texts } from '@shared/contract/config'
import type { Finding } from '../errors.ts'
import type { Failed } from './refusal.ts'
import { type Candidate, isNew, nameOf, type Situation } from './situation.ts'

/** The eight of the specification, and the derived one. */
const languages = Object.keys(texts.entries)

export const missingLanguages = (situation: Situation): Failed[] => [
  ...situation.coming.flatMap(missingIn),
  ...untranslated(situation),
]

/** Of a preview, in which English stands in: a link or a canary may show it, all phones wait for the translators. */
function untranslated(situation: Situation): Failed[] {
  const forAll = situation.next.filter(member => member.part === 'live' && isNew(situation, member))
  return forAll.flatMap(member => {
    const waiting = Object.entries(member.manifest.untranslated ?? {})
    const [language, texts = []] = waiting[0] ?? []
    if (language === undefined) return []
    const where = waiting.length > 1 ? `${language} and ${waiting.length - 1} more languages` : language
    const what = `${nameOf(member)} says "${texts[0]}" and what else is new in English in ${where}`
    return [
      {
        what,
        mend: `Translate it (pnpm words check ${member.unit}), build and publish again; some phones may have it as it is.`,
        typed: 'For those: --percent.',
      },
    ]
  })
}

function missingIn(candidate: Candidate): Finding[] {
  const { unit, release } = candidate.manifest
  const mend = `Write it in the catalogs of ${unit} (src/locales), build and publish again.`
  return [...untitled(candidate), ...unspoken(candidate)].map(what => ({ what: `${unit}@${release} ${what}`, mend }))
}

const untitled = ({ manifest: { routes } }: Candidate): string[] =>
  routes.flatMap(({ path, title }) => {
    const lacking = Object.entries(title).flatMap(([language, text]) => (text.trim() === '' ? [language] : []))
    return lacking.length > 0 ? [`has no title of ${path} in ${lacking.join(', ')}`] : []
  })

/** What one catalog says, all say. */
function unspoken(candidate: Candidate): string[] {
  const catalogs = languages.map(language => [language, idsOf(candidate, language)] as const)
  const all = new Set(catalogs.flatMap(([, ids]) => [...(ids ?? [])]))
  const silent = catalogs.flatMap(([language, ids]) =>
    ids ? [] : [`has no catalog for ${language}: its preload "words:${language}" names no script with messages`],
  )
  const lacking = catalogs.flatMap(([language, ids]) => {
    const missing = [...all].filter(id => ids && !ids.has(id))
    const what = `${missing.slice(0, 3).join(', ')} (${missing.length} of ${all.size} messages)`
    return missing.length > 0 ? [{ language, what }] : []
  })
  const causes = Object.entries(Object.groupBy(lacking, ({ what }) => what))
  const reasons = causes.map(
    ([what, same = []]) => `lacks ${what} in ${same.map(({ language }) => language).join(', ')}`,
  )
  return [...silent, ...reasons]
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
