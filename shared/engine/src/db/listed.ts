/**
 * Lists of one owner's rows, paged in SQL at a cost that does not grow with the history. Rows are counted by bucket (owner
 * and filter columns) in a table that triggers keep; a page merges the buckets, each read out of an index in its order.
 */
import type { SQLInputValue } from 'node:sqlite'
import { MOST_LISTED } from '@shared/contract/limits'
import { fromStamp } from '../clock.ts'
import type { Db } from './open.ts'
import { type Asked, type Page, toPage } from './page.ts'
import { prepared } from './query.ts'

/** Names of tables and columns are the program's own; they are not escaped. */
export type ListPlan = {
  table: string
  /** Columns that name whose rows they are. */
  owner: readonly string[]
  /** Columns that a person can filter by; few distinct values each, and NOT NULL. */
  by: readonly string[]
  /** Columns that may order the list, newest first; the first one does where nobody asks for another. */
  times: readonly [string, ...string[]]
  /** Orders rows of one time: `id`, or `rowid` for the order of insertion. */
  tie: string
}

/** By column: a value, or any of several; undefined does not filter. */
type Filter = Readonly<Record<string, SQLInputValue | readonly SQLInputValue[] | undefined>>

export type ListQuestion = {
  owner: readonly SQLInputValue[]
  /** By filter columns. Of several filters a row passes at least one. */
  where?: Filter | readonly Filter[]
  /** Which of the plan's times orders the list; rows without it are not in the list. */
  time?: string
  /** First and last moment, epoch ms, both included. */
  between?: readonly [from: number, to: number] | undefined
  /** Newest first where nobody asks for another order. */
  order?: 'asc' | 'desc' | undefined
  asked: Asked
}

const columnsOf = ({ owner, by }: ListPlan): readonly string[] => [...owner, ...by]
const each = (names: readonly string[], text: (name: string) => string, by = ' AND '): string =>
  names.map(text).join(by)

/** The statement that adds to the bucket of a trigger's row. */
const counts = (plan: ListPlan, row: 'new' | 'old', n: 1 | -1): string => {
  const columns = columnsOf(plan)
  const values = each(columns, name => `${row}.${name}`, ', ')
  return `INSERT INTO ${plan.table}_count (${columns.join(', ')}, n) VALUES (${values}, ${n}) ON CONFLICT DO UPDATE SET n = n + ${n};`
}

/** Columns as the table declares them: `user_id TEXT`. */
type Declared = Readonly<Record<string, 'TEXT' | 'INTEGER'>>

/** What a migration of the list's domain runs, once: the counts with their triggers, filled, and an index for each time, with and without filters. */
export function listSchema(plan: ListPlan, types: Declared): string {
  const { table, owner, times, tie } = plan
  const columns = columnsOf(plan)
  const names = columns.join(', ')
  const index = (time: string) => {
    const orderedBy = tie === 'rowid' ? time : `${time}, ${tie}`
    const all = `CREATE INDEX ${table}_listed_${time} ON ${table} (${owner.join(', ')}, ${orderedBy});`
    return plan.by.length === 0
      ? all
      : `${all} CREATE INDEX ${table}_filtered_${time} ON ${table} (${names}, ${orderedBy});`
  }
  return `
    CREATE TABLE ${table}_count (${each(columns, name => `${name} ${types[name]} NOT NULL`, ', ')}, n INTEGER NOT NULL, PRIMARY KEY (${names})) STRICT, WITHOUT ROWID;
    INSERT INTO ${table}_count SELECT ${names}, count(*) FROM ${table} GROUP BY ${names};
    CREATE TRIGGER ${table}_count_insert AFTER INSERT ON ${table} BEGIN ${counts(plan, 'new', 1)} END;
    CREATE TRIGGER ${table}_count_delete AFTER DELETE ON ${table} BEGIN ${counts(plan, 'old', -1)} END;
    CREATE TRIGGER ${table}_count_update AFTER UPDATE OF ${names} ON ${table} BEGIN ${counts(plan, 'old', -1)} ${counts(plan, 'new', 1)} END;
    ${each(times, index, ' ')}
  `
}

