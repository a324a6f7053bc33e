/** What can move, and the move itself. */

import type { OutputOf } from '@shared/contract'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import {
  balanceLogCall,
  transferContractCall,
  userBalanceCall,
  userContractBalanceCall,
} from '@shared/contract/calls/wallet'
import { call, type Placed, placeOrder, type Reply } from 'shell/transport'
import { useCall } from '../../parts/query.ts'
import type { Direction } from './transfer.model.ts'

export const CURRENCY = 'USDT'
const EVERY = 10_000

/** Both accounts; each renewed every 10 s. */
export const useAccounts = () => ({
  balance: useCall(userBalanceCall, { currency: CURRENCY }, { every: EVERY }),
  contract: useCall(userContractBalanceCall, {}, { every: EVERY }),
})

/** The ledger knows an order by the id that the phone gave it. */
async function find(clientOrderId: string): Promise<Reply<LedgerRow[]>> {
  const reply = await call(balanceLogCall, { clientOrderId }, { notice: 'poll' })
  return reply.state === 'ok' ? { state: 'ok', value: reply.value.records } : reply
}

export type Transferred = Placed<OutputOf<typeof transferContractCall>, LedgerRow>

/** @param onChecking the answer got lost: the ledger is being asked */
export const transfer = (
  { from, to }: Direction,
  amount: string,
  clientOrderId: string,
  onChecking: () => void,
): Promise<Transferred> =>
  placeOrder(transferContractCall, { from, to, currency: CURRENCY, amount, clientOrderId }, find, onChecking, {
    notice: 'screen',
  })
