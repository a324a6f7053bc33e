/** The calls about loans. */
import {
  addPledgeCall,
  cancelLoanCall,
  creditApplyCall,
  loanInfoCall,
  loanListCall,
  loanSetListCall,
  pledgeApplyCall,
  repayLoanCall,
} from '@shared/contract'
import { cutPage } from '../db/page.ts'
import { type Served, type SignedIn, serveUser } from '../http/serve.ts'
import { serveOrder } from '../http/serve-order.ts'
import { acceptedOrder } from '../ledger/index.ts'
import { applyCredit, applyPledge } from './apply.ts'
import { addPledge, cancelLoan, repay } from './manage.ts'
import { loansOf } from './rows.ts'
import { loanSets } from './sets.ts'
import type { LoanRow } from './tables.ts'
import { infoOf, loanView } from './view.ts'

/** Which loan an order was about: its accepted reply names it. */
function isOfOrder({ context, user }: SignedIn, { id }: LoanRow, clientOrderId: string | undefined): boolean {
  if (!clientOrderId) return true
  const reply = acceptedOrder(context.db, user, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply && reply.id === id
}

const applications = [serveOrder(creditApplyCall, applyCredit), serveOrder(pledgeApplyCall, applyPledge)]

/** Servers of the kind have them under either name: the same order by either is the same. */
const underOther = ({ call, ...served }: Served): Served => ({
  ...served,
  call: { ...call, path: call.path.replace('appLoanSet', 'appLoanOrder') },
})

export const loanCalls: readonly Served[] = [
  serveUser(loanSetListCall, () => [...loanSets]),
  serveUser(loanInfoCall, (_, { context, user }) => infoOf(context, user)),
  serveUser(loanListCall, (input, caller) => {
    const { context, user } = caller
    const { type, status, id, clientOrderId } = input
    const meant = loansOf(context.db, user)
      .filter(row => (type === undefined || row.type === type) && (status === undefined || row.status === status))
      .filter(row => (!id || row.id === id) && isOfOrder(caller, row, clientOrderId))
    const page = cutPage(meant, input)
    return { ...page, records: page.records.map(row => loanView(context, row, clientOrderId)) }
  }),
  ...applications,
  ...applications.map(underOther),
  serveOrder(repayLoanCall, repay),
  serveOrder(addPledgeCall, addPledge),
  serveUser(cancelLoanCall, cancelLoan),
]
