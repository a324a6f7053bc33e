/** Who the demo account is: made once, its password told in a file that only the exchange's owner may read. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accountTypes } from '@shared/contract/codes'
import { replaceDurableSync } from '@shared/disk'
import type { Context } from '@shared/engine/context'
import { first, run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { readKeptJson } from '@shared/engine/kept-json'
import { hashPassword } from '@shared/products/accounts/password'
import type { User } from '@shared/products/accounts/tables'
import { insertUser, madePassword } from '@shared/products/accounts/user'

export type DemoAccount = { account: string; password: string }

const ACCOUNT = 'demo'
/** Random codes have no O: nobody else's account is ever taken for ours. */
const INVITE_CODE = 'DEMO88'

export const demoFile = ({ settings }: Context): string => join(settings.dataDir, 'demo.json')

const remedy =
  "Restore it from a backup, or delete the exchange's folder: nothing else tells the demo account's password."

/** What the file says; null until the account is complete. @throws Error where the file is empty or cut off */
export function readDemo(context: Context): DemoAccount | null {
  const file = demoFile(context)
  return existsSync(file) ? readKeptJson<DemoAccount>(file, remedy) : null
}

/** Written as a whole and last: it says that the account is complete. */
export function writeDemo(context: Context, password: string): DemoAccount {
  const account = { account: ACCOUNT, password }
  replaceDurableSync(demoFile(context), JSON.stringify(account), 0o600)
  return account
}

/**
 * The account with a new password; one that was left half made is taken up again.
 * @throws Error where somebody else is called demo
 */
export async function makeDemoUser(context: Context): Promise<{ userId: string; password: string }> {
  const made = madePassword()
  const password = await hashPassword(made, context.settings.scryptCost, '')
  return { userId: transact(context.db, tx => takeUpOrInsert(tx, password, context.clock.now())), password: made }
}

function takeUpOrInsert(tx: Tx, password: string, now: number): string {
  const known = first(tx, sql.selectFrom('user').selectAll().where('account', '=', ACCOUNT))
  if (!known)
    return insertUser(
      tx,
      { account_type: accountTypes.account, account: ACCOUNT, password, inviteCode: INVITE_CODE },
      now,
    )
  checkOurs(known)
  run(tx, sql.updateTable('user').set({ password }).where('id', '=', known.id))
  return known.id
}

function checkOurs({ invite_code: code }: User): void {
  if (code !== INVITE_CODE) throw new Error('Somebody registered as "demo": this exchange gets no demo account')
}
