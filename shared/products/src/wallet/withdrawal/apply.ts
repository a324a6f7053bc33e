/** Opens a withdrawal: what leaves is frozen until the desk has paid it, or it comes back whole. */
import type { ParsedInputOf, Withdrawal, withdrawalApplyCall } from '@shared/contract'
import { paymentStates, payoutKinds } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { post, readAmount } from '@shared/engine/ledger/index'
import { livePrices } from '@shared/engine/market/prices'
import { noReason } from '@shared/engine/reasons/stored'
import { refuse } from '@shared/engine/refusals/refuse'
import { big, fromMinor, payoutAmount, toMinor, withdrawalFee, withdrawalNet, worthOf } from '@shared/money'
import { askingOf } from '../../accounts/own-password.ts'
import { secondFactor } from '../../accounts/second-factor.ts'
import { requireWithdrawPassword } from '../../accounts/withdraw-password.ts'
import { currencyOf, fiatRateOf, type Network } from '../currencies.ts'
import { ownPayoutAccount } from '../payout/rows.ts'
import { networkOf } from '../recharge/rows.ts'
import type { PayoutAccountRow, WithdrawalRow } from '../tables.ts'
import { checkAccount, checkAmount, checkPerson, checkShown } from './checks.ts'
import { addStep, viewOf, withdrawalById } from './rows.ts'

type Input = ParsedInputOf<typeof withdrawalApplyCall>

/**
 * Before the transaction: the withdrawal password, and the authenticator's code where one is bound.
 * @returns what must hold within it
 * @throws Refused change-initial-password, account-needed, wrong-pin, pin-locked, password-needed, code-wrong, code-used, authenticator-required
 */
export async function proveWithdrawal(input: Input, caller: SignedIn): Promise<(tx: Tx) => void> {
  checkPerson(caller)
  const proven = await requireWithdrawPassword(caller, input.withdrawPassword)
  const spend = await secondFactor(caller.context, askingOf(caller), input.googleCode)
  return tx => {
    proven(tx)
    spend(tx)
  }
}

export function applyWithdrawal(tx: Tx, input: Input, caller: SignedIn): Withdrawal {
  const { context, user, language } = caller
  const account = ownPayoutAccount(tx, user, input.accountId)
  const network = networkOf(input.currency, input.network) ?? refuse('field-invalid', { field: 'network' })
  checkAccount(tx, account, network, context.clock.now(), input.currency)
  const row = newRow(input, { account, network, context })
  checkShown(input, row)
  checkAmount(tx, row, { network, context })
  run(tx, sql.insertInto('withdrawal').values(row))
  freeze(tx, row)
  addStep(tx, row.id, 'applied', row.created_at)
  return viewOf(tx, withdrawalById(tx, row.id) ?? row, language)
}

type WithdrawalContext = { account: PayoutAccountRow; network: Network; context: Context }

function newRow(input: Input, { account, network, context }: WithdrawalContext): WithdrawalRow {
  const amount = readAmount(input.amount)
  const places = currencyOf(input.currency)?.precision ?? 0
  const fee = withdrawalFee(input.amount, network, places)
  const price = livePrices(context)(input.currency)
  const value = worthOf({ quantity: fromMinor(amount), ...(price && { price }) })
  return {
    id: newId('W'),
    user_id: account.user_id,
    account_id: account.id,
    kind: account.kind,
    number: account.number,
    label: account.label,
    payee: account.kind === payoutKinds.bank ? payeeOf(account) : null,
    currency: input.currency,
    network: network.network,
    amount: Number(amount),
    fee: Number(toMinor(fee)),
    value: Number(toMinor(value)),
    ...payoutOf(account, withdrawalNet(input.amount, fee)),
    status: paymentStates.underReview,
    in_review: 0,
    fail_reason: null,
    ...noReason,
    tx_hash: null,
    client_order_id: input.clientOrderId,
    created_at: context.clock.now(),
  }
}

/** Whom the bank pays, as the desk types it. */
const payeeOf = (account: PayoutAccountRow): string =>
  [account.real_name, account.bank_name, account.branch, account.swift, account.country].filter(Boolean).join(', ')

/** By bank in its currency, at the rate of this moment. @throws Refused field-invalid where there is none: it would pay nothing */
function payoutOf({ kind, currency }: PayoutAccountRow, net: string) {
  if (kind !== payoutKinds.bank) return { pay_currency: null, pay_rate: null, pay_amount: null }
  const rate = fiatRateOf(currency ?? '')
  if (!currency || !rate) return refuse('field-invalid', { field: 'accountId' })
  const places = currencyOf(currency)?.precision ?? 0
  return { pay_currency: currency, pay_rate: rate, pay_amount: payoutAmount(big(net), rate, places) }
}

function freeze(tx: Tx, { id, user_id: owner, currency, amount }: WithdrawalRow): void {
  const minor = BigInt(amount)
  post(tx, {
    key: `withdrawal-freeze:${id}`,
    type: 'withdrawal-freeze',
    ref: { kind: 'withdrawal', id },
    legs: [
      { owner, kind: 'balance', currency, minor: -minor },
      { owner, kind: 'frozen', sub: id, currency, minor },
    ],
  })
}
