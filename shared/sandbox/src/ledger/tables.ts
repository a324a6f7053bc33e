export type LedgerTables = Record<never, never>
