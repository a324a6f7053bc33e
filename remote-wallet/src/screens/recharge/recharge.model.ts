/** The first step of a recharge: what can be chosen, what is wrong with it. */
import type { Query, Way } from '@shared/contract/address'
import type { Currency } from '@shared/contract/calls/wallet'
import { currencyTypes, paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import type { Locale } from '@shared/format/languages'
import { compare, type Decimal, isDecimal, LEDGER_PLACES, rechargePayment, truncate } from '@shared/money'
import type { FormModel } from 'shell/form'

export type Network = NonNullable<Currency['networks']>[number]
/** A currency with the networks that bring it. */
export type Choice = { currency: string; name: string; networks: readonly Network[] }

export const choices = (currencies: readonly Currency[]): Choice[] =>
  currencies
    .map(({ currency, name, networks }) => ({ currency, name, networks: networks ?? [] }))
    .filter(({ networks }) => networks.length > 0)

/** What a bank can be paid in. */
export type Fiat = Pick<Currency, 'currency' | 'name' | 'precision'>

export const fiatsOf = (currencies: readonly Currency[]): Fiat[] =>
  currencies.filter(({ type }) => type === currencyTypes.fiat)

const spoken: Partial<Record<Locale, string>> = {
  'ko-KR': 'KRW',
  'ja-JP': 'JPY',
  'th-TH': 'THB',
  'vi-VN': 'VND',
  'es-ES': 'EUR',
}

/** The one that is chosen, else that of the language, else the first. */
export const chosenFiat = (fiats: readonly Fiat[], chosen: string, locale: Locale): Fiat | undefined =>
  fiats.find(({ currency }) => currency === chosen) ??
  fiats.find(({ currency }) => currency === (spoken[locale] ?? 'USD')) ??
  fiats[0]

/** What the bank is paid for it; null while amount or rate are not known. */
export const paymentOf = (amount: Decimal | null, rate: Decimal | undefined, { precision }: Fiat): Decimal | null =>
  amount && rate ? rechargePayment(amount, rate, precision) : null

/** From the address where it names one of them, else the first. */
export const chosenCurrency = (all: readonly Choice[], query: Query<'currency'>): Choice | undefined =>
  all.find(({ currency }) => currency === query.currency) ?? all[0]

/** The network of the address, else the first that is not paused. */
export const chosenNetwork = (choice: Choice | undefined, query: Query<'network'>): Network | undefined =>
  choice?.networks.find(({ network }) => network === query.network) ??
  choice?.networks.find(({ paused }) => !paused) ??
  choice?.networks[0]

export const amountOf = ({ amount }: Query<'amount'>): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? truncate(amount, LEDGER_PLACES) : ''

export type RechargeFault = 'missing' | 'not-positive' | 'below' | 'above'

export function amountFault(amount: Decimal | '', { rechargeMin, rechargeMax }: Network): RechargeFault | null {
  if (!amount) return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  if (compare(amount, rechargeMin) < 0) return 'below'
  return rechargeMax && compare(amount, rechargeMax) > 0 ? 'above' : null
}

/** Who is paid by a code: its address, or of a token's transfer the one that "address=" names. */
function paidBy(code: string): string | undefined {
  const [path = '', query = ''] = (code.trim().split(/\s/)[0] ?? '').split('?')
  const [, target, transfer] = /^(?:[a-z][a-z\d+.-]*:)?(?:pay-)?([^:@/]*)(?:@\d+)?(\/transfer)?$/i.exec(path) ?? []
  return (transfer ? new URLSearchParams(query).get('address') : target) ?? undefined
}

/**
 * What a camera reads beside the address of a recharge.
 * @param code the server's own text, e.g. with a warning: taken only where it pays the address that is shown
 */
export function codeOf(address: string, code: string | null | undefined): string {
  const paid = code && paidBy(code)
  return code && (paid === address || paid?.toLowerCase() === address) ? code : address
}

/** What the server says of where an order is paid to. */
export type IssuedAddress = { issued: boolean; address?: string | null | undefined; payee?: object | null | undefined }

/** Whether there is anything to pay to: an address, or a bank's details. */
export const isPayableTo = ({ address, payee }: Omit<IssuedAddress, 'issued'>): boolean => Boolean(address || payee)

/** After so many calls in a row without an address the phone stops asking by itself. */
export const MOST_ASKED = 4

/**
 * How many calls in a row failed, or brought no address although one was issued.
 * @param times before the newest call
 * @param failed whether the newest call failed; `known` is then the answer before it
 */
export function missedAfter(times: number, known: IssuedAddress | null | undefined, failed: boolean): number {
  if (known?.issued && isPayableTo(known)) return 0
  return failed || known?.issued ? times + 1 : 0
}

/** When an address is asked for again, in ms, twice as late after each miss; false: not by itself. @param missed as `missedAfter` counts */
export function nextLook(known: IssuedAddress | null | undefined, missed: number): number | false {
  if (missed >= MOST_ASKED || (known?.issued && isPayableTo(known))) return false
  return (known?.issued ? 1000 : 5000) * 2 ** Math.max(0, missed - 1)
}

/** The first step, on the network that the address has chosen. */
type OrderTyped = { amount: Decimal | ''; payCurrency: string }

export const orderModel: FormModel<OrderTyped, Network, 'amount', RechargeFault> = {
  blank: { amount: '', payCurrency: '' },
  faults({ amount }, network) {
    const fault = amountFault(amount, network)
    return fault ? { amount: fault } : {}
  },
  early: ({ amount }) => (amount.startsWith('-') ? { amount: 'not-positive' } : {}),
}

/** Orders that are not decided, in the records. */
export const recordsOpen: Way = to.records({ status: String(paymentStates.underReview) })

/** Where an order that was sent in is followed. */
export const resultOf = (id: string): Way => to.rechargeResult({ kind: 'recharge', id })
