/**
 * Lists of one owner's rows, paged in SQL at a cost that does not grow with the history. Rows are counted by bucket (owner
 * and filter columns) in a table that triggers keep; a page takes the newest of each bucket out of an index.
 */
import type { SQLInputValue } from 'node:sqlite'
import { MOST_LISTED } from '@shared/contract/limits'
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

export type ListQuestion = {
  owner: readonly SQLInputValue[]
  /** By filter columns: a value, or any of several; undefined does not filter. */
  where?: Readonly<Record<string, SQLInputValue | readonly SQLInputValue[] | undefined>>
  /** Which of the plan's times orders the list; rows without it are not in the list. */
  time?: string
  /** First and last moment, epoch ms, both included. */
  between?: readonly [from: number, to: number]
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

/** What a migration of the list's domain runs, once: the counts with their triggers, filled, and two indexes for each time. */
export function listSchema(plan: ListPlan, types: Declared): string {
  const { table, owner, times, tie } = plan
  const columns = columnsOf(plan)
  const names = columns.join(', ')
  const index = (time: string) => {
    const orderedBy = tie === 'rowid' ? time : `${time}, ${tie}`
    return `CREATE INDEX ${table}_listed_${time} ON ${table} (${owner.join(', ')}, ${orderedBy});
      CREATE INDEX ${table}_filtered_${time} ON ${table} (${names}, ${orderedBy});`
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

class List<Row> {
  readonly #plan: ListPlan

  constructor(plan: ListPlan) {
    this.#plan = plan
  }

  /** The rows of one page, newest first, and how many there are: see `#total` for lists with days. */
  page(db: Db, question: ListQuestion): Page<Row> {
    const { asked } = question
    const total = this.#total(db, question)
    // a page beyond the reach reads nothing
    const size = Math.min(asked.size, MOST_LISTED - asked.offset)
    const records = size > 0 ? this.#rows(db, question, size) : []
    const page = toPage(records, total, asked)
    return { ...page, pages: Math.min(page.pages, Math.ceil(MOST_LISTED / asked.size)) }
  }

  /** All that match. With days it counts on as far as `LOOK_AHEAD` behind the page: up to there the number is exact. */
  #total(db: Db, question: ListQuestion): number {
    const { where, values } = this.#filter(question)
    if (!question.between) {
      const counted = `SELECT coalesce(sum(n), 0) AS n FROM ${this.#plan.table}_count WHERE ${where}`
      return numberIn(prepared(db, counted).get(values))
    }
    const { offset, size } = question.asked
    const most = Math.min(offset + size, MOST_LISTED) + LOOK_AHEAD
    const some = `SELECT count(*) AS n FROM (SELECT 1 ${this.#newest(question, ':most')} LIMIT :most)`
    return numberIn(prepared(db, some).get({ ...values, most }))
  }

  #rows(db: Db, question: ListQuestion, size: number): Row[] {
    const { tie } = this.#plan
    const time = this.#timeOf(question)
    const text = `SELECT t.* ${this.#newest(question, ':upto')} ORDER BY t.${time} DESC, t.${tie} DESC LIMIT :size OFFSET :offset`
    const { offset } = question.asked
    const values = { ...this.#filter(question).values, size, offset, upto: offset + size }
    return prepared(db, text).all(values) as Row[]
  }

  /** FROM: of each bucket that matches the newest rows, as many as `limit` says. */
  #newest(question: ListQuestion, limit: string): string {
    const { table, tie, owner } = this.#plan
    const time = this.#timeOf(question)
    const { where, isFiltered, days } = this.#filter(question)
    const newest = `ORDER BY p.${time} DESC, p.${tie} DESC LIMIT ${limit}`
    const own = each(owner, name => `p.${name} = :${name}`)
    if (!isFiltered)
      return `FROM ${table} t WHERE t.rowid IN (SELECT p.rowid FROM ${table} p WHERE ${own}${days} ${newest})`
    const bucket = each(columnsOf(this.#plan), name => `p.${name} = b.${name}`)
    return `FROM (SELECT * FROM ${table}_count WHERE ${where} AND n > 0) b JOIN ${table} t
      ON t.rowid IN (SELECT p.rowid FROM ${table} p WHERE ${bucket}${days} ${newest})`
  }

  #timeOf = ({ time = this.#plan.times[0] }: ListQuestion): string => time

  #filter(question: ListQuestion) {
    const { owner, where = {}, between } = question
    const conditions = this.#plan.owner.map(name => `${name} = :${name}`)
    const values: Record<string, SQLInputValue> = {}
    for (const [nth, name] of this.#plan.owner.entries()) values[name] = owner[nth] ?? null
    for (const [name, wanted] of Object.entries(where)) {
      if (wanted === undefined) continue
      const any = (Array.isArray(wanted) ? wanted : [wanted]) as SQLInputValue[]
      for (const [nth, value] of any.entries()) values[`${name}${nth}`] = value
      conditions.push(`${name} IN (${any.map((_, nth) => `:${name}${nth}`).join(', ')})`)
    }
    if (between) Object.assign(values, { from: between[0], to: between[1] })
    const days = between ? ` AND p.${this.#timeOf(question)} BETWEEN :from AND :to` : ''
    return { where: conditions.join(' AND '), values, days, isFiltered: conditions.length > this.#plan.owner.length }
  }
}

/** How many rows of a list with days are counted behind the page. */
export const LOOK_AHEAD = 500

const numberIn = (row: unknown): number => (row as { n: number }).n

export const listed = <Row>(plan: ListPlan): List<Row> => new List(plan)
