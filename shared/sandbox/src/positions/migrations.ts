import type { Migration } from '../db/migrate.ts'

export const positionsMigrations: readonly Migration[] = []
