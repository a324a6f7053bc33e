/** The first step of a recharge: what can be chosen, what is wrong with it. */
import type { Currency } from '@shared/contract/calls/wallet'
import { compare, type Decimal, isDecimal, LEDGER_PLACES, truncate } from '@shared/money'

export type Network = NonNullable<Currency['networks']>[number]
/** A currency with the networks that give an address at once. */
export type Choice = { currency: string; name: string; networks: readonly Network[] }

export const choices = (currencies: readonly Currency[]): Choice[] =>
  currencies
    .map(({ currency, name, networks }) => ({
      currency,
      name,
      networks: (networks ?? []).filter(network => network.addressMode === 'auto'),
    }))
    .filter(({ networks }) => networks.length > 0)

type Query = Readonly<Record<string, string>>

/** From the address where it names one of them, else the first. */
export const chosenCurrency = (all: readonly Choice[], query: Query): Choice | undefined =>
  all.find(({ currency }) => currency === query.currency) ?? all[0]

/** The network of the address, else the first that is not paused. */
export const chosenNetwork = (choice: Choice | undefined, query: Query): Network | undefined =>
  choice?.networks.find(({ network }) => network === query.network) ??
  choice?.networks.find(({ paused }) => !paused) ??
  choice?.networks[0]

export const amountOf = ({ amount }: Query): Decimal | '' =>
  amount && isDecimal(amount) && compare(amount, '0') > 0 ? truncate(amount, LEDGER_PLACES) : ''

export type Fault = 'missing' | 'not-positive' | 'below' | 'above'

export function amountFault(amount: Decimal | '', { rechargeMin, rechargeMax }: Network): Fault | null {
  if (!amount) return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  if (compare(amount, rechargeMin) < 0) return 'below'
  return rechargeMax && compare(amount, rechargeMax) > 0 ? 'above' : null
}

/** Orders that are not decided, in the records. */
export const RECORDS_OPEN = '/chongzhitixianRecord?status=0'

/** Where an order that was sent in is followed. */
export const resultPath = (id: string): string => `/chongzhitixianResult?kind=recharge&id=${encodeURIComponent(id)}`
