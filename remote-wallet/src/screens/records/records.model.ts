/** Which recharges the records show. */
import type { Query } from '@shared/contract/address'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import { type Days, daysOf } from '@shared/format/days'
import { currencyOf } from '../../parts/currencies.ts'
import { isFinal } from '../../parts/recharge.ts'

const EVERY = 10_000

/** In progress, credited, rejected, failed. */
export const statuses = [
  paymentStates.underReview,
  paymentStates.delivered,
  paymentStates.rejected,
  paymentStates.failed,
] as const

export type Filter = Days & { status?: (typeof statuses)[number] | undefined; currency?: string | undefined }

/** The filter as the address writes it. */
export type Written = Query<keyof Filter>

export const filterOf = (query: Readonly<Written>): Filter => ({
  status: statuses.find(status => String(status) === query.status),
  currency: currencyOf(query.currency),
  ...daysOf(query),
})

export const unfiltered: Written = { status: undefined, currency: undefined, begin: undefined, end: undefined }

/** Looks again only while one of them is open. */
export const whileOpen = (pages: readonly ({ records: Recharge[] } | null)[] = []): number | false =>
  pages.some(page => page?.records.some(order => !isFinal(order))) && EVERY
