/** Another place to have money paid out to: held for a while, so that whoever got in cannot pay themselves at once. */
import type { addPayoutAccountCall, ParsedInputOf, PayoutAccount } from '@shared/contract'
import { MOST_PAYOUT_ACCOUNTS } from '@shared/contract/limits'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { refuse } from '@shared/engine/refusals/refuse'
import { notifyByMail } from '../../accounts/mail.ts'
import { userById } from '../../accounts/user.ts'
import type { PayoutAccountRow } from '../tables.ts'
import { type Named, readLabel, readNamed } from './read.ts'
import { holdSeconds, makeDefault, ownPayoutAccount, payoutAccountsOf, shownNumber, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof addPayoutAccountCall>

export function addPayoutAccount(tx: Tx, input: Input, { context, user }: SignedIn): PayoutAccount {
  const now = context.clock.now()
  const named = readNamed(tx, user, input)
  checkNew(tx, user, named)
  const row: PayoutAccountRow = {
    id: newId('P'),
    user_id: user,
    ...named,
    label: readLabel(input.label),
    is_default: 0,
    usable_from: now + holdSeconds(tx, user) * 1000,
    client_order_id: input.clientOrderId,
    created_at: now,
    removed_at: null,
  }
  run(tx, sql.insertInto('payout_account').values(row))
  if (input.isDefault || payoutAccountsOf(tx, user).length === 1) makeDefault(tx, row)
  tellAdded(tx, row, now)
  return viewOf(ownPayoutAccount(tx, user, row.id))
}

/** @param except the account itself, where it is changed @throws Refused account-exists, account-full */
export function checkNew(db: Db, userId: string, { kind, network, number }: Named, except?: string): void {
  const others = payoutAccountsOf(db, userId).filter(({ id }) => id !== except)
  if (others.some(own => own.network === network && own.number === number))
    refuse('account-exists', { field: kind === 2 ? 'address' : 'number' })
  if (others.filter(own => own.kind === kind).length >= MOST_PAYOUT_ACCOUNTS)
    refuse('account-full', { n: MOST_PAYOUT_ACCOUNTS })
}

/** In the app and where codes go: whoever did not add it has until then to say so. */
export function tellAdded(tx: Tx, row: PayoutAccountRow, now: number): void {
  const values = { account: shownNumber(row), from: stamp(row.usable_from) }
  const told = { eventKey: `payout-account:${row.id}:${now}`, template: 'payout-account-added', at: now } as const
  notifyByMail(tx, userById(tx, row.user_id), { ...told, values, path: '/jiesuanInfo' })
}
