import type { Migration } from '../db/migrate.ts'

export const marketMigrations: readonly Migration[] = []
