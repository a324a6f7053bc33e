/** What tests of loans do over and over: prove who one is, sign, borrow, pay back. */
import {
  addPledgeCall,
  cancelLoanCall,
  creditApplyCall,
  type InputOf,
  loanInfoCall,
  loanListCall,
  messageListCall,
  pledgeApplyCall,
  repayLoanCall,
  userBalanceCall,
} from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import { type Due, dueBeat, schedule, unschedule } from '@shared/engine/due/index'
import { loanDue } from '@shared/products/loans/due'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { applyBasic, photo } from '../accounts/identities.ts'
import { pass } from '../accounts/people.ts'

export const HOUR = 3600
export const DAY = 24 * HOUR

type Order = { clientOrderId: string }
type Without<T> = Partial<Omit<T, 'clientOrderId'>> & Partial<Order>

/** Time alone, then what fell due of loans within it: prices stand still, so a day costs nothing. */
export function fallDue({ sandbox }: Exchange, seconds: number): void {
  pass({ sandbox } as Exchange, seconds)
  dueBeat(loanDue)(sandbox.context, sandbox.context.clock.now())
}

/** As if a loan had been taken so much earlier: what fell due within it is done in the next second, at its prices. */
export function takenBefore({ sandbox }: Exchange, id: string, seconds: number): void {
  const ms = seconds * 1000
  transact(sandbox.context.db, tx => {
    const dues = tx.prepare('SELECT kind, subject, n, at FROM due WHERE subject = ?').all(id) as Due[]
    for (const { kind, subject } of dues) unschedule(tx, kind, subject)
    for (const due of dues) schedule(tx, { ...due, at: due.at - ms })
    tx.prepare('UPDATE loan SET start_at = start_at - ?, end_at = end_at - ? WHERE id = ?').run(ms, ms, id)
  })
}

/** All that a suite of loans says to its exchange. */
export function lending(exchange: () => Exchange) {
  const client = () => exchange().client
  const give = (user: TestUser, currency: string, amount: string) =>
    exchange().operate('wallet', 'adjust', user.account, currency, amount.startsWith('-') ? amount : `+${amount}`)
  const sign = (user: TestUser) => photo(exchange(), user, 'signature')
  const signed = async (user: TestUser, signImage?: string) => ({
    ...{ days: 7, clientOrderId: newOrderId(), signImage: signImage ?? (await sign(user)) },
  })
  const applying = {
    credit: async (user: TestUser, change: Without<InputOf<typeof creditApplyCall>> = {}) => {
      const terms = { loanSetId: 'credit', amount: '500', ...(await signed(user, change.signImage)), ...change }
      return client().call(creditApplyCall, terms, user)
    },
    pledge: async (user: TestUser, change: Without<InputOf<typeof pledgeApplyCall>> = {}) => {
      const pledge = { pledgeCurrency: 'BTC', pledgeAmount: '0.1' }
      const terms = { loanSetId: 'pledge', amount: '6000', ...(await signed(user, change.signImage)), ...pledge }
      return client().call(pledgeApplyCall, { ...terms, ...change }, user)
    },
  }
  return {
    ...applying,
    give,
    sign,
    /** With so much in the balance account, and who they are approved. */
    async borrower(holds: Readonly<Record<string, string>> = {}): Promise<TestUser> {
      const user = await exchange().newUser()
      const { result } = await applyBasic(exchange(), user)
      await exchange().operate('identity', 'approve', result.id)
      for (const [currency, amount] of Object.entries(holds)) await give(user, currency, amount)
      return user
    },
    /** One of 500 that the desk has paid out. */
    async credited(user: TestUser, change: Without<InputOf<typeof creditApplyCall>> = {}): Promise<string> {
      const { result } = await applying.credit(user, change)
      await exchange().operate('loan', 'pass', result.id)
      return result.id
    },
    repay: (user: TestUser, loanId: string, amount: string, clientOrderId = newOrderId()) =>
      client().call(repayLoanCall, { loanId, amount, clientOrderId }, user),
    addPledge: (user: TestUser, loanId: string, amount: string) =>
      client().call(addPledgeCall, { loanId, amount, clientOrderId: newOrderId() }, user),
    cancel: (user: TestUser, loanId: string) => client().call(cancelLoanCall, { loanId }, user),
    info: (user: TestUser) => client().ask(loanInfoCall, {}, user),
    async loan(user: TestUser, filter: InputOf<typeof loanListCall> = {}) {
      return (await client().ask(loanListCall, filter, user)).records[0]
    },
    async balance(user: TestUser, currency = 'USDT') {
      return (await client().ask(userBalanceCall, { currency }, user))[0]?.available ?? '0'
    },
    /** What loans told them, the newest first. */
    async told(user: TestUser, language = 'en-US') {
      const rows = await client().ask(
        messageListCall,
        { noticeType: 'transaction', pageSize: 50 },
        { ...user, language },
      )
      return rows.map(({ titile, msgContent }) => [titile, (msgContent ?? '').replaceAll('\u00a0', ' ')])
    },
  }
}
