/** Opens a simulated account, or finds the one that is there (docs/rules/trade.md#demo-account). */
import type { OutputOf, openDemoCall, ParsedInputOf } from '@shared/contract'
import { DEMO_FUNDS } from '@shared/contract/limits'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { freeOf } from '@shared/engine/ledger/trading-account'
import { endAccount } from '@shared/engine/positions/end-account'
import { grantFunds, resetFunds } from '@shared/engine/positions/virtual-funds'
import { refuse } from '@shared/engine/refusals/refuse'
import { countPerAddress } from '../accounts/lock.ts'
import { adopt } from './adopt.ts'
import { demoAccount, demoOf } from './rows.ts'
import type { DemoRow } from './tables.ts'
import { demoByToken, newDemoToken } from './token.ts'

type Input = ParsedInputOf<typeof openDemoCall>
type Opened = { demo: DemoRow; token?: string }

export function openDemo({ reset, claimToken }: Input, caller: Caller): OutputOf<typeof openDemoCall> {
  const { context } = caller
  const isPerson = caller.user !== null && !caller.demo
  if (claimToken && !isPerson) refuse('field-invalid', { field: 'claimToken' })
  return transact(context.db, tx => {
    const { demo, token } = isPerson ? ofPerson(tx, caller, claimToken) : ofVisitor(tx, caller)
    const account = demoAccount(demo.owner)
    if (reset) {
      endAccount(tx, context, account)
      resetFunds(tx, account, { kind: 'demo', id: demo.account_no }, DEMO_FUNDS)
    }
    return { accountNo: demo.account_no, balance: freeOf(tx, account), ...(token && { demoToken: token }) }
  })
}

function ofVisitor(tx: Tx, { context, user, ip }: Caller): Opened {
  const own = user === null ? undefined : demoOf(tx, user)
  if (own) return { demo: own }
  const now = context.clock.now()
  countPerAddress(tx, 'demo', ip, now)
  const { token, row } = newDemoToken(now)
  const account_no = newId('D')
  return { demo: made(tx, { owner: account_no, account_no, opened_at: now, ...row }), token }
}

/** A visitor's account is theirs from now on, unless they have one: then that one stands, and the visitor's ends. */
function ofPerson(tx: Tx, { context, user }: Caller, claimToken: string | undefined): Opened {
  const owner = user ?? ''
  const now = context.clock.now()
  const own = demoOf(tx, owner)
  const visitor = claimToken ? demoByToken(tx, claimToken, now) : undefined
  if (own && visitor) run(tx, sql.updateTable('demo_account').set({ expires: now }).where('owner', '=', visitor.owner))
  if (own) return { demo: own }
  if (visitor) return { demo: adopt(tx, visitor, owner, now) }
  return { demo: made(tx, { owner, account_no: newId('D'), token_hash: null, expires: null, opened_at: now }) }
}

function made(tx: Tx, row: DemoRow): DemoRow {
  run(tx, sql.insertInto('demo_account').values(row))
  grantFunds(tx, demoAccount(row.owner), { kind: 'demo', id: row.account_no }, DEMO_FUNDS)
  return row
}
