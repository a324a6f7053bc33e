/** What a machine is, where it stands, and how it is sold. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { formatDecimal } from '@shared/format/number'
import { compare, type Decimal } from '@shared/money'
import { useId } from 'react'
import { useLanguage } from 'shell/i18n'
import type { Machine } from '../../parts/machines/machine.model.ts'
import css from './miner.module.css'

type Facts = readonly (readonly [label: string, value: string | null | undefined])[]

function useWhole(): (value: Decimal) => string {
  const { bcp47 } = useLanguage()
  return value => formatDecimal(bcp47, value, { places: 2, minPlaces: 0 })
}

/** What it is. */
function useBuild(of: Machine): Facts {
  const { t } = useLingui()
  const whole = useWhole()
  return [
    [t`Hashrate`, of.hashrate],
    [t`Power consumption`, `${whole(of.powerW)} W`],
    [t`Size`, of.size],
    [t`Weight`, of.weight],
    [t`Working temperature`, of.temperature],
    [t`Working humidity`, of.humidity],
    [t`Manufacturer`, of.manufacturer],
    [t({ message: 'Network', context: 'machine' }), of.network],
    [t`Location`, of.place],
  ]
}

/** How it is sold. */
function useSale({ startDelayMinutes, minAmount, maxAmount, remaining, holdUsed, holdLimit }: Machine): Facts {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const whole = useWhole()
  const delay = formatDuration(bcp47, startDelayMinutes)
  const holds = compare(holdUsed, '0') > 0 || holdLimit != null
  return [
    [t({ message: 'Starts', context: 'machine' }), t`${delay} after purchase`],
    [t`Units per order`, `${whole(minAmount)}–${whole(maxAmount)}`],
    [t`In stock`, remaining == null ? null : whole(remaining)],
    [t`You hold`, holds ? [holdUsed, holdLimit].flatMap(n => (n == null ? [] : [whole(n)])).join(' / ') : null],
  ]
}

/** What the server leaves out is not drawn. */
export function Specifications({ of }: { of: Machine }) {
  const id = useId()
  const facts = [...useBuild(of), ...useSale(of)].filter(([, value]) => value)
  return (
    <section aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        <Trans>Specifications</Trans>
      </h2>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
