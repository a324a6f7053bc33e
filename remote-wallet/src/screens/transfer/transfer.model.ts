/** Moving USDT between the two accounts: what may move, what is wrong with what was typed. */
import { big, compare, type Decimal, isDecimal, portion, sum } from '@shared/money'

export type Account = 'balance' | 'contract'
export type Direction = { from: Account; to: Account }
export type Available = Record<Account, Decimal>

/** The server takes eight places; a person sees and types two. */
export const SMALLEST = '0.01'

export const other = (account: Account): Account => (account === 'balance' ? 'contract' : 'balance')

/** From the address: balance to contract unless it says otherwise. */
export const directionOf = (query: Readonly<Record<string, string>>): Direction => {
  const from: Account =
    query.from === 'contract' || (query.from === undefined && query.to === 'balance') ? 'contract' : 'balance'
  return { from, to: other(from) }
}

/** An amount in the address counts only if it is one. */
export const amountOf = (query: Readonly<Record<string, string>>): Decimal | '' =>
  query.amount && isDecimal(query.amount) && compare(query.amount, '0') > 0 ? query.amount : ''

export type Fault = 'missing' | 'too-small' | 'too-much'

export function amountFault(amount: Decimal | '', most: Decimal): Fault | null {
  if (!amount || compare(amount, '0') <= 0) return 'missing'
  if (compare(amount, SMALLEST) < 0) return 'too-small'
  return compare(amount, most) > 0 ? 'too-much' : null
}

/** 25, 50, 75 or 100 % of what may move; all of it to the last minor unit. */
export const share = (most: Decimal, percent: number): Decimal => portion(most, percent, SMALLEST)

/** Both accounts after the move. */
export const after = (available: Available, { from, to }: Direction, amount: Decimal | ''): Available => {
  const moved = amount || '0'
  return {
    ...available,
    [from]: big(available[from]).minus(big(moved)).toString(),
    [to]: sum([available[to], moved]).toString(),
  }
}
