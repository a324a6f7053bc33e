/** Moving USDT between the two accounts: what may move, what is wrong with what was typed. */
import type { Query } from '@shared/contract/address'
import { big, compare, type Decimal, isDecimal, MOVE_STEP, portion, roundUp, sum, truncate } from '@shared/money'
import type { FormModel } from 'shell/form'

export type Account = 'balance' | 'contract'
export type Direction = { from: Account; to: Account }
export type Available = Record<Account, Decimal>

export const CURRENCY = 'USDT'
/** The server keeps eight places; what moves is what a person sees and types. */
export const PLACES = 2

/** The most that can move: what is below a cent stays where it is. */
export const movable = (available: Decimal): Decimal => truncate(available, PLACES)

export const other = (account: Account): Account => (account === 'balance' ? 'contract' : 'balance')

/** From the address: balance to contract unless it says otherwise. */
export const directionOf = (query: Readonly<Query<'from' | 'to'>>): Direction => {
  const from: Account =
    query.from === 'contract' || (query.from === undefined && query.to === 'balance') ? 'contract' : 'balance'
  return { from, to: other(from) }
}

/** An amount in the address counts only if it is one; what is missed somewhere is brought to the full cent. */
export const amountOf = ({ amount }: Readonly<Query<'amount'>>): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? roundUp(amount, PLACES) : ''

export type Fault = 'missing' | 'not-positive' | 'too-much'

export function amountFault(amount: Decimal | '', most: Decimal): Fault | null {
  if (!amount) return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  return compare(amount, most) > 0 ? 'too-much' : null
}

/** What is typed, against the most that can move. */
export const transferModel: FormModel<{ amount: Decimal | '' }, Decimal, 'amount', Fault> = {
  blank: { amount: '' },
  faults({ amount }, most) {
    const fault = amountFault(amount, most)
    return fault ? { amount: fault } : {}
  },
  early: (form, most) => (form.amount ? transferModel.faults(form, most) : {}),
}

/** 25, 50, 75 or 100 % of what may move. */
export const share = (most: Decimal, percent: number): Decimal => portion(most, percent, MOVE_STEP)

/** Both accounts after the move. */
export const after = (available: Available, { from, to }: Direction, amount: Decimal | ''): Available => {
  const moved = amount || '0'
  return {
    ...available,
    [from]: big(available[from]).minus(big(moved)).toString(),
    [to]: sum([available[to], moved]).toString(),
  }
}

/** Whether what was asked for in the address has been brought, or nothing was asked for. */
export const isEnough = (moved: Decimal, asked: Decimal | ''): boolean => !asked || compare(moved, asked) >= 0
