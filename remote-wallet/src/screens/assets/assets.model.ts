/** What the asset centre shows of queryUserAssets: shares, units, the list of currencies. */
import type { Way } from '@shared/contract/address'
import type { Currency, UserAssets } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { big, compare, type Decimal } from '@shared/money'

export type Kind = 'balance' | 'contract' | 'positions' | 'investments' | 'frozen' | 'pledge' | 'competition'

/** Every kind with its value and the page that explains it. */
const kinds: readonly [Kind, (assets: UserAssets) => Decimal, Way][] = [
  ['balance', assets => assets.balance, to.ledger({ account: 'balance' })],
  ['contract', assets => assets.contract, to.ledger({ account: 'contract' })],
  ['positions', assets => assets.positionAssets, to.contract({ tab: 'positions' })],
  ['investments', assets => assets.investAssets, to.investments()],
  ['frozen', assets => assets.frozen, to.ledger({ account: 'frozen' })],
  ['pledge', assets => assets.pledgeAssets, to.loanAccount()],
  ['competition', assets => assets.competitionFrozenAssets, to.competitionEntries()],
]

/** The two accounts always, the others where they hold something; what is below zero (a loss larger than its margin) is told, too. */
export function shares(assets: UserAssets): { kind: Kind; value: Decimal; way: Way }[] {
  const all = kinds.map(([kind, value, way]) => ({ kind, value: value(assets), way }))
  return all.filter(({ kind, value }) => kind === 'balance' || kind === 'contract' || compare(value, '0') !== 0)
}

/** What stands outside the total's parts, where there is any: what is owed, and what is no money. */
export function besides(assets: UserAssets): { kind: 'debt' | 'virtual'; value: Decimal; way: Way }[] {
  const all = [
    { kind: 'debt', value: assets.debt, way: to.loanAccount() },
    { kind: 'virtual', value: assets.virtualAssets, way: to.demo() },
  ] as const
  return all.filter(({ value }) => compare(value, '0') !== 0)
}

export type Unit = { currency: string; places: number }
const USDT: Unit = { currency: 'USDT', places: 2 }
/** What the total can be read in. */
export const units: readonly Unit[] = [
  USDT,
  { currency: 'BTC', places: 8 },
  { currency: 'USD', places: 2 },
  { currency: 'EUR', places: 2 },
  { currency: 'JPY', places: 0 },
  { currency: 'KRW', places: 0 },
  { currency: 'THB', places: 2 },
  { currency: 'VND', places: 0 },
]
export const unitOf = (code: string | undefined): Unit => units.find(unit => unit.currency === code) ?? USDT

/** @param rate of the unit per USDT; absent while it is not known */
export const inUnit = (value: Decimal, rate: Decimal | undefined): Decimal | null =>
  rate === undefined ? null : big(value).times(big(rate)).toString()

export type Item = UserAssets['items'][number]

const SMALL = '1'

/** Searched by code; small ones (below 1 USDT) left out where wanted; the most valuable first. */
export function listed(items: readonly Item[], search: string, hideSmall: boolean): Item[] {
  const wanted = search.trim().toUpperCase()
  return items
    .filter(item => item.currency.includes(wanted))
    .filter(item => !hideSmall || compare(item.value, SMALL) >= 0)
    .toSorted((a, b) => compare(b.value, a.value) || a.currency.localeCompare(b.currency))
}

/** What one has of, and what one has nothing of. */
export const folded = (items: readonly Item[]): { held: Item[]; none: Item[] } => ({
  held: items.filter(({ total }) => compare(total, '0') !== 0),
  none: items.filter(({ total }) => compare(total, '0') === 0),
})

const held = ['available', 'contract', 'margin', 'frozen', 'invest', 'pledge'] as const
export type Place = (typeof held)[number] | 'competition'

/** Where one currency's money is; what is empty is left out. The list tells no entry funds: they are what the total has more. */
export function split(item: Item): [Place, Decimal][] {
  const rest = held.reduce((left, place) => left.minus(big(item[place])), big(item.total)).toString()
  const places: [Place, Decimal][] = [
    ...held.map((place): [Place, Decimal] => [place, item[place]]),
    ['competition', rest],
  ]
  return places.filter(([place, value]) => place === 'available' || compare(value, '0') !== 0)
}

/** Currencies that have a way out. */
export const withdrawable = (currencies: readonly Currency[]): string[] =>
  currencies.filter(({ networks }) => networks && networks.length > 0).map(({ currency }) => currency)

/** Currencies with a network that gives an address at once. */
export const rechargeable = (currencies: readonly Currency[]): string[] =>
  currencies
    .filter(({ networks }) => networks?.some(({ addressMode }) => addressMode === 'auto'))
    .map(({ currency }) => currency)

export const isEmpty = (assets: UserAssets): boolean => assets.items.every(item => compare(item.total, '0') === 0)
