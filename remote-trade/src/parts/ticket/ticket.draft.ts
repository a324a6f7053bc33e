/** Tickets that were typed and not sent, one a symbol. */
import { isDecimal } from '@shared/money/decimal'
import { draft } from 'shell/form'
import * as v from 'valibot'
import { waitings } from '../orders/waiting.model.ts'

const number = v.custom<string>(value => value === '' || (typeof value === 'string' && isDecimal(value)))
const targets = v.object({ takeProfit: number, stopLoss: number })

export const useTicketDraft = draft(
  'trade.ticket.v2',
  v.object({
    kind: v.picklist(['market', 'limit', 'stop']),
    at: number,
    until: v.picklist(waitings),
    unit: v.picklist(['base', 'quote']),
    quantity: number,
    share: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    targetsBy: v.picklist(['price', 'return']),
    price: targets,
    return: targets,
  }),
)
