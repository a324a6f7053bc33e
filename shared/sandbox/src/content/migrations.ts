import type { Migration } from '../db/migrate.ts'

export const contentMigrations: readonly Migration[] = []
