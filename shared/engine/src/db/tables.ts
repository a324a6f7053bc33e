/** All tables by name. Each domain adds its own: columns.ts has what the schema says of them, tables.ts what only the code knows. */
import type { Generated, SelectType } from 'kysely'
import type { Columns } from './columns.ts'

export interface Tables extends Columns {}

/** What a column holds, apart from null and from a default. */
type Value<Column> = NonNullable<SelectType<Column>>

/** The column with another type for what it holds; null and a default stay the schema's. */
type Holding<Column, V> = Column extends null ? null : Column extends Generated<unknown> ? Generated<V> : V

/** Refuses a table or column that the schema does not have, and a type that is not one of the column's own. */
type Fitting<Schema, Narrow> = {
  [T in keyof Narrow]: T extends keyof Schema
    ? { [C in keyof Narrow[T]]: C extends keyof Schema[T] ? Value<Schema[T][C]> : never }
    : never
}

/** The tables of a schema, where some columns hold only some strings or numbers: `{ loan: { type: LoanType } }`. */
export type Narrowed<Schema, Narrow extends Fitting<Schema, Narrow>> = {
  [T in keyof Schema]: T extends keyof Narrow
    ? { [C in keyof Schema[T]]: C extends keyof Narrow[T] ? Holding<Schema[T][C], Narrow[T][C]> : Schema[T][C] }
    : Schema[T]
}
