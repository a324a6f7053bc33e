/** One withdrawal, asked for again while it is open. */

import type { Way } from '@shared/contract/address'
import { type Withdrawal, withdrawalListCall } from '@shared/contract/calls/wallet'
import { payoutKinds } from '@shared/contract/codes'
import { forRow, withOnlyRow } from '@shared/contract/only-row'
import * as to from '@shared/contract/to'
import { useCall } from 'shell/query'
import { isFinal, untilFinal } from './payment.ts'

/** The page is empty where there is none of this id. @param every ms between two looks, until the order is decided */
export function useWithdrawal(id: string | undefined, every: number) {
  const query = withOnlyRow(useCall(withdrawalListCall, { id }, forRow(id, untilFinal(every))), id)
  return { query, order: query.data?.records[0] }
}

/** Until the desk has it in hand. */
export const isCancellable = (order: Pick<Withdrawal, 'status' | 'inReview'>): boolean =>
  !isFinal(order) && !order.inReview

/** For a line of a list: a bank's number comes masked, of an address stand its ends. */
export const maskedAccount = ({ kind, account }: Pick<Withdrawal, 'kind' | 'account'>): string =>
  kind === payoutKinds.bank || account.length <= 12 ? account : `${account.slice(0, 6)}…${account.slice(-4)}`

/** The form, filled in as it was. */
export const sameAgain = ({ kind, currency, accountId, amount }: Withdrawal): Way =>
  to.withdraw({ to: kind === payoutKinds.bank ? 'bank' : 'chain', currency, accountId: accountId ?? undefined, amount })
