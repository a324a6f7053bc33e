/** Opens a recharge order. */

import type { ParsedInputOf, Recharge, rechargeApplyCall } from '@shared/contract'
import { paymentStates, rechargeStages } from '@shared/contract/codes'
import { MOST_OPEN_RECHARGES } from '@shared/contract/limits'
import { DAY } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { readAmount } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { mayOpen } from '@shared/engine/limits/may-open'
import { usdtOf } from '@shared/engine/limits/recharged'
import { noReason } from '@shared/engine/reasons/stored'
import { refuse } from '@shared/engine/refusals/refuse'
import { fromMinor, rechargePayment, toMinor } from '@shared/money'
import { currencyOf, fiatRateOf, type Network } from '../currencies.ts'
import type { RechargeRow } from '../tables.ts'
import { addStep, networkOf, rechargeById, viewOf } from './rows.ts'
import { checkVoucher } from './voucher.ts'

type Input = ParsedInputOf<typeof rechargeApplyCall>

export function applyRecharge(tx: Tx, input: Input, { context, user, language }: SignedIn): Recharge {
  const network = networkOf(input.currency, input.network) ?? refuse('field-invalid', { field: 'network' })
  checkNetwork(tx, network)
  const amount = readAmount(input.amount)
  checkRange(amount, network)
  checkOpenOrders(tx, user)
  checkVoucher(tx, user, input.voucher ?? [])
  mayOpen(tx, context, realAccount(user), 'recharge', usdtOf(context, input.currency, input.amount))
  const row = newRow(input, { userId: user, network, amount, now: context.clock.now() })
  run(tx, sql.insertInto('recharge').values(row))
  addStep(tx, row.id, 'applied', row.created_at)
  if (row.stage === rechargeStages.payment) addStep(tx, row.id, 'address', row.created_at)
  return viewOf(tx, rechargeById(tx, row.id) ?? row, language)
}

type Terms = { userId: string; network: Network; amount: bigint; now: number }

function newRow(input: Input, { userId, network, amount, now }: Terms): RechargeRow {
  return {
    id: newId('R'),
    user_id: userId,
    currency: input.currency,
    network: network.network,
    amount: Number(amount),
    ...paymentOf(input, network, amount),
    status: paymentStates.underReview,
    stage: network.addressMode === 'auto' ? rechargeStages.payment : rechargeStages.address,
    stage_at: now,
    credited: null,
    fail_reason: null,
    ...noReason,
    tx_hash: null,
    voucher: JSON.stringify(input.voucher ?? []),
    client_order_id: input.clientOrderId,
    created_at: now,
    expires_at: now + DAY,
  }
}

/** What the bank is to be paid, at the rate of this moment, rounded up to the currency's places. */
function paymentOf({ payCurrency }: Input, { kind }: Network, amount: bigint) {
  if (kind !== 'bank') return { pay_currency: null, pay_rate: null, pay_amount: null }
  const rate = fiatRateOf(payCurrency ?? '')
  const precision = currencyOf(payCurrency ?? '')?.precision
  if (!payCurrency || !rate || precision === undefined) return refuse('field-invalid', { field: 'payCurrency' })
  return { pay_currency: payCurrency, pay_rate: rate, pay_amount: rechargePayment(fromMinor(amount), rate, precision) }
}

/** @throws Refused network-paused */
export function checkNetwork(db: Db, { network }: Pick<Network, 'network'>): void {
  const pause = first(db, sql.selectFrom('network_pause').selectAll().where('network', '=', network))
  if (pause) refuse('network-paused', { network, reason: pause.reason })
}

function checkRange(amount: bigint, { rechargeMin, rechargeMax }: Network): void {
  if (amount < toMinor(rechargeMin)) refuse('below-minimum', { n: rechargeMin, field: 'amount' })
  if (amount > toMinor(rechargeMax)) refuse('above-maximum', { n: rechargeMax, field: 'amount' })
}

function checkOpenOrders(db: Db, userId: string): void {
  const open = sql.selectFrom('recharge').select(rows => rows.fn.countAll<number>().as('n'))
  const count = first(db, open.where('user_id', '=', userId).where('status', '=', paymentStates.underReview))?.n ?? 0
  if (count >= MOST_OPEN_RECHARGES) refuse('too-many-open', { n: count })
}
