/** What was typed of a second contract and not sent: one for all symbols, as the durations are. */
import { isDecimal } from '@shared/money/decimal'
import { draft } from 'shell/form'
import * as v from 'valibot'

export const useSecondDraft = draft(
  'trade.second.v1',
  v.object({
    setId: v.string(),
    amount: v.custom<string>(value => value === '' || (typeof value === 'string' && isDecimal(value))),
  }),
)
