/** What is given and what is got, with the switch between them on the waterline. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Icon } from '@shared/ui/icon'
import { NumberField } from '@shared/ui/number-field'
import { ArrowDownUp, ChevronDown } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { most, previewOf } from './swap.model.ts'
import css from './swap.module.css'
import type { Swap } from './use-swap.ts'

type Props = { swap: Swap; onPick(): void }
const PLACES = 8

function Pick({ label, currency, onPick }: { label: string; currency: string; onPick(): void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={css.pick}
      aria-haspopup="dialog"
      aria-label={t`${label}: ${currency}, choose another currency`}
      onClick={onPick}
    >
      <AssetMark symbol={currency} small />
      {currency}
      <Icon of={ChevronDown} size={16} />
    </button>
  )
}

const Available = ({ value }: { value: string }) => (
  <span className="num" translate="no">
    <Trans>Available</Trans> <Amount value={value} places={PLACES} minPlaces={2} />
  </span>
)

export function From({ swap: { form, order, pair, terms, keep }, onPick }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { onChange, ...field } = form.field('amount')
  const all = () => {
    onChange(most(terms))
    keep(most(terms))
  }
  const label = t({ message: 'You pay', context: 'flash exchange' })
  return (
    <div className={css.from}>
      <NumberField
        {...field}
        onChange={onChange}
        onBlur={() => keep()}
        label={label}
        labelled="above"
        note={
          <>
            <Available value={terms.available} />
            <button type="button" className={css.max} disabled={order.busy} onClick={all}>
              <Trans>Max</Trans>
            </button>
          </>
        }
        places={PLACES}
        placeholder={formatDecimal(bcp47, '0', { places: 2 })}
        disabled={order.busy}
        unitControl={<Pick label={label} currency={pair.from} onPick={onPick} />}
      />
    </div>
  )
}

export function To({ swap, onPick }: Props) {
  const { t } = useLingui()
  const { form, pair, quote, terms, currencies } = swap
  const error = form.errorAt('to')
  const brings = form.ready && quote ? previewOf(form.form.amount || '0', quote, terms).obtained : undefined
  return (
    <div>
      <p className={css.label}>
        <span>
          <Trans context="flash exchange">You receive (estimated)</Trans>
        </span>
        <Available value={currencies.get(pair.to)?.available ?? '0'} />
      </p>
      <div className={css.got}>
        <span className={css.figure}>
          <Amount open value={brings} places={PLACES} minPlaces={2} />
        </span>
        <Pick label={t({ message: 'You receive', context: 'flash exchange' })} currency={pair.to} onPick={onPick} />
      </div>
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export function Level({ onTurn, disabled }: { onTurn(): void; disabled: boolean }) {
  const { t } = useLingui()
  return (
    <div className={css.level}>
      <button type="button" aria-label={t`Switch currencies`} disabled={disabled} onClick={onTurn}>
        <Icon of={ArrowDownUp} size={20} />
      </button>
    </div>
  )
}
