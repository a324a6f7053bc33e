/** A withdrawal before it is sent: destination, fee, amount received. It uses the exchange's own functions. */
import type { Query } from '@shared/contract/address'
import type { Currency, PayoutAccount } from '@shared/contract/calls/wallet'
import { payoutKinds } from '@shared/contract/codes'
import {
  compare,
  type Decimal,
  isDecimal,
  LEDGER_PLACES,
  min,
  payoutAmount,
  truncate,
  withdrawalFee,
  withdrawalNet,
} from '@shared/money'
import type { FormModel } from 'shell/form'

export type Network = NonNullable<Currency['networks']>[number]
/** A currency with its withdrawal networks. */
export type Choice = Pick<Currency, 'currency' | 'name' | 'precision'> & { networks: readonly Network[] }
export type WithdrawalQuery = Readonly<Query<'to' | 'currency' | 'accountId' | 'amount'>>

export const choicesOf = (currencies: readonly Currency[]): Choice[] =>
  currencies.flatMap(one => (one.networks?.length ? [{ ...one, networks: one.networks }] : []))

/** The network from a currency to an account; undefined if there is none. */
export const networkTo = (choice: Choice, { network, kind }: PayoutAccount): Network | undefined =>
  choice.networks.find(one => (network ? one.network === network : one.kind === 'bank' && kind === payoutKinds.bank))

export const accountsFor = (choice: Choice, accounts: readonly PayoutAccount[]): PayoutAccount[] =>
  accounts.filter(account => networkTo(choice, account) !== undefined)

/** When an account's hold ends, epoch ms; undefined if it can be used. */
type HeldUntil = (account: PayoutAccount) => number | undefined

/** The destination of a withdrawal; without an account while none fits. */
export type Destination = { choice: Choice; network: Network; account: PayoutAccount | undefined }

function choiceFor(
  all: readonly Choice[],
  named: PayoutAccount | undefined,
  { currency }: WithdrawalQuery,
): Choice | undefined {
  const reached = all.find(choice => named && networkTo(choice, named))
  return all.find(choice => choice.currency === currency) ?? reached ?? all[0]
}

const isOfKind = (to: string | undefined) => (kind: Network['kind']) => (to !== 'bank' && to !== 'chain') || kind === to

/** The account that the address names, else the first usable one; the default account is first. */
export function destinationOf(
  all: readonly Choice[],
  accounts: readonly PayoutAccount[],
  asked: WithdrawalQuery,
  heldUntil: HeldUntil,
): Destination | undefined {
  const named = accounts.find(({ id }) => id === asked.accountId)
  const choice = choiceFor(all, named, asked)
  if (!choice) return undefined
  const fitting = accountsFor(choice, accounts)
  const isMeant = isOfKind(asked.to)
  const meant = fitting.filter(({ kind }) => isMeant(kind === payoutKinds.bank ? 'bank' : 'chain'))
  const account = fitting.find(one => one === named) ?? meant.find(one => heldUntil(one) === undefined) ?? meant[0]
  const network = account
    ? networkTo(choice, account)
    : (choice.networks.find(({ kind }) => isMeant(kind)) ?? choice.networks[0])
  return network && { choice, network, account }
}

/** An amount in the address counts only if it is one. */
export const amountOf = ({ amount }: WithdrawalQuery): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? truncate(amount, LEDGER_PLACES) : ''

/** The bank's currency, its rate and the rate's time. */
export type Rate = { currency: string; precision: number; rate: Decimal; time: string }
export type Outcome = {
  fee: Decimal
  /** Amount minus fee. */
  net: Decimal
  /** The amount that a bank pays out. */
  payout: (Rate & { amount: Decimal }) | undefined
}

export function outcomeOf(amount: Decimal, { choice, network }: Destination, rate: Rate | undefined): Outcome {
  const fee = withdrawalFee(amount, network, choice.precision)
  const net = withdrawalNet(amount, fee)
  return { fee, net, payout: rate && { ...rate, amount: payoutAmount(net, rate.rate, rate.precision) } }
}

/** The context of the form. @param left of the daily limit, USDT; undefined if the server does not say */
export type WithdrawalContext = Pick<Destination, 'choice' | 'network' | 'account'> & {
  available: Decimal
  left: Decimal | undefined
  held: boolean
}

/** What is left of the daily limit. It is in USDT, so for other currencies the server checks it. */
const leftOf = ({ choice, left }: Pick<WithdrawalContext, 'choice' | 'left'>): Decimal | undefined =>
  choice.currency === 'USDT' ? left : undefined

/** The largest amount of one withdrawal. */
export function mostOf(context: Pick<WithdrawalContext, 'choice' | 'left' | 'available'>): Decimal {
  const left = leftOf(context)
  return left === undefined ? context.available : min(context.available, left).toString()
}

export type Fault =
  | { name: 'missing' | 'not-positive' | 'too-much' | 'no-account' | 'account-held' }
  | { name: 'below' | 'day'; n: Decimal }

function amountFault(amount: Decimal | '', context: WithdrawalContext): Fault | null {
  if (!amount) return { name: 'missing' }
  if (compare(amount, '0') <= 0) return { name: 'not-positive' }
  if (compare(amount, context.network.withdrawMin) < 0) return { name: 'below', n: context.network.withdrawMin }
  if (compare(amount, context.available) > 0) return { name: 'too-much' }
  const left = leftOf(context)
  return left !== undefined && compare(amount, left) > 0 ? { name: 'day', n: left } : null
}

const accountFault = ({ account, held }: WithdrawalContext): Fault | null =>
  account ? (held ? { name: 'account-held' } : null) : { name: 'no-account' }

export type Field = 'amount' | 'accountId'

/** An amount below the minimum is not shown early: every amount starts small while it is typed. */
const isSaidEarly = ({ name }: Fault): boolean => name !== 'missing' && name !== 'below'

export const withdrawModel: FormModel<{ amount: Decimal | '' }, WithdrawalContext, Field, Fault> = {
  blank: { amount: '' },
  faults({ amount }, context) {
    const [much, where] = [amountFault(amount, context), accountFault(context)]
    return { ...(where && { accountId: where }), ...(much && { amount: much }) }
  },
  early({ amount }, context) {
    const fault = amountFault(amount, context)
    return fault && isSaidEarly(fault) ? { amount: fault } : {}
  },
  fieldOf({ field, refusal }) {
    if (field === 'amount' || field === 'accountId') return field
    return refusal === 'not-found' ? 'accountId' : undefined
  },
}
