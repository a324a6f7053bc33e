/** What was typed of a spot order and not sent, one a symbol. */
import { isDecimal } from '@shared/money/decimal'
import { draft } from 'shell/form'
import * as v from 'valibot'
import { waitings } from '../orders/waiting.model.ts'

const number = v.custom<string>(value => value === '' || (typeof value === 'string' && isDecimal(value)))

export const useSpotDraft = draft(
  'trade.spot.v1',
  v.object({
    side: v.picklist(['long', 'short']),
    kind: v.picklist(['market', 'limit']),
    at: number,
    until: v.picklist(waitings),
    amount: number,
    quantity: number,
    share: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  }),
)
