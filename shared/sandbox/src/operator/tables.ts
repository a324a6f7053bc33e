import type { Generated } from 'kysely'

/** What was done at the operator's port, by whom it was let in or not. */
export type OperatorLogRow = { id: Generated<number>; at: number; who: string; line: string; outcome: string }

export type OperatorTables = { operator_log: OperatorLogRow }

declare module '@shared/engine/db/tables' {
  interface Tables extends OperatorTables {}
}
