/** The filter of the recharge and withdrawal records. */
import type { Query } from '@shared/contract/address'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import { type Days, daysOf } from '@shared/format/days'
import { currencyOf } from '../../parts/currencies.ts'
import { isFinal } from '../../parts/payment.ts'

const EVERY = 10_000

export const tabs = ['recharge', 'withdraw'] as const
export type Tab = (typeof tabs)[number]
export const tabOf = ({ tab }: Query<'tab'>): Tab => tabs.find(known => known === tab) ?? 'recharge'

type Status = Recharge['status']

/** In progress, credited or paid, rejected, failed. */
export const statusesOf = (tab: Tab): readonly Status[] => [
  paymentStates.underReview,
  tab === 'withdraw' ? paymentStates.paidOut : paymentStates.delivered,
  paymentStates.rejected,
  paymentStates.failed,
]

export type Filter = Days & { status?: Status | undefined; currency?: string | undefined }

/** The filter as the address writes it. */
export type Written = Query<keyof Filter>

export const filterOf = (tab: Tab, query: Readonly<Written>): Filter => ({
  status: statusesOf(tab).find(status => String(status) === query.status),
  currency: currencyOf(query.currency),
  ...daysOf(query),
})

export const unfiltered: Written = { status: undefined, currency: undefined, begin: undefined, end: undefined }

type RecordsPage = { records: readonly Pick<Recharge, 'status'>[] } | null

/** The refetch interval in ms: false once all orders are final. */
export const whileOpen = (pages: readonly RecordsPage[] = []): number | false =>
  pages.some(page => page?.records.some(order => !isFinal(order))) && EVERY
