/** The project's glossary (docs/glossary.md): a term has one translation, in whichever unit it stands. */
import path from 'node:path'
import { readSaid, type Said } from './catalog.ts'
import { projectGlossary } from './glossary-file.ts'
import { catalogs, source, tags } from './languages.ts'

type Column = (typeof catalogs)[number]

export type Term = Record<Column, string[]> & { context: string | undefined }

/** The cell of each language, by the heading of the table. */
type Places = Record<Column, number>

const HEADING = /^English\|.*$/m

/** Traditional Chinese is derived, so it has no column. @throws where a language of the app has none */
function placesIn(heading: string): Places {
  const names = heading.split('|').map(name => name.trim())
  const placed = catalogs.map(code => [code, code === source ? 0 : names.indexOf(tags[code])] as const)
  const missing = placed.filter(([, place]) => place < 0).map(([code]) => tags[code])
  if (missing.length > 0) throw new Error(`The terms of docs/glossary.md have no column for ${missing.join(', ')}`)
  return Object.fromEntries(placed) as Places
}

/** "Rút tiền; short: Rút" has two forms. */
const formsOf = (cell: string): string[] => cell.split(';').map(form => form.trim().replace(/^\w+: /, ''))

/** "Lot; size (money)": its forms, small, and what stands in brackets at the end. */
function readTerm(line: string, places: Places): Term | undefined {
  const cells = line.split('|').map(cell => cell.trim())
  const [english = ''] = cells
  if (cells.length !== catalogs.length || /^(-|\*\*|English$)/.test(english)) return undefined
  const bracket = /^(.*?)\s*\(([^)]*)\)$/.exec(english)
  const forms = formsOf((bracket?.[1] ?? english).toLowerCase())
  const words = catalogs.map(code => [code, code === source ? forms : formsOf(cells[places[code]] ?? '')])
  return { ...(Object.fromEntries(words) as Record<Column, string[]>), context: bracket?.[2] }
}

/** The terms of the table; a row of several ("Rise, Fall") counts as one each where its cells have as many. */
export function readGlossary(text: string): Term[] {
  const [heading] = HEADING.exec(text) ?? []
  if (!heading) return []
  const places = placesIn(heading)
  return text.split('\n').flatMap(line => {
    const term = readTerm(line, places)
    return term ? apart(term) : []
  })
}

function apart(term: Term): Term[] {
  const lists = catalogs.map(code => (term[code][0] ?? '').split(/, |、/))
  const count = lists[0]?.length ?? 1
  if (count < 2 || lists.some(list => list.length !== count)) return [term]
  return Array.from({ length: count }, (_, at) => {
    const words = catalogs.map((code, of) => [code, [lists[of]?.[at] ?? '']])
    return { ...(Object.fromEntries(words) as Record<Column, string[]>), context: term.context }
  })
}

/** A message with a context is held against the row of that context alone, one without against every row of its word. */
const rowsFor = (terms: Term[], { message, context }: Said): Term[] =>
  terms.filter(term => term['en-us'].includes(message.toLowerCase()) && (!context || term.context === context))

function strayed(terms: Term[], unit: string, language: Column, said: Said): string[] {
  const rows = rowsFor(terms, said)
  const allowed = rows.flatMap(row => row[language])
  if (rows.length === 0 || allowed.includes(said.text)) return []
  const wanted = allowed.map(text => `"${text}"`).join(' or ')
  return [`${language}: ${unit} says "${said.text}" for "${said.message}", docs/glossary.md says ${wanted}`]
}

/** What the catalogs of these units say otherwise than the glossary. */
export async function againstGlossary(unitFolders: string[], glossary = projectGlossary()): Promise<string[]> {
  const terms = readGlossary(glossary)
  const found = unitFolders.flatMap(folder =>
    catalogs
      .filter(code => code !== source)
      .map(async language => {
        const all = await readSaid(folder, language)
        return all.flatMap(said => strayed(terms, path.basename(folder), language, said))
      }),
  )
  return (await Promise.all(found)).flat()
}
