/** Rewrites a statement into a query that reads the same rows by the same plan and calls `visited` for each of them. */
import type { StatementSync } from 'node:sqlite'

/** Prepares a statement that nobody counts. */
type Prepare = (text: string) => StatementSync
/** By a table's name: a column that each of its indexes holds. */
type Tables = ReadonlyMap<string, string>

const KEYS = `SELECT t.name, iif(t.wr, c.name, 'rowid') AS key FROM pragma_table_list t
  LEFT JOIN pragma_table_info(t.name) c ON c.pk = 1 WHERE t.type = 'table'`

const tablesOf = (prepare: Prepare): Tables =>
  new Map(
    prepare(KEYS)
      .all()
      .map(({ name, key }) => [String(name), String(key)]),
  )

const WORDS = 'where|join|order|group|left|on|using|limit|inner|cross|not|indexed|set|union|natural|having|except'
/** `x IN (SELECT key FROM t)` looks a key up: SQLite builds a list of it where it is rewritten. */
const NOT_LOOKED_UP = '(?!(?<=\\bin\\s*\\(\\s*select\\s+"?\\w+"?\\s+)from\\s+"?\\w+"?\\s*\\))'
const HINT = '(\\s+not\\s+indexed|\\s+indexed\\s+by\\s+\\w+)?'
const ALIAS = `(?:\\s+(?:as\\s+)?(?!(?:${WORDS})\\b)("?\\w+"?))?`
const SOURCE = new RegExp(`${NOT_LOOKED_UP}\\b(from|join)\\s+"?(\\w+)"?${ALIAS}${HINT}`, 'gi')

/** Each table behind FROM or JOIN, with its rows counted as they are visited. */
const withCounts = (text: string, tables: Tables): string =>
  text.replace(SOURCE, (all, word: string, table: string, alias = table, hint = '') => {
    const key = tables.get(table)
    if (!key) return all
    const columns = key === 'rowid' ? 'rowid AS rowid, *' : '*'
    // with a column of its own, else SQLite asks once for a whole join
    return `${word} (SELECT ${columns} FROM main."${table}"${hint} WHERE visited("${key}")) AS ${alias}`
  })

/** Where a keyword stands outside of brackets and quotes, -1 for nowhere. */
function topLevel(text: string, keyword: RegExp): number {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/'(?:[^']|'')*'|"[^"]*"|[()]|\w+/g)) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (depth === 0 && keyword.test(token)) return index
  }
  return -1
}

const until = (text: string, keyword: RegExp): string => {
  const at = topLevel(text, keyword)
  return at < 0 ? text : text.slice(0, at)
}

/** The rows that an UPDATE visits; `a = ?` compares where it assigned, so that each value keeps its place. */
function ofUpdate(text: string): string | undefined {
  const [, table, rest] = /^\s*update\s+"?(\w+)"?\s+set\s([\s\S]*)$/i.exec(until(text, /^returning$/i)) ?? []
  if (!table || !rest) return undefined
  const values = until(rest, /^where$/i)
  return `SELECT ${values} FROM "${table}" ${rest.slice(values.length)}`
}

function ofInsert(text: string): string | undefined {
  const select = topLevel(text, /^select$/i)
  return select < 0 ? undefined : until(text.slice(select), /^(conflict|returning)$/i).replace(/\bon\s*$/i, '')
}

/** @returns the query that reads what a statement reads; undefined where it reads no row but by a key of its own */
export function readBy(text: string): string | undefined {
  const writes = topLevel(text, /^(insert|replace|update|delete)$/i)
  if (writes < 0) return text
  const [commonTables, write] = [text.slice(0, writes), text.slice(writes)]
  const read = ofWrite(write)
  return read && commonTables + read
}

function ofWrite(text: string): string | undefined {
  if (/^delete/i.test(text)) return until(text, /^returning$/i).replace(/^delete/i, 'SELECT *')
  return /^update/i.test(text) ? ofUpdate(text) : ofInsert(text)
}

const COMMA_JOIN = /\bfrom\s+"?\w+"?(\s+(as\s+)?\w+)?\s*,/i

/**
 * @param read as `readBy` returns it
 * @returns the query that counts
 * @throws where some table would not be counted, or SQLite plans the query otherwise than the statement
 */
export function countingQuery(prepare: Prepare, text: string, read: string): string {
  const tables = tablesOf(prepare)
  const counting = withCounts(read, tables)
  const [before, after] = [planOf(prepare, text), planOf(prepare, counting)]
  const missed = after.find(step => tables.has(/^(?:SCAN|SEARCH) (\w+)/.exec(step)?.[1] ?? ''))
  if (missed || COMMA_JOIN.test(read)) throw new Error(`a table is not counted: ${missed ?? read}`)
  // what a foreign key does to other tables is not counted: each row is found by its key
  const own = /\bdelete\b/i.test(text) ? before.slice(0, after.length) : before
  const [planned, meant] = [after, own].map(steps => steps.map(withoutNames).join(' | '))
  if (planned !== meant) throw new Error(`planned as ${planned}, not ${meant}`)
  return counting
}

const planOf = (prepare: Prepare, text: string): string[] =>
  prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all()
    .map(({ detail }) => String(detail))

const withoutNames = (step: string): string =>
  step
    .replace(/^(SCAN|SEARCH) \S+/, '$1')
    .replace(/COVERING /g, '')
    .replace(/(SUBQUERY |subquery-)\d+/, '$1')
