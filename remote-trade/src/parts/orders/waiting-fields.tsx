/** The price that an order waits for, how far away it is, and how long it waits. */
import { Trans, useLingui } from '@lingui/react/macro'
import { compare, limitRange } from '@shared/money'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import type { TicketState } from '../ticket/use-ticket.ts'
import { useFigures } from '../words/figures.ts'
import { fieldOf, gridOf, type Waiting, waitings, wayTo } from './waiting.model.ts'

type Props = { ticket: TicketState }

/** What a duration is called. */
export function useWaitingNames(): Record<Waiting, string> {
  const { t } = useLingui()
  return { '': t`Until cancelled`, '1h': t`1 hour`, '1d': t`1 day`, '7d': t`7 days` }
}

/** How long an order waits. @param value of none of them, none is chosen */
export function WaitingChips({ value, onChange }: { value: string; onChange(until: Waiting): void }) {
  const { t } = useLingui()
  const names = useWaitingNames()
  return (
    <Chips label={t`Time in force`}>
      {waitings.map(until => (
        <Chip key={until} on={value === until} onClick={() => onChange(until)}>
          {names[until]}
        </Chip>
      ))}
    </Chips>
  )
}

export function WaitingFields({ ticket }: Props) {
  const figures = useFigures()
  const { form, change, context, info } = ticket
  const range = context && limitRange(context.market, info.pricePrecision)
  const way = context && form.at !== '' ? figures.way(wayTo(form.at, context.market)) : undefined
  const step = { by: gridOf(info), least: range?.min, most: range?.max }
  // a first press of a stepper begins at the market
  const type = (at: typeof form.at) => {
    const begins = form.at === '' && range && context && at !== '' && compare(at, range.min) === 0
    change({ at: begins ? context.market : at })
  }
  return (
    <>
      <NumberField
        label={form.kind === 'stop' ? <Trans>Trigger price</Trans> : <Trans>Limit price</Trans>}
        value={form.at}
        onChange={type}
        unit={info.quoteCurrency}
        places={info.pricePrecision}
        step={step}
        error={ticket.errorAt(fieldOf(form.kind))}
        help={way && <Trans>{way} from the market price</Trans>}
      />
      <WaitingChips value={form.until} onChange={until => change({ until })} />
    </>
  )
}
