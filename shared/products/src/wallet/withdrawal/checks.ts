/** What keeps a withdrawal from being opened, each with its own words; looked at within its transaction. */
import type { ParsedInputOf, withdrawalApplyCall } from '@shared/contract'
import { paymentStates, payoutKinds } from '@shared/contract/codes'
import { MOST_OPEN_WITHDRAWALS, PAYOUT_RATE_DRIFT } from '@shared/contract/limits'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { held } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { compare, fromMinor, hasDrifted, toMinor } from '@shared/money'
import { holdOf } from '../../accounts/hold.ts'
import { userById } from '../../accounts/user.ts'
import { verifiedNameOf } from '../../accounts/verified-name.ts'
import type { Network } from '../currencies.ts'
import { walletHooks } from '../hooks.ts'
import { hasPayoutAccount } from '../payout/rows.ts'
import { checkNetwork } from '../recharge/apply.ts'
import type { PayoutAccountRow, WithdrawalRow } from '../tables.ts'
import { dayLeftOf } from './day-limit.ts'

/** @throws Refused change-initial-password, account-needed */
export function checkPerson({ context: { db }, user }: SignedIn): void {
  if (userById(db, user).initial_password === 1) refuse('change-initial-password')
  if (!hasPayoutAccount(db, user)) refuse('account-needed', {}, 'payout-account')
}

/** @throws Refused account-network, account-hold, name-mismatch, withdraw-hold, network-paused */
export function checkAccount(db: Db, account: PayoutAccountRow, network: Network, now: number, currency: string): void {
  if (account.network !== network.network)
    refuse('account-network', { field: 'accountId', currency, network: account.network })
  if (account.usable_from > now) refuse('account-hold', { field: 'accountId', time: stamp(account.usable_from) })
  checkHolder(db, account)
  const hold = holdOf(db, account.user_id, now)
  if (hold) refuse('withdraw-hold', { cause: hold.cause, time: stamp(hold.until) })
  checkNetwork(db, network)
}

/** A bank account that was bound before somebody was verified, in another name. */
function checkHolder(db: Db, { kind, user_id: userId, real_name: holder }: PayoutAccountRow): void {
  const verified = kind === payoutKinds.bank ? verifiedNameOf(db, userId) : undefined
  if (verified?.fit(holder ?? '') === 'other') refuse('name-mismatch', { field: 'accountId', name: verified.name })
}

/** That the person was shown what is going to be booked. @throws Refused terms-changed */
export function checkShown(
  { expectedFee, expectedRate }: ParsedInputOf<typeof withdrawalApplyCall>,
  { fee, pay_rate: rate }: WithdrawalRow,
): void {
  if (compare(expectedFee, fromMinor(BigInt(fee))) !== 0) refuse('terms-changed')
  if (rate === null) return
  if (expectedRate === undefined) refuse('field-invalid', { field: 'expectedRate' })
  else if (hasDrifted(expectedRate, rate, PAYOUT_RATE_DRIFT)) refuse('terms-changed')
}

type Scene = { network: Network; context: Context }

/** @throws Refused below-minimum, insufficient-balance, credit-owed, day-limit, too-many-open */
export function checkAmount(tx: Tx, row: WithdrawalRow, { network, context }: Scene): void {
  const minor = BigInt(row.amount)
  if (minor < toMinor(network.withdrawMin)) refuse('below-minimum', { n: network.withdrawMin, field: 'amount' })
  if (row.fee >= row.amount) refuse('below-minimum', { n: fromMinor(BigInt(row.fee)), field: 'amount' })
  checkHeld(tx, row)
  walletHooks.of(tx).mayLeave(tx, context, row)
  const left = dayLeftOf(tx, row.user_id, row.created_at)
  if (BigInt(row.value) > toMinor(left)) refuse('day-limit', { n: left, field: 'amount' }, 'kyc')
  checkOpenOrders(tx, row.user_id)
}

function checkHeld(db: Db, { user_id: owner, currency, amount }: WithdrawalRow): void {
  const free = held(db, { owner, currency, kind: 'balance' })
  if (BigInt(amount) <= free) return
  refuse('insufficient-balance', { have: fromMinor(free), currency, need: fromMinor(BigInt(amount)), field: 'amount' })
}

function checkOpenOrders(db: Db, userId: string): void {
  const open = sql.selectFrom('withdrawal').select(rows => rows.fn.countAll<number>().as('n'))
  const count = first(db, open.where('user_id', '=', userId).where('status', '=', paymentStates.underReview))?.n ?? 0
  if (count >= MOST_OPEN_WITHDRAWALS) refuse('too-many-open', { n: count })
}
