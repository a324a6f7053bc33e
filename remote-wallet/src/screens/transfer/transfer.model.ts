/** Moving USDT between the two accounts: what may move, what is wrong with what was typed. */
import type { Query } from '@shared/contract/address'
import {
  big,
  compare,
  type Decimal,
  isDecimal,
  LEDGER_PLACES,
  MOVE_STEP,
  moveFault,
  portion,
  roundUp,
  sum,
} from '@shared/money'
import type { FormModel } from 'shell/form'

export type Account = 'balance' | 'contract'
export type Direction = { from: Account; to: Account }
export type Available = Record<Account, Decimal>

export const CURRENCY = 'USDT'
/** As many as balances show; only all that is there is finer (docs/rules/money.md#amounts-moved-by-hand). */
export const PLACES = 2
/** Of what moves every digit is shown. */
export const DIGITS = { places: LEDGER_PLACES, minPlaces: PLACES }

export const other = (account: Account): Account => (account === 'balance' ? 'contract' : 'balance')

/** From the address: balance to contract unless it says otherwise. */
export const directionOf = (query: Readonly<Query<'from' | 'to'>>): Direction => {
  const from: Account =
    query.from === 'contract' || (query.from === undefined && query.to === 'balance') ? 'contract' : 'balance'
  return { from, to: other(from) }
}

/** An amount in the address counts only if it is one. */
export const amountOf = ({ amount }: Readonly<Query<'amount'>>): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? amount : ''

/** What is missed somewhere, up to the full cent; all that is there where no full cent is. */
export function bringing(asked: Decimal | '', most: Decimal): Decimal | '' {
  if (!asked) return ''
  const cents = roundUp(asked, PLACES)
  return isEnough(most, asked) && compare(cents, most) > 0 ? most : cents
}

export type TransferFault = 'missing' | 'not-positive' | 'too-much' | 'places'

export function amountFault(amount: Decimal | '', most: Decimal): TransferFault | null {
  if (!amount) return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  if (compare(amount, most) > 0) return 'too-much'
  return moveFault(amount, most) === null ? null : 'places'
}

/** What is typed, against the most that can move. */
export const transferModel: FormModel<{ amount: Decimal | '' }, Decimal, 'amount', TransferFault> = {
  blank: { amount: '' },
  faults({ amount }, most) {
    const fault = amountFault(amount, most)
    return fault ? { amount: fault } : {}
  },
  early: (form, most) => (form.amount ? transferModel.faults(form, most) : {}),
}

/** 25, 50 or 75 % of what may move, in cents; 100 is all of it. */
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
