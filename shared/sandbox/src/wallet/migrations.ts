import type { Migration } from '../db/migrate.ts'

export const walletMigrations: readonly Migration[] = []
