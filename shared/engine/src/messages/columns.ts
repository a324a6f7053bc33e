/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
import type { Generated } from 'kysely'

export type Columns = {
  /** A message to one user: template and values, worded when it is read. */
  message: {
    id: Generated<number>
    user_id: string
    event_key: string
    tab: 'system' | 'task' | 'transaction'
    template: string
    value_json: string
    path: string | null
    at: number
    read_at: number | null
  }
}
