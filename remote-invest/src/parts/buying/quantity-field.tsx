/** How much, on the page of a product: what it would bring stands below. */
import { useLingui } from '@lingui/react/macro'
import { NumberField } from '@shared/ui/number-field'
import { isMachine, placesOf } from './offer.model.ts'
import type { Buying } from './use-buying.ts'

/** Nothing is refused here but what is no number: that is told where it is bought. */
export function QuantityField({ buying: { product, quantity, change, keep } }: { buying: Buying }) {
  const { t } = useLingui()
  const machine = isMachine(product)
  return (
    <NumberField
      value={quantity}
      onChange={change}
      onBlur={() => keep()}
      label={machine ? t({ message: 'Units', context: 'machines' }) : t`Amount`}
      labelled="above"
      places={placesOf(product)}
      {...(!machine && { unit: product.currency })}
    />
  )
}
