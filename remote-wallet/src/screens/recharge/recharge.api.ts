/** Placing a recharge, its address, reporting the payment. */
import {
  currencyListCall,
  type Recharge,
  rechargeAddressCall,
  rechargeApplyCall,
  rechargeListCall,
  rechargeVoucherCall,
} from '@shared/contract/calls/wallet'
import { call, type Placed, placeOrder, type Reply } from 'shell/transport'
import { useCall } from '../../parts/query.ts'

export const useCurrencies = () => useCall(currencyListCall, {})

/** Orders that are not decided; none while they are not known. */
export const useOpenOrders = () => useCall(rechargeListCall, { status: 0 }, { inPlace: false })

/** @param order asked until its address is issued */
export const useAddress = (order: Recharge) =>
  useCall(
    rechargeAddressCall,
    { currency: order.currency, network: order.network, rechargeId: order.id },
    { every: order.stage === 1 ? 5000 : undefined },
  )

async function find(clientOrderId: string): Promise<Reply<Recharge[]>> {
  const reply = await call(rechargeListCall, { clientOrderId }, { notice: 'poll' })
  return reply.state === 'ok' ? { state: 'ok', value: reply.value.records } : reply
}

export type Applied = Placed<Recharge, Recharge>
export type Terms = { currency: string; network: string; amount: string; voucher: string[] }

export const apply = ({ voucher, ...terms }: Terms, clientOrderId: string, onChecking: () => void): Promise<Applied> =>
  placeOrder(rechargeApplyCall, { ...terms, ...(voucher.length > 0 && { voucher }), clientOrderId }, find, onChecking, {
    notice: 'screen',
  })

/** The order that an accepted apply made. */
export const orderOf = (applied: Applied): Recharge | undefined =>
  applied.state === 'ok' ? applied.value : applied.state === 'found' ? applied.rows[0] : undefined

/** "I've paid": pictures, or the transaction's id. Sending it twice changes nothing. */
export async function reportPayment(id: string, voucher: string[], txHash: string): Promise<Recharge | undefined> {
  const reply = await call(
    rechargeVoucherCall,
    { id, voucher: voucher.length ? voucher : undefined, txHash: txHash.trim() || undefined },
    { notice: 'screen' },
  )
  return reply.state === 'ok' ? reply.value : undefined
}
