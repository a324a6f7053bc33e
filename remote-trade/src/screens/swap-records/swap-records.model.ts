/** Which swaps the records show. */
import type { Query } from '@shared/contract/address'
import { type Days, daysOf } from '@shared/format/days'

/** `currency`: on either side. */
export type Filter = Days & { currency?: string | undefined }

/** What is no currency and no day is left out. */
export const filterOf = ({ currency, ...days }: Readonly<Query<'currency' | 'begin' | 'end'>>): Filter => ({
  currency: currency && /^[A-Z0-9]{2,10}$/.test(currency) ? currency : undefined,
  ...daysOf(days),
})

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some(value => value !== undefined)
export const unfiltered = { currency: undefined, begin: undefined, end: undefined } as const
