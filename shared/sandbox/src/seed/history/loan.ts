/** What the demo account borrowed on coins, some days ago, and owes. */
import { DAY, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { atPricesOf } from '@shared/engine/past'
import { applyPledge, catchUpLoan } from '@shared/products/loans/index'
import type { Act } from './acts.ts'

export const PLEDGED = '0.05'
const TERMS = { loanSetId: 'pledge', amount: '1850', days: 30, pledgeCurrency: 'BTC', pledgeAmount: PLEDGED } as const

/** Days of interest that were charged. */
const CHARGED = 17

/**
 * Its collateral is judged by the prices of the present, as its owner sees it: where a coin stood so long before nobody
 * lived, no loan was called or sold from.
 * @param next when its next day of interest falls due @param signImage the upload that signs it
 */
export function loanOf(next: number, present: Context, signImage: string): Act[] {
  const start = next - (CHARGED + 1) * DAY
  let id = ''
  return [
    {
      at: start,
      does(tx, caller) {
        const context = atPricesOf(present, caller.context)
        id = applyPledge(tx, { ...TERMS, signImage, clientOrderId: 'demo-history' }, { ...caller, context }).id
      },
    },
    ...Array.from({ length: CHARGED }, (_, day) => ({
      at: start + (day + 1) * DAY + MINUTE,
      does: ((tx, { context }) => catchUpLoan(tx, context, id)) satisfies Act['does'],
    })),
  ]
}
