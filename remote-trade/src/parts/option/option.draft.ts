/** What was typed of an option and not sent, one a symbol. */
import { isDecimal } from '@shared/money/decimal'
import { draft } from 'shell/form'
import * as v from 'valibot'

const number = v.custom<string>(value => value === '' || (typeof value === 'string' && isDecimal(value)))

export const useOptionDraft = draft(
  'trade.option.v1',
  v.object({
    side: v.picklist(['long', 'short']),
    setId: v.string(),
    strike: number,
    quantity: number,
    target: number,
  }),
)
