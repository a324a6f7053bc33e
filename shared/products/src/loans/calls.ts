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
import { type Served, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { applyCredit, applyPledge } from './apply.ts'
import { listLoans } from './list.ts'
import { addPledge, cancelLoan, repay } from './manage.ts'
import { loanSets } from './sets.ts'
import { infoOf, loanView } from './view.ts'

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
    const page = listLoans(caller.context.db, caller.user, input)
    return { ...page, records: page.records.map(row => loanView(caller, row, input.clientOrderId)) }
  }),
  ...applications,
  ...applications.map(underOther),
  serveOrder(repayLoanCall, repay),
  serveOrder(addPledgeCall, addPledge),
  serveUser(cancelLoanCall, cancelLoan),
]
