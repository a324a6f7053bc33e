/** Targets of an order to be: folded away until they are wanted. */
import { Trans } from '@lingui/react/macro'
import { ABSENT } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Icon } from '@shared/ui/icon'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { useLater } from 'shell/screen'
import { useFigures } from '../figures.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

export type Sheets = ReturnType<typeof useLater<typeof import('./sheets.ts')>>
type Props = { ticket: TicketState; sheets: Sheets }

/** What is set, while the fields are out of sight. */
function Summary({ form }: TicketState) {
  const { exact, share } = useFigures()
  const typed = form[form.targetsBy]
  if (typed.takeProfit === '' && typed.stopLoss === '') return null
  const text = (value: Decimal | '') => {
    if (value === '') return ABSENT
    return form.targetsBy === 'return' ? share(value) : exact(value)
  }
  return (
    <span className="num">
      {text(typed.takeProfit)} / {text(typed.stopLoss)}
    </span>
  )
}

export function TargetsFold({ ticket, sheets: { parts, bring } }: Props) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const wrong = (ticket.errorAt('takeProfitPrice') ?? ticket.errorAt('stopLossPrice')) !== undefined
  const open = unfolded || wrong
  return (
    <div>
      <button
        type="button"
        className={css.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={async () => setUnfolded(!open && (await bring()))}
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
        {open && parts && <parts.TargetsBody ticket={ticket} />}
      </div>
    </div>
  )
}
