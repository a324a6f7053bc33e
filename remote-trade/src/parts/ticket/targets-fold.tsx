/** Targets of an order to be: folded away until they are wanted. */
import { Trans } from '@lingui/react/macro'
import { ABSENT } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Icon } from '@shared/ui/icon'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFigures } from '../words/figures.ts'
import type { LateSheets } from './kind.ts'
import { memoByProps } from './memo-by-props.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'

type Props = { ticket: TicketState; sheets: LateSheets }

/** What is set, while the fields are out of sight. */
function Summary({ form }: Pick<TicketState, 'form'>) {
  const { exact, share } = useFigures()
  const typed = form[form.targetsBy]
  if (typed.takeProfit === '' && typed.stopLoss === '') return null
  const text = (value: Decimal | '') => {
    if (value === '') return ABSENT
    return form.targetsBy === 'return' ? share(value) : exact(value)
  }
  return (
    <span className="num" translate="no">
      {text(typed.takeProfit)} / {text(typed.stopLoss)}
    </span>
  )
}

type FoldProps = Props & { open: boolean; onTurn(): void }

/** Folded, it shows what was typed alone. */
const Fold = memoByProps(Folded, ({ ticket, sheets, open }) => [ticket.form, sheets.parts, open, open && ticket])

function Folded({ ticket, sheets: { parts }, open, onTurn }: FoldProps) {
  const id = useId()
  return (
    <div>
      <button type="button" className={css.fold} aria-expanded={open} aria-controls={id} onClick={onTurn}>
        <Trans>Take profit / stop loss</Trans>
        <span className={css.foldEnd}>
          {!open && <Summary form={ticket.form} />}
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

export function TargetsFold({ ticket, sheets }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  const wrong = (ticket.errorAt('takeProfitPrice') ?? ticket.errorAt('stopLossPrice')) !== undefined
  const open = unfolded || wrong
  const turn = async () => setUnfolded(!open && (await sheets.bring()))
  return <Fold ticket={ticket} sheets={sheets} open={open} onTurn={() => void turn()} />
}
