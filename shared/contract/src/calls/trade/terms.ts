/** What several of the trade unit's calls carry. */
import * as v from 'valibot'
import { tradingAccountTypes } from '../../codes.ts'
import { codeOf, decimal, id, int, positive } from '../../scalars.ts'

export const symbolName = v.pipe(v.string(), v.regex(/^[A-Z0-9]{3,20}$/, 'Expected a symbol such as BTCUSDT'))

/** Whose money it is about: the person's own unless told; a competition's entry is named. */
export const inAccount = { accountType: v.optional(codeOf(tradingAccountTypes)), entryId: v.optional(id) }
export const ACCOUNT_FIELDS = ['accountType', 'entryId'] as const satisfies (keyof typeof inAccount)[]

/** What is shown on the confirm sheet, and how far against the person it may move, a fraction. */
export const slippage = { expectedPrice: positive, tolerance: decimal }

/** What ended in profit or loss, since the account began: how many, how many of them in profit, and both sums. */
export const outcomes = v.object({ ended: int, right: int, gained: decimal, lost: decimal })
export type Outcomes = v.InferOutput<typeof outcomes>