/** Columns and their values: a range of an index that holds its rows in the order of the list. */
type Range = { columns: readonly string[]; values: readonly SQLInputValue[] }
/** A row of the counts. */
type Bucket = Record<string, SQLInputValue> & { n: number }
type Key = { at: number; tie: number | string; key: number }

/** SQLite joins at most 500 SELECTs. */
const MOST_RANGES = 400
const ALWAYS = [0, Number.MAX_SAFE_INTEGER] as const

class List<Row extends object> {
  readonly #plan: ListPlan

  constructor(plan: ListPlan) {
    this.#plan = plan
  }

  /** The rows of one page, and how many there are: see `#counted` for lists with days. */
  page(db: Db, question: ListQuestion): Page<Row> {
    const { asked } = question
    // a page beyond the reach reads nothing
    const size = Math.min(asked.size, MOST_LISTED - asked.offset)
    const buckets = this.#buckets(db, question)
    const ranges = this.#rangesOf(question, buckets)
    const records = size > 0 ? this.#rows(db, question, ranges, size) : []
    const total = question.between ? this.#counted(db, question, ranges) : buckets.reduce((sum, { n }) => sum + n, 0)
    return withinReach(toPage(records, total, asked))
  }

  /** The page of rows that are at hand, as those of one order: by the owner, filters, days and order of the question. */
  among(rows: readonly Row[], question: ListQuestion): Page<Row> {
    const { asked, between: [from, to] = ALWAYS, time = this.#plan.times[0] } = question
    const { owner, tie } = this.#plan
    const isMeant = (row: Row) =>
      owner.every((name, nth) => cell(row, name) === question.owner[nth]) &&
      filtersOf(question).some(filter => passesFilter(row, filter))
    const keyed = rows
      .filter(isMeant)
      .map(row => ({ at: cell(row, time) as number, tie: cell(row, tie) as string, row }))
    const within = keyed.filter(({ at }) => at !== null && at >= from && at <= to).sort(inOrder(question))
    const records = within.slice(asked.offset, asked.offset + asked.size).map(({ row }) => row)
    return toPage(records, within.length, asked)
  }

  /** What is kept of the buckets that match. */
  #buckets(db: Db, question: ListQuestion): Bucket[] {
    const { table, owner } = this.#plan
    const { text, values } = filterOf(question)
    const own = each(owner, name => `${name} = ?`)
    const kept = `SELECT * FROM ${table}_count WHERE ${own} AND (${text}) AND n > 0`
    return prepared(db, kept).all(...question.owner, ...values) as Bucket[]
  }

  /** All of the owner's rows, or one range for each bucket. */
  #rangesOf(question: ListQuestion, buckets: readonly Bucket[]): Range[] {
    if (!isFiltered(question)) return [{ columns: this.#plan.owner, values: question.owner }]
    const columns = columnsOf(this.#plan)
    return buckets.map(bucket => ({ columns, values: columns.map(name => bucket[name] ?? null) }))
  }

  /** Counts on as far as `LOOK_AHEAD` behind the page: up to there the number is exact. */
  #counted(db: Db, question: ListQuestion, ranges: readonly Range[]): number {
    const { offset, size } = question.asked
    const most = Math.min(offset + size, MOST_LISTED) + LOOK_AHEAD
    const counts = chunks(ranges).map(part => {
      const { text, values } = this.#select(question, part)
      return prepared(db, `SELECT count(*) AS n FROM (${text} LIMIT ?)`).get(...values, most) as { n: number }
    })
    return Math.min(
      most,
      counts.reduce((sum, { n }) => sum + n, 0),
    )
  }

  #rows(db: Db, question: ListQuestion, ranges: readonly Range[], size: number): Row[] {
    const one = prepared(db, `SELECT * FROM ${this.#plan.table} WHERE rowid = ?`)
    return this.#keys(db, question, ranges, size).map(({ key }) => one.get(key) as Row)
  }

