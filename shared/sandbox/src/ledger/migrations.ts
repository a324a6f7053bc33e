import type { Migration } from '../db/migrate.ts'

export const ledgerMigrations: readonly Migration[] = []
