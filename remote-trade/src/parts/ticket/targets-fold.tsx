/** Targets of an order to be: folded away until they are wanted. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Decimal, profitOf, type Side } from '@shared/money'
import { Icon } from '@shared/ui/icon'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFigures } from '../figures.ts'
import { TargetFields } from '../target-fields.tsx'
import type { Targets } from '../targets.ts'
import { quantityOf, targetsOf } from './ticket.model.ts'
import css from './ticket.module.css'
import { useErrorAt } from './use-fault-words.ts'
import type { Ticket } from './use-ticket.ts'

/** What a target means: by price its profit or loss, by return the price that it is for either side. */
function useHelp({ form, terms, scene, info }: Ticket) {
  const { t } = useLingui()
  const { price, signed } = useFigures()
  if (!scene) return { takeProfit: undefined, stopLoss: undefined }
  const sides: Record<Side, Targets> = {
    long: targetsOf(form, 'long', terms.leverage, scene),
    short: targetsOf(form, 'short', terms.leverage, scene),
  }
  const quantity = quantityOf(form, terms, scene)
  const help = (of: keyof Targets) => {
    const [long, short] = [sides.long[of], sides.short[of]]
    if (long === null || short === null) return undefined
    if (form.targetsBy === 'return') {
      const [up, down] = [price(long, info.pricePrecision), price(short, info.pricePrecision)]
      return t`Long ${up}, short ${down}`
    }
    return quantity === '' ? undefined : `${signed(outcome(of, long, quantity, scene.price))} ${info.quoteCurrency}`
  }
  return { takeProfit: help('takeProfit'), stopLoss: help('stopLoss') }
}

/** Which side a target is meant for is plain from where it lies. */
function outcome(of: keyof Targets, target: Decimal, quantity: Decimal, price: Decimal): Decimal {
  const profit = profitOf('long', quantity, price, target).abs()
  return (of === 'takeProfit' ? profit : profit.neg()).toString()
}

/** What is set, while the fields are out of sight. */
function Summary({ form }: Ticket) {
  const { exact } = useFigures()
  const typed = form[form.targetsBy]
  if (typed.takeProfit === '' && typed.stopLoss === '') return null
  const text = (value: Decimal | '') =>
    value === '' ? '--' : `${exact(value)}${form.targetsBy === 'return' ? ' %' : ''}`
  return (
    <span className="num">
      {text(typed.takeProfit)} / {text(typed.stopLoss)}
    </span>
  )
}

export function TargetsFold({ ticket }: { ticket: Ticket }) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const errorAt = useErrorAt(ticket)
  const help = useHelp(ticket)
  const { form, change } = ticket
  const errors = { takeProfit: errorAt('takeProfitPrice'), stopLoss: errorAt('stopLossPrice') }
  const open = unfolded || Boolean(errors.takeProfit ?? errors.stopLoss)
  return (
    <div>
      <button
        type="button"
        className={css.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setUnfolded(!open)}
      >
        <Trans>Take profit / stop loss</Trans>
        <span className={css.foldEnd}>
          {!open && <Summary {...ticket} />}
          <span className={css.chevron} data-open={open || undefined}>
            <Icon of={ChevronDown} size={18} />
          </span>
        </span>
      </button>
      <div id={id} className={css.folded} hidden={!open}>
        {open && (
          <TargetFields
            by={form.targetsBy}
            onBy={targetsBy => change({ targetsBy })}
            typed={form[form.targetsBy]}
            onTyped={typed => change({ [form.targetsBy]: typed })}
            errors={errors}
            help={help}
          />
        )}
      </div>
    </div>
  )
}
