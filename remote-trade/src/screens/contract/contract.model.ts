/** What the address of the page means. */
import type { Position, SymbolInfo } from '@shared/contract'
import { type Side, sideOf } from '@shared/money'

type Query = Readonly<Record<string, string>>

export type Tab = 'positions' | 'history'

export const tabOf = ({ tab }: Query): Tab => (tab === 'history' ? 'history' : 'positions')

/** Which way the person came to go; undefined without a word. */
export const wantedSide = ({ side }: Query): Side | undefined =>
  side === '1' ? sideOf(1) : side === '2' ? sideOf(2) : undefined

export type Chosen = {
  info: SymbolInfo
  /** What the address asks for, where that is no contract. */
  instead?: SymbolInfo | undefined
}

/** The address's symbol where contracts of it are traded, else the remembered one, else the first there is. */
export function chosenSymbol(
  wanted: string | undefined,
  remembered: string,
  all: readonly SymbolInfo[],
  isTraded: (info: SymbolInfo) => boolean,
): Chosen | null {
  const traded = all.filter(isTraded)
  const asked = traded.find(({ symbol }) => symbol === wanted)
  const info = asked ?? traded.find(({ symbol }) => symbol === remembered) ?? traded[0]
  return info ? { info, instead: asked ? undefined : all.find(({ symbol }) => symbol === wanted) } : null
}

/** The person's own days, "yyyy-MM-dd", both included; undefined is an open end. */
export type Days = { from?: string | undefined; to?: string | undefined }

/** Of the history: which direction, which symbol, closed on which days; undefined is all. */
export type Filter = Days & { direction?: 1 | 2 | undefined; symbol?: string | undefined }

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).getUTCDate() === Number(text.slice(8))
const dayOf = (text = '') => (isDay(text) ? text : undefined)

/** What is no direction and no day is left out. */
export const filterOf = ({ type, pair, from, to }: Query): Filter => ({
  direction: type === 'long' ? 1 : type === 'short' ? 2 : undefined,
  symbol: pair,
  from: dayOf(from),
  to: dayOf(to),
})

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== undefined)

/** Pages move while rows close above them: one row may come twice. */
export const distinct = (rows: readonly Position[]): Position[] => [...new Map(rows.map(row => [row.id, row])).values()]
