import type { Migration } from '@shared/engine/db/migrate'

export const operatorMigrations: readonly Migration[] = [
  {
    id: 'operator-0001',
    up: `
CREATE TABLE operator_log (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, line TEXT NOT NULL, outcome TEXT NOT NULL) STRICT;
CREATE TRIGGER operator_log_no_update BEFORE UPDATE ON operator_log BEGIN SELECT RAISE(ABORT, 'operator_log is append-only'); END;
CREATE TRIGGER operator_log_no_delete BEFORE DELETE ON operator_log BEGIN SELECT RAISE(ABORT, 'operator_log is append-only'); END;
`,
  },
  { id: 'operator-0002', up: "ALTER TABLE operator_log ADD COLUMN who TEXT NOT NULL DEFAULT ''" },
]
