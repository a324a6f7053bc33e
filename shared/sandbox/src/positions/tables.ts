export type PositionTables = Record<never, never>
