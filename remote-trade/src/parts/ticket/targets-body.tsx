/** The fields of an order's targets, and what each would mean. */
import { useLingui } from '@lingui/react/macro'
import { big, compare, type Decimal, profitOf, type Side } from '@shared/money'
import { TargetFields } from '../targets/target-fields.tsx'
import type { Targets } from '../targets/targets.ts'
import { useFigures } from '../words/figures.ts'
import { contextAt, quantityOf, type TicketContext, targetsOf } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

/** What a target means: by price its profit or loss, by return the price that it is for either side. */
function useHelp({ form, terms, context, info }: TicketState) {
  const { t } = useLingui()
  const { price, signed } = useFigures()
  if (!context) return { takeProfit: undefined, stopLoss: undefined }
  const at = { long: contextAt(context, form, 'long'), short: contextAt(context, form, 'short') }
  const sides: Record<Side, Targets> = {
    long: targetsOf(form, 'long', terms.leverage, at.long),
    short: targetsOf(form, 'short', terms.leverage, at.short),
  }
  const quantity = quantityOf(form, terms, context)
  const help = (of: keyof Targets) => {
    const [long, short] = [sides.long[of], sides.short[of]]
    if (long === null || short === null) return undefined
    if (form.targetsBy === 'return') {
      const [up, down] = [price(long, info.pricePrecision), price(short, info.pricePrecision)]
      return t`Long ${up}, short ${down}`
    }
    const meant = at[sideMeant(of, long, context.price)]
    return quantity === '' ? undefined : `${signed(outcome(of, long, quantity, meant))} ${context.dealing.currency}`
  }
  return { takeProfit: help('takeProfit'), stopLoss: help('stopLoss') }
}

/** Which side a target is meant for is plain from where it lies. */
const sideMeant = (of: keyof Targets, target: Decimal, price: Decimal): Side =>
  compare(target, price) > 0 === (of === 'takeProfit') ? 'long' : 'short'

function outcome(of: keyof Targets, target: Decimal, quantity: Decimal, { dealing, price }: TicketContext): Decimal {
  const profit = profitOf('long', big(quantity).times(big(dealing.unit)), price, target).abs()
  return (of === 'takeProfit' ? profit : profit.neg()).toString()
}

export function TargetsBody({ ticket }: { ticket: TicketState }) {
  const help = useHelp(ticket)
  const { form, change, errorAt } = ticket
  return (
    <TargetFields
      by={form.targetsBy}
      onBy={targetsBy => change({ targetsBy })}
      typed={form[form.targetsBy]}
      onTyped={typed => change({ [form.targetsBy]: typed })}
      errors={{ takeProfit: errorAt('takeProfitPrice'), stopLoss: errorAt('stopLossPrice') }}
      help={help}
    />
  )
}
