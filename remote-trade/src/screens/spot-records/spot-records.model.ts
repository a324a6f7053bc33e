/** Which spot trades the records show. */
import type { Query } from '@shared/contract/address'
import { type CodeOf, directions } from '@shared/contract/codes'
import { type Days, daysOf } from '@shared/format/days'
import { validSymbol } from '../../parts/quotes/valid-symbol.ts'

export type Filter = Days & { symbol?: string | undefined; direction?: CodeOf<typeof directions> | undefined }

/** What is no symbol, no side and no day is left out. */
export const filterOf = ({ symbol, side, ...days }: Readonly<Query<'symbol' | 'side' | 'begin' | 'end'>>): Filter => ({
  symbol: validSymbol(symbol),
  direction: Object.values(directions).find(direction => String(direction) === side),
  ...daysOf(days),
})

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== undefined)
export const unfiltered = { symbol: undefined, side: undefined, begin: undefined, end: undefined } as const
