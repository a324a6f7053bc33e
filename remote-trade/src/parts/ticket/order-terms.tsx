/** On which terms an order is placed: its leverage, at the market or waiting for a price. */
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { Segmented } from '@shared/ui/segmented'
import { ChevronDown } from 'lucide-react'
import { hasFeature } from 'shell/transport'
import type { FieldsProps } from './kind.ts'
import { memoByProps } from './memo-by-props.ts'
import type { OrderKind } from './ticket.model.ts'
import css from './ticket.module.css'

type LeverageProps = Pick<FieldsProps, 'ticket' | 'onLeverage'>

export const LeverageButton = memoByProps(Leverage, ({ ticket }) => [ticket.terms.leverage, ticket.errorAt('leverage')])

function Leverage({ ticket, onLeverage }: LeverageProps) {
  const { t } = useLingui()
  const { leverage } = ticket.terms
  return (
    <button
      type="button"
      className={css.leverage}
      aria-label={t`Leverage ${leverage}x`}
      aria-haspopup="dialog"
      data-invalid={ticket.errorAt('leverage') !== undefined || undefined}
      onClick={onLeverage}
    >
      {`${leverage}x`}
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}

export const LeverageError = ({ ticket }: Pick<FieldsProps, 'ticket'>) => (
  <p className={css.error} aria-live="polite">
    {ticket.errorAt('leverage')}
  </p>
)

type KindProps = Pick<FieldsProps, 'ticket' | 'sheets'>

/** Which orders a server takes beside those at the market. */
const takenNow = () => ({ limit: hasFeature('limit-orders'), stop: hasFeature('stop-orders') })

export const KindChoice = (props: KindProps) => <Kinds {...props} {...takenNow()} />

const Kinds = memoByProps(KindTabs, ({ ticket, limit, stop }) => [ticket.form.kind, limit, stop])

function KindTabs({ ticket, sheets: { bring }, limit, stop }: KindProps & ReturnType<typeof takenNow>) {
  const { t } = useLingui()
  const { form, change } = ticket
  const kinds: { value: OrderKind; label: string }[] = [
    { value: 'market', label: t({ message: 'Market', context: 'order type' }) },
    ...(limit ? [{ value: 'limit', label: t`Limit` } as const] : []),
    ...(stop ? [{ value: 'stop', label: t`Stop` } as const] : []),
  ]
  if (kinds.length === 1) return null
  const choose = async (kind: OrderKind) => {
    if (kind === 'market' || (await bring())) change({ kind, at: '' })
  }
  return <Segmented label={t`Order type`} options={kinds} value={form.kind} onChange={kind => void choose(kind)} />
}

/** What it waits for, and how long. */
export const Waiting = ({ ticket, sheets: { parts } }: KindProps) =>
  ticket.form.kind !== 'market' && parts ? <parts.WaitingFields ticket={ticket} /> : null
