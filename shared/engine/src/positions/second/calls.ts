/** The calls about second contracts, and the terms of options. */
import { buySecondCall, secondListCall, termListCall } from '@shared/contract'
import { termTypes } from '@shared/contract/codes'
import { type Served, serve, serveUser } from '../../http/serve.ts'
import { serveOrder } from '../../http/serve-order.ts'
import { isEntry } from '../../ledger/trading-account.ts'
import { symbolOf } from '../../market/symbols.ts'
import { refuse } from '../../refusals/refuse.ts'
import { accountFor } from '../account-rules.ts'
import { optionTerms } from '../worth/option/terms.ts'
import { buySecond } from './buy.ts'
import { listSeconds } from './list.ts'
import { secondTerms, secondView } from './view.ts'

export const secondCalls: readonly Served[] = [
  serve(termListCall, ({ symbol, type }, { context }) => {
    const spec = symbolOf(symbol) ?? refuse('not-found', { field: 'symbol' })
    return type === termTypes.option ? optionTerms(context, spec) : secondTerms(context)
  }),
  serveOrder(buySecondCall, (tx, input, { context, user }) => {
    const account = accountFor(context, user, input)
    if (isEntry(account)) refuse('competition-rules', { field: 'symbol' })
    return secondView(context, buySecond(tx, context, account, input), input.clientOrderId)
  }),
  serveUser(secondListCall, (input, { context, user }) =>
    listSeconds(context, accountFor(context, user, input), input),
  ),
]
