/** Triggers that keep the books append-only. */

export const neverDeleted = (table: string) => `
CREATE TRIGGER ${table}_no_delete BEFORE DELETE ON ${table} BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;`
export const ACCOUNTS_STAY = `
CREATE TRIGGER ledger_account_no_delete BEFORE DELETE ON ledger_account
BEGIN SELECT RAISE(ABORT, 'an account of the ledger is never deleted'); END;`

export const appendOnly = (table: string) => `
CREATE TRIGGER ${table}_no_update BEFORE UPDATE ON ${table} BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END;${neverDeleted(table)}`
