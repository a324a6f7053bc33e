/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** What was done at the operator's port, by whom it was let in or not. */
  operator_log: {
    id: Generated<number>
    at: number
    line: string
    outcome: string
    who: Generated<string>
  }
}
