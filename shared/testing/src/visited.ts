/**
 * Counts the rows that an exchange in this process visits: each statement that runs is run before as a query that counts
 * (counted-sql.ts). A count does not depend on the machine, so a suite may assert it. Statements that were prepared before
 * `watchRows` are not seen.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { countingQuery, readBy } from './counted-sql.ts'

type Method = 'all' | 'get' | 'run' | 'iterate'

export type Watch = {
  /** The rows that `work` visits, by statement; it may be asynchronous. */
  during(work: () => unknown): Promise<Visits>
  /** Statements whose rows cannot be counted, with the reason. */
  uncounted(): string[]
  /** The text of every statement that ran. */
  texts(): ReadonlySet<string>
  stop(): void
}

export class Visits {
  readonly byText = new Map<string, number>()

  get rows(): number {
    return [...this.byText.values()].reduce((sum, n) => sum + n, 0)
  }

  /** The statements that visited most, for the words of a failure. */
  most(): string {
    const sorted = [...this.byText].sort(([, a], [, b]) => b - a)
    return sorted
      .slice(0, 3)
      .map(([text, n]) => `${n} rows: ${text}`)
      .join('\n')
  }
}

class Counter implements Watch {
  readonly #prepare = DatabaseSync.prototype.prepare
  readonly #known = new WeakSet<DatabaseSync>()
  readonly #uncounted = new Map<string, string>()
  readonly #texts = new Set<string>()
  #visits: Visits | undefined
  #text = ''

  constructor() {
    const counter = this
    DatabaseSync.prototype.prepare = function (text, ...more) {
      return counter.#watched(this, text, counter.#prepare.call(this, text, ...more))
    }
  }

  async during(work: () => unknown): Promise<Visits> {
    const visits = new Visits()
    this.#visits = visits
    try {
      await work()
    } finally {
      this.#visits = undefined
    }
    return visits
  }

  uncounted = (): string[] => [...this.#uncounted].map(([text, why]) => `${why}: ${text}`)
  texts = (): ReadonlySet<string> => this.#texts

  stop(): void {
    DatabaseSync.prototype.prepare = this.#prepare
  }

  #watched(db: DatabaseSync, text: string, statement: StatementSync): StatementSync {
    if (/^\s*(explain|pragma)/i.test(text)) return statement
    let count: StatementSync | null | undefined
    const counting = () => {
      this.#texts.add(text)
      if (!this.#visits) return null
      if (count === undefined) count = this.#countOf(db, text)
      return count
    }
    for (const method of ['all', 'get', 'run'] as const) this.#countBefore(statement, method, text, counting)
    this.#countAlong(statement, text, counting)
    return statement
  }

  #countBefore(statement: StatementSync, method: Method, text: string, counting: () => StatementSync | null): void {
    const original = statement[method] as (...values: SQLInputValue[]) => unknown
    const query = method === 'get' ? 'get' : 'all'
    Object.assign(statement, {
      [method]: (...values: SQLInputValue[]) => {
        this.#countWith(text, () => counting()?.[query](...values))
        return original.apply(statement, values)
      },
    })
  }

  /** A loop that breaks off visits no more than it took. */
  #countAlong(statement: StatementSync, text: string, counting: () => StatementSync | null): void {
    const iterate = statement.iterate as (...values: SQLInputValue[]) => NodeJS.Iterator<never>
    const next = (rows: Iterator<unknown> | undefined) => this.#countWith(text, () => rows?.next())
    statement.iterate = function* (...values: SQLInputValue[]) {
      const along = counting()?.iterate(...values)
      next(along)
      for (const row of iterate.apply(statement, values)) {
        yield row
        next(along)
      }
    } as StatementSync['iterate']
  }

  #countWith(text: string, query: () => unknown): void {
    this.#text = text
    try {
      query()
    } catch (error) {
      this.#uncounted.set(text, String(error))
    }
  }

  /** @returns null where a statement reads no rows, or none that can be counted */
  #countOf(db: DatabaseSync, text: string): StatementSync | null {
    try {
      this.#addFunction(db)
      const read = readBy(text)
      if (read === undefined) return null
      const prepare = (plain: string) => this.#prepare.call(db, plain)
      const statement = prepare(countingQuery(prepare, text, read))
      statement.setReadBigInts(true)
      return statement
    } catch (error) {
      this.#uncounted.set(text, String(error))
      return null
    }
  }

  #addFunction(db: DatabaseSync): void {
    if (this.#known.has(db)) return
    this.#known.add(db)
    db.function('visited', { useBigIntArguments: true, varargs: true }, () => {
      const { byText } = this.#visits ?? new Visits()
      byText.set(this.#text, (byText.get(this.#text) ?? 0) + 1)
      return 1
    })
  }
}

/** Sees every statement that is prepared from now on, until it is stopped. */
export const watchRows = (): Watch => new Counter()
