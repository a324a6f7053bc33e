/** Which recharges the records show. */
import type { Query } from '@shared/contract/address'
import type { Recharge } from '@shared/contract/calls/wallet'
import { type Days, daysOf } from '@shared/format/days'
import { currencyOf } from '../../parts/currencies.ts'
import { isFinal } from '../../parts/recharge.ts'

const EVERY = 10_000

/** In progress, credited, rejected, failed. */
export const statuses = ['0', '1', '-1', '-2'] as const

export type Filter = Days & { status?: (typeof statuses)[number] | undefined; currency?: string | undefined }

export const filterOf = (query: Readonly<Query<keyof Filter>>): Filter => ({
  status: statuses.find(status => status === query.status),
  currency: currencyOf(query.currency),
  ...daysOf(query),
})

export const unfiltered: Filter = { status: undefined, currency: undefined, begin: undefined, end: undefined }

/** Looks again only while one of them is open. */
export const whileOpen = (pages: readonly ({ records: Recharge[] } | null)[] = []): number | false =>
  pages.some(page => page?.records.some(order => !isFinal(order))) && EVERY
