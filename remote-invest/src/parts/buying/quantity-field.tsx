/** How much, with what is there to pay for it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatShare } from '@shared/format/number'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { useLanguage } from 'shell/i18n'
import { Money } from '../figures.tsx'
import { isMachine, mostOf, placesOf, shareOf } from './buying.model.ts'
import type { Buying } from './use-buying.ts'

const parts = [25, 50, 75, 100]

type Props = {
  buying: Buying
  /** A quarter, half, … of what may go, below the field. */
  shares?: boolean
}

export function QuantityField({ buying, shares }: Props) {
  const { t } = useLingui()
  const { form, scene, product, order, keep } = buying
  const { onChange, ...field } = form.field('quantity')
  const { available } = scene
  const machine = isMachine(product)
  const fill = (quantity: string) => {
    onChange(quantity)
    keep(quantity)
  }
  return (
    <>
      <NumberField
        {...field}
        onChange={onChange}
        onBlur={() => keep()}
        label={machine ? t({ message: 'Units', context: 'machines' }) : t`Amount`}
        labelled="above"
        note={
          <span>
            <Trans>Available</Trans> <Money value={available} currency={product.currency} />
          </span>
        }
        places={placesOf(product)}
        disabled={order.busy}
        {...(!machine && { unit: product.currency })}
      />
      {shares && available !== undefined && mostOf(product, available) !== '0' && (
        <Shares off={order.busy} onChoose={percent => fill(shareOf(product, available, percent))} />
      )}
    </>
  )
}

function Shares({ off, onChoose }: { off: boolean; onChoose(percent: number): void }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return (
    <Chips label={t`Share of available balance`} even>
      {parts.map(percent => (
        <Chip key={percent} disabled={off} onClick={() => onChoose(percent)}>
          {formatShare(bcp47, percent)}
        </Chip>
      ))}
    </Chips>
  )
}
