/** Where the demo account has money paid out to, and how three of its withdrawals ended. */

import { bankNumberKinds, payoutKinds } from '@shared/contract/codes'
import { DAY, HOUR } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { reasonOf } from '@shared/engine/reasons/stored'
import { fiatRates } from '@shared/products/wallet/currencies'
import { addPayoutAccount } from '@shared/products/wallet/payout/add'
import type { WithdrawalRow } from '@shared/products/wallet/tables'
import { applyWithdrawal } from '@shared/products/wallet/withdrawal/apply'
import { fail, openWithdrawal, pay, reject, take } from '@shared/products/wallet/withdrawal/desk'
import { type Act, transactionIdOf } from './acts.ts'

/** Of no wallet: an address that only the form makes one. */
export const WALLET = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'
const BANK = {
  kind: payoutKinds.bank,
  country: 'TH',
  currency: 'THB',
  bankName: 'Sample Bank',
  numberKind: bankNumberKinds.account,
  number: '000-0-12345-6',
  realName: 'Demo Sample',
  label: 'Bank in Bangkok',
} as const
const CHAIN = { kind: payoutKinds.chain, network: 'TRC20', address: WALLET, label: 'My wallet' } as const

type Ids = { chain: string; bank: string }
type Terms = { network: 'TRC20' | 'BANK'; amount: string; expectedFee: string }
type End = (tx: Tx, context: Context, row: WithdrawalRow) => void

/** What the calls look at before is looked at by nobody here: there was no password of theirs yet. */
const unproven = { withdrawPassword: '' }

/** @param today when the day of the first tick began */
export function payouts(today: number): Act[] {
  const ids: Ids = { chain: '', bank: '' }
  const at = (ago: number, hour: number) => today - ago * DAY + hour * HOUR
  return [
    added(at(39, 12), ids),
    ...withdrawn(at(36, 11), ids, { network: 'TRC20', amount: '150', expectedFee: '1' }, paidBy('history-paid')),
    ...withdrawn(at(26, 15), ids, { network: 'BANK', amount: '300', expectedFee: '2' }, (tx, context, row) =>
      reject(tx, context, row, reasonOf('withdrawal', 'bank-refuses')),
    ),
    ...withdrawn(at(19, 9), ids, { network: 'TRC20', amount: '80', expectedFee: '1' }, fail),
  ]
}

const added = (at: number, ids: Ids): Act => ({
  at,
  does(tx, caller) {
    ids.chain = addPayoutAccount(tx, { ...CHAIN, ...unproven, clientOrderId: 'demo-payout-chain' }, caller).id
    ids.bank = addPayoutAccount(tx, { ...BANK, ...unproven, clientOrderId: 'demo-payout-bank' }, caller).id
  },
})

const paidBy =
  (name: string): End =>
  (tx, context, row) =>
    pay(tx, context, row, transactionIdOf(name, row.network))

/** Asked for, in the desk's hand an hour later, at its end after two. */
function withdrawn(at: number, ids: Ids, terms: Terms, end: End): Act[] {
  let id = ''
  const decided = (hours: number, decide: End): Act => ({
    at: at + hours * HOUR,
    does: (tx, { context }) => decide(tx, context, openWithdrawal(tx, id)),
  })
  return [
    {
      at,
      does(tx, caller) {
        const bank = terms.network === 'BANK'
        const accountId = bank ? ids.bank : ids.chain
        const rate = bank ? { expectedRate: fiatRates.THB } : {}
        const order = {
          ...terms,
          ...rate,
          ...unproven,
          accountId,
          currency: 'USDT',
          clientOrderId: `demo-payout-${at}`,
        }
        id = applyWithdrawal(tx, order, caller).id
      },
    },
    decided(1, take),
    decided(2, end),
  ]
}
