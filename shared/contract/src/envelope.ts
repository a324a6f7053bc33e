/** What wraps every reply, and the shape of a page of rows (docs/rules/shell.md#calls). */
import * as v from 'valibot'
import { decorates, int, time } from './scalars.ts'

/** Codes 200 and 0 are success (specification, section 8). */
export const envelope = v.object({
  success: decorates(v.boolean()),
  message: decorates(v.string()),
  code: v.union([v.number(), v.string()]),
  result: v.optional(v.unknown()),
  /** Server clock, epoch milliseconds. */
  timestamp: decorates(v.number()),
})
export type Envelope = v.InferOutput<typeof envelope>

/** The result of one of our refusals: its name, and for code 510 what the person must bring. */
export const refusalResult = v.looseObject({
  refusal: v.string(),
  need: decorates(
    v.picklist(['captcha', 'google-code', 'password', 'withdraw-password', 'payout-account', 'kyc', 'level']),
  ),
  field: decorates(v.string()),
})
export type RefusalResult = v.InferOutput<typeof refusalResult>

/** Rows with their count, as the server's kit pages them. */
export const page = <S extends v.GenericSchema>(row: S) =>
  v.object({ records: v.array(row), total: int, size: int, current: int, pages: int })

/** What every list may be asked with. */
export const paging = {
  pageNo: v.optional(v.pipe(int, v.minValue(1), v.maxValue(100_000))),
  pageSize: v.optional(v.pipe(int, v.minValue(1), v.maxValue(200))),
  column: v.optional(v.pipe(v.string(), v.maxLength(40))),
  order: v.optional(v.picklist(['asc', 'desc'])),
}

/** A range over the time of creation. */
export const createdBetween = { createTime_begin: v.optional(time), createTime_end: v.optional(time) }

/** The id that the phone gave its order; every list of own orders can be asked for it (feature "order-ids"). */
export const clientOrderId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16,64}$/, 'Expected 16 to 64 letters or digits'),
)
