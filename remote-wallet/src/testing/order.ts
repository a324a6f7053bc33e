/** For tests: a recharge as the signed-in person places it, and what the desk makes of it. */
import { type Recharge, rechargeApplyCall, rechargeVoucherCall } from '@shared/contract/calls/wallet'
import { operate } from '@shared/testing/exchange-process'
import { exchange } from '@shared/testing/screen'
import { call, newOrderId } from 'shell/transport'

export async function placeRecharge(
  amount = '100',
  currency = 'USDT',
  network = 'TRC20',
  payCurrency?: string,
): Promise<Recharge> {
  const reply = await call(rechargeApplyCall, { currency, network, amount, payCurrency, clientOrderId: newOrderId() })
  if (reply.state !== 'ok') throw new Error('The recharge was not taken')
  return reply.value
}

/** As TRC20 writes them. */
export const HASH = 'a1b2'.repeat(16)

export const reportPaid = (id: string) => call(rechargeVoucherCall, { id, txHash: HASH })

export const desk = (...words: string[]) => operate(exchange(), 'recharge', ...words)
