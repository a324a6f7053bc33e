/** A second contract in numbers: what was typed becomes an order, or the reasons why it is none yet (docs/rules/trade.md#second-contracts). */
import type { SecondOrder, SecondTerm } from '@shared/contract'
import { type CodeOf, directions, secondResults, sideOf } from '@shared/contract/codes'
import { MOST_RUNNING_SECONDS, MOST_STAKED } from '@shared/contract/limits'
import {
  big,
  compare,
  type Decimal,
  isMultipleOf,
  MOVE_STEP,
  max,
  min,
  type SecondResult,
  type Side,
  secondProfit,
  secondResult,
  secondWinnings,
  sum,
  truncate,
} from '@shared/money'
import type { FormModel } from 'shell/form'

/** The values of the fields. */
export type SecondForm = {
  /** '' until one was chosen: then the usual one counts. */
  setId: string
  amount: Decimal | ''
}

/** The market and account that an order is checked against. */
export type SecondContext = {
  terms: readonly SecondTerm[]
  /** Second contracts that run, and their stakes together. */
  running: number
  staked: Decimal
  /** Until the market closes, ms; null where it does not, or nobody knows. */
  closesIn: number | null
}

export type SecondField = 'setId' | 'amount'
export type SecondFault =
  | { name: 'too-many'; n: number }
  | { name: 'stake-missing' }
  | { name: 'stake-range'; min: Decimal; max: Decimal }
  | { name: 'stake-step'; step: Decimal }
  | { name: 'stake-limit'; n: Decimal; left: Decimal }
  | { name: 'expires-closed' }

const USUAL_SECONDS = 60

/** The chosen duration, else the usual one, else the first there is. */
export const termOf = (terms: readonly SecondTerm[], setId: string): SecondTerm | undefined =>
  terms.find(({ id }) => id === setId) ?? terms.find(({ seconds }) => seconds === USUAL_SECONDS) ?? terms[0]

/** What may still be staked beside what runs. */
export const leftToStake = (staked: Decimal): Decimal => max('0', big(MOST_STAKED).minus(big(staked))).toString()

/** The most that balance, duration and account allow, in whole cents. */
export const largestStake = ({ maxAmount }: SecondTerm, staked: Decimal, available: Decimal): Decimal =>
  truncate(min(min(maxAmount, leftToStake(staked)), available), 2)

function stakeFault({ setId, amount }: SecondForm, { terms, running, staked }: SecondContext): SecondFault | undefined {
  const term = termOf(terms, setId)
  if (running >= MOST_RUNNING_SECONDS) return { name: 'too-many', n: MOST_RUNNING_SECONDS }
  if (amount === '') return { name: 'stake-missing' }
  if (!term) return undefined
  const { minAmount, maxAmount } = term
  if (compare(amount, minAmount) < 0 || compare(amount, maxAmount) > 0)
    return { name: 'stake-range', min: minAmount, max: maxAmount }
  if (!isMultipleOf(amount, MOVE_STEP)) return { name: 'stake-step', step: MOVE_STEP }
  const left = leftToStake(staked)
  return compare(amount, left) > 0 ? { name: 'stake-limit', n: MOST_STAKED, left } : undefined
}

function closesFirst({ setId }: SecondForm, { terms, closesIn }: SecondContext): boolean {
  const term = termOf(terms, setId)
  return term !== undefined && closesIn !== null && term.seconds * 1000 >= closesIn
}

export const secondModel: FormModel<SecondForm, SecondContext, SecondField, SecondFault> = {
  blank: { setId: '', amount: '' },
  faults(form, context) {
    const stake = stakeFault(form, context)
    return { ...(stake && { amount: stake }), ...(closesFirst(form, context) && { setId: { name: 'expires-closed' } }) }
  },
  /** What is still too little may be growing. */
  early(form, context) {
    const growing = form.amount === '' || compare(form.amount, termOf(context.terms, form.setId)?.minAmount ?? '0') < 0
    const { amount, setId } = secondModel.faults(form, context)
    const isSure = !growing || amount?.name === 'too-many'
    return { ...(amount && isSure && { amount }), ...(setId && { setId }) }
  },
  fieldOf: ({ field }) => (field === 'amount' || field === 'setId' ? field : undefined),
}

/** What a win pays in all. */
export const payoutOf = (stake: Decimal, odds: Decimal): Decimal => sum([stake, secondWinnings(stake, odds)]).toString()

/** What the confirm sheet shows and the exchange gets, whatever is typed meanwhile. */
export type SecondIntent = { symbol: string; side: Side; term: SecondTerm; amount: Decimal }

export type LiveRound = { result: SecondResult; profit: Decimal }

/** Were it settled at this price. */
export function roundAt({ direction, openTick, amount, odds }: SecondOrder, price: Decimal): LiveRound {
  const result = secondResult(sideOf(direction), openTick.price, price)
  return { result, profit: secondProfit(result, amount, odds) }
}

const results = Object.entries(secondResults) as [SecondResult, CodeOf<typeof secondResults>][]

/** In the word of the formulas; undefined while it runs. */
export const resultOf = ({ result }: SecondOrder): SecondResult | undefined =>
  results.find(([, code]) => code === result)?.[0]

export const directionOf = (side: Side): CodeOf<typeof directions> =>
  side === 'long' ? directions.buy : directions.sell

export const stakedBy = (rows: readonly SecondOrder[]): Decimal => sum(rows.map(({ amount }) => amount)).toString()
