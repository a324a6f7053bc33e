import type { Migration } from '../db/migrate.ts'

export const accountsMigrations: readonly Migration[] = []
