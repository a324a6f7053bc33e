/** The rows of a person's ledger, and moving money between two accounts (docs/rules/wallet.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { accountKinds, flows } from '../../codes.ts'
import { clientOrderId, createdBetween, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, id, int, maybe, positive, text, time } from '../../scalars.ts'
import { currency, finance, get, post } from './terms.ts'

/** Kinds of account a row of the ledger may move. */
export const accountKind = v.picklist(accountKinds)

const ledgerLeg = v.object({
  id,
  type: v.string(),
  account: v.string(),
  currency: v.string(),
  /** Signed. */
  amount: decimal,
  after: decimal,
  refKind: decorates(v.string()),
  refId: maybe(id),
  note: decorates(v.string()),
  bizTime: decorates(time),
  createTime: time,
})
export const ledgerRow = v.object({ ...ledgerLeg.entries, legs: maybe(v.array(ledgerLeg)) })
export type LedgerRow = v.InferOutput<typeof ledgerRow>

export const balanceLogCall = defineCall({
  ...get,
  path: `${finance}/appBalanceLog/list`,
  answers: 'ledger',
  reads: ['ledger'],
  input: {
    ...paging,
    ...createdBetween,
    group: v.optional(int),
    type: v.optional(text(40)),
    currency: v.optional(currency),
    account: v.optional(accountKind),
    dir: v.optional(codeOf(flows)),
    refId: v.optional(id),
    id: v.optional(id),
    clientOrderId: v.optional(clientOrderId),
  },
  output: v.object({ ...page(ledgerRow).entries, sumIn: maybe(decimal), sumOut: maybe(decimal) }),
})

const walletAccount = v.picklist(['balance', 'contract'])

export const transferContractCall = defineCall({
  ...post,
  path: `${finance}/appWallet/transferContract`,
  answers: 'balances',
  changes: ['funds', 'ledger'],
  foundBy: balanceLogCall,
  order: true,
  opens: [],
  input: { from: walletAccount, to: walletAccount, currency, amount: positive },
  output: v.object({ id, balance: decimal, contract: decimal }),
})
