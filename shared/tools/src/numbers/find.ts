/** Finds numbers of a page that differ from the code that owns them. */
import { isSame, quantitiesAt } from './quantity.ts'

/** A place in the code: `lock.ts WINDOW`, `sets.ts loanSets[0].dailyRate`, `symbols.ts majorTiers[].maxNotional`. */
export type Place = { file: string; name: string; path: string }

/** What the code has at a name. @throws Error that says what is not there */
export type Look = (file: string, name: string) => unknown

const place = String.raw`([\w./-]+\.ts) (\w+)([\w.[\]()-]*)`
/** In front of a number, or of numbers that the code keeps as a list. */
const marker = new RegExp(String.raw`<!-- = ${place}( \+1)?(?: in (\w+))? -->`, 'g')
/** In the line above a table: one row for each of the code's, and what its columns hold; `*` holds words. */
const tableMarker = new RegExp(String.raw`^<!-- = ${place} (\|.*\|) -->$`)

/** The beginning of a comment, misspelt too. Pages have no other comments than markers. */
const comment = /<!? ?-.{0,40}/g

type Wrong = { line: number; why: string }

/** The places that a page names: what is to be loaded. */
export const placesOf = (text: string): Place[] =>
  [...text.matchAll(new RegExp(`<!-- = ${place}`, 'g'))].map(([, file = '', name = '', path = '']) => ({
    file,
    name,
    path,
  }))

const steps = /\.?\w+|\[\w*-?\]|\(\)/g

/** Follows `.field`, `[2]`, `()` of what is made at each call, `[]`, which stands for each of a list, and `[1-]`, for each from the second on. */
const at = (value: unknown, path: string): unknown => follow([value], path.match(steps) ?? [], /\[\]|-\]/.test(path))

function follow(values: unknown[], [step, ...rest]: readonly string[], isList: boolean): unknown {
  if (step === undefined) return isList ? values : values[0]
  return follow(
    values.flatMap(value => next(value, step)),
    rest,
    isList,
  )
}

function next(value: unknown, step: string): unknown[] {
  if (step === '()') return typeof value === 'function' ? [value()] : []
  if (value === null || typeof value !== 'object') return []
  const [, from] = /^\[(\d*)-?\]$/.exec(step) ?? []
  if (step.endsWith('-]') || from === '') return Object.values(value).slice(Number(from))
  const key = step.replace(/[.[\]]/g, '')
  return Object.entries(value).flatMap(([name, one]) => (name === key ? [one] : []))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function whyNot(text: string, value: unknown, name: string, kept?: string): string | undefined {
  const wanted = listOf(value).map(one =>
    typeof one === 'number' || typeof one === 'string' ? Number(one) : Number.NaN,
  )
  if (wanted.length === 0 || wanted.some(Number.isNaN)) return `names ${name}, which is no number`
  const said = quantitiesAt(text, wanted.length)
  const same = said?.numbers.every((n, nth) => isSame(wanted[nth] ?? Number.NaN, n, said.unit, kept))
  return same ? undefined : `says "${text.slice(0, 30)}", where ${name} is ${wanted.join(', ')}`
}

/** What stands in backticks is an example. */
const notUnderstood = (line: string): string[] =>
  [
    ...line
      .replaceAll(/`[^`]*`/g, '')
      .replaceAll(marker, '')
      .matchAll(comment),
  ].map(([text]) => `has "${text}", which is no marker`)

const onLine = (line: string, look: Look): string[] =>
  [...line.matchAll(marker)].flatMap(found => {
    const [all, file = '', name = '', path = '', more, kept] = found
    const value = at(look(file, name), path)
    const counted = more && typeof value === 'number' ? value + 1 : value
    return whyNot(line.slice(found.index + all.length), counted, `${name}${path}${more ?? ''}`, kept) ?? []
  })

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

function inTable([, file = '', name = '', path = '', columns = '']: readonly string[], rows: string[], look: Look) {
  const items = listOf(at(look(file, name), path))
  const fields = cellsOf(columns)
  if (items.length !== rows.length)
    return [{ row: 0, why: `has ${rows.length} rows, where ${name}${path} has ${items.length}` }]
  return rows.flatMap((row, nth) =>
    cellsOf(row).flatMap((cell, column) => {
      const field = fields[column] ?? '*'
      const why =
        field === '*' || cell === '–'
          ? undefined
          : whyNot(cell, at(items[nth], field), `${name}${path}[${nth}].${field}`)
      return why ? [{ row: nth + 2, why }] : []
    }),
  )
}

/** @param text of a page */
export function wrongNumbers(text: string, look: Look): Wrong[] {
  const lines = text.split('\n')
  return lines.flatMap((line, nth) => {
    const table = tableMarker.exec(line)
    if (!table) return [...notUnderstood(line), ...onLine(line, look)].map(why => ({ line: nth + 1, why }))
    const end = lines.findIndex((next, later) => later > nth && !next.startsWith('|'))
    const rows = lines.slice(nth + 3, end < 0 ? undefined : end)
    return inTable(table, rows, look).map(({ row, why }) => ({ line: nth + 2 + row, why }))
  })
}
