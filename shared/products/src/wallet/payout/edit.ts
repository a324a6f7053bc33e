/** Another label, default or number of an account, and its removal. */
import type { editPayoutAccountCall, ParsedInputOf, PayoutAccount } from '@shared/contract'
import { payoutKinds } from '@shared/contract/codes'
import { ACCOUNT_HOLD_SECONDS } from '@shared/contract/limits'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { stillSignedIn } from '../../accounts/session.ts'
import { requireWithdrawPassword } from '../../accounts/withdraw-password.ts'
import type { PayoutAccountRow } from '../tables.ts'
import { checkNew, tellAdded } from './add.ts'
import { type Named, readLabel, readNamed, type Typed } from './read.ts'
import { change, isPaidTo, makeDefault, ownPayoutAccount, payoutAccountsOf, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof editPayoutAccountCall>

const naming = [
  'network',
  'address',
  'country',
  'currency',
  'bankName',
  'numberKind',
  'number',
  'branch',
  'swift',
  'realName',
] as const

const changesNumber = (input: Input): boolean => naming.some(name => input[name] !== undefined)

export async function editPayoutAccount(input: Input, caller: SignedIn): Promise<PayoutAccount> {
  const { context, user } = caller
  ownPayoutAccount(context.db, user, input.id)
  const isOther = changesNumber(input) && !input.removed
  const proven = isOther ? await requireWithdrawPassword(caller, input.withdrawPassword ?? '') : () => {}
  return transact(context.db, tx => {
    stillSignedIn(tx, caller)
    proven(tx)
    const row = ownPayoutAccount(tx, user, input.id)
    if (input.removed) return viewOf(remove(tx, row, context.clock.now()))
    if (isOther) renumber(tx, row, input, context.clock.now())
    if (input.label !== undefined) change(tx, row.id, { label: readLabel(input.label) })
    if (input.isDefault) makeDefault(tx, row)
    return viewOf(ownPayoutAccount(tx, user, row.id))
  })
}

/** @throws Refused account-in-use while an order pays to it */
function checkIdle(tx: Tx, { id }: PayoutAccountRow): void {
  if (isPaidTo(tx, id)) refuse('account-in-use')
}

function remove(tx: Tx, row: PayoutAccountRow, now: number): PayoutAccountRow {
  checkIdle(tx, row)
  change(tx, row.id, { removed_at: now, is_default: 0 })
  const [next] = payoutAccountsOf(tx, row.user_id)
  if (row.is_default === 1 && next) makeDefault(tx, next)
  return { ...row, removed_at: now, is_default: 0 }
}

/** As typed anew: what is left out stays, but a bank's number, which nobody was shown whole. */
function renumber(tx: Tx, row: PayoutAccountRow, input: Input, now: number): void {
  checkIdle(tx, row)
  const named = readNamed(tx, row.user_id, merged(row, input))
  if (isSame(row, named)) return
  checkNew(tx, row.user_id, named, row.id)
  const next = { ...named, usable_from: now + ACCOUNT_HOLD_SECONDS * 1000 }
  change(tx, row.id, next)
  tellAdded(tx, { ...row, ...next }, now)
}

function merged(row: PayoutAccountRow, input: Input): Typed {
  if (row.kind === payoutKinds.chain)
    return { kind: row.kind, network: input.network ?? row.network, address: input.address ?? row.number }
  return {
    kind: row.kind,
    country: input.country ?? row.country ?? '',
    currency: input.currency ?? row.currency ?? '',
    bankName: input.bankName ?? row.bank_name ?? '',
    numberKind: input.numberKind ?? row.number_kind ?? undefined,
    number: input.number ?? row.number,
    branch: input.branch ?? row.branch ?? '',
    swift: input.swift ?? row.swift ?? '',
    realName: input.realName ?? row.real_name ?? '',
  }
}

const isSame = (row: PayoutAccountRow, named: Named): boolean =>
  Object.entries(named).every(([name, value]) => row[name as keyof Named] === value)