  #keys(db: Db, question: ListQuestion, ranges: readonly Range[], size: number): Key[] {
    const { offset } = question.asked
    const parts = chunks(ranges)
    if (parts.length <= 1) return parts.flatMap(part => this.#merged(db, question, part, size, offset))
    const keys = parts.flatMap(part => this.#merged(db, question, part, offset + size, 0))
    return keys.sort(inOrder(question)).slice(offset, offset + size)
  }

  /** SQLite merges the ranges in their order: it reads one entry of each, and those before the end of the page. */
  #merged(db: Db, question: ListQuestion, ranges: readonly Range[], size: number, offset: number): Key[] {
    const { text, values } = this.#select(question, ranges)
    const way = question.order ?? 'desc'
    const ordered = `${text} ORDER BY at ${way}, tie ${way} LIMIT ? OFFSET ?`
    return prepared(db, ordered).all(...values, size, offset) as Key[]
  }

  #select({ time, between = ALWAYS }: ListQuestion, ranges: readonly Range[]) {
    const { table, tie, times } = this.#plan
    const at = time ?? times[0]
    const select = ({ columns }: Range) =>
      `SELECT p.${at} AS at, p.${tie} AS tie, p.rowid AS key FROM ${table} p WHERE ${each(columns, name => `p.${name} = ?`)} AND p.${at} BETWEEN ? AND ?`
    const values = ranges.flatMap(range => [...range.values, ...between])
    return { text: ranges.map(select).join(' UNION ALL '), values }
  }
}

/** The page as it says how many pages can be asked for: those of the first `MOST_LISTED` rows. */
export const withinReach = <Row>(page: Page<Row>): Page<Row> => ({
  ...page,
  pages: Math.min(page.pages, Math.ceil(MOST_LISTED / page.size)),
})

const chunks = (ranges: readonly Range[]): (readonly Range[])[] =>
  Array.from({ length: Math.ceil(ranges.length / MOST_RANGES) }, (_, nth) =>
    ranges.slice(nth * MOST_RANGES, (nth + 1) * MOST_RANGES),
  )

const inOrder =
  ({ order }: ListQuestion) =>
  (a: Pick<Key, 'at' | 'tie'>, b: Pick<Key, 'at' | 'tie'>): number =>
    (a.at - b.at || (a.tie < b.tie ? -1 : 1)) * (order === 'asc' ? 1 : -1)

const filtersOf = ({ where = {} }: ListQuestion): readonly Filter[] =>
  (Array.isArray(where) ? where : [where]) as readonly Filter[]

const isFiltered = (question: ListQuestion): boolean =>
  filtersOf(question).some(filter => Object.values(filter).some(value => value !== undefined))

const cell = (row: object, name: string): SQLInputValue => (row as Record<string, SQLInputValue>)[name] ?? null

const passesFilter = (row: object, filter: Filter): boolean =>
  Object.entries(filter).every(([name, wanted]) => wanted === undefined || [wanted].flat().includes(cell(row, name)))

/** As a condition on the columns of the counts. */
function filterOf(question: ListQuestion): { text: string; values: SQLInputValue[] } {
  const values: SQLInputValue[] = []
  const within = (name: string, wanted: SQLInputValue | readonly SQLInputValue[]): string => {
    const any = (Array.isArray(wanted) ? wanted : [wanted]) as SQLInputValue[]
    values.push(...any)
    return `${name} IN (${any.map(() => '?').join(', ')})`
  }
  const passes = (filter: Filter): string =>
    Object.entries(filter)
      .flatMap(([name, wanted]) => (wanted === undefined ? [] : [within(name, wanted)]))
      .join(' AND ') || 'true'
  return { text: filtersOf(question).map(passes).join(' OR '), values }
}

/** The moments from one stamp to another one, its whole second included; undefined where neither is given. */
export function daysOf(begin: string | undefined, end: string | undefined): readonly [number, number] | undefined {
  if (begin === undefined && end === undefined) return undefined
  const [from, to] = ALWAYS
  return [begin === undefined ? from : fromStamp(begin), end === undefined ? to : fromStamp(end) + 999]
}

/** How many rows of a list with days are counted behind the page. */
export const LOOK_AHEAD = 500

export const listed = <Row extends object>(plan: ListPlan): List<Row> => new List(plan)
