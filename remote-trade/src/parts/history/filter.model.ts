/** Which of one's history: as the address says it. */
import type { Query } from '@shared/contract/address'
import { type CodeOf, directions } from '@shared/contract/codes'
import { type Days, daysOf } from '@shared/format/days'
import { validSymbol } from '../quotes/valid-symbol.ts'

type Place = Readonly<Query<'type' | 'pair' | 'from' | 'to'>>

/** Which direction, which symbol, which days; undefined is all. */
export type Filter = Days & { direction?: CodeOf<typeof directions> | undefined; symbol?: string | undefined }

/** What is no direction, no symbol and no day is left out. */
export const filterOf = ({ type, pair, from, to }: Place): Filter => ({
  direction: type === 'long' ? directions.buy : type === 'short' ? directions.sell : undefined,
  symbol: validSymbol(pair),
  ...daysOf({ begin: from, end: to }),
})

/** Takes every filter away. Each way to trade has its own history, so choosing another one begins unfiltered. */
export const unfiltered = { type: '', pair: '', from: '', to: '' } as const satisfies Place

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== undefined)
