/** The quantity field, with the available balance. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatShare } from '@shared/format/number'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { useLanguage } from 'shell/i18n'
import { Money } from '../figures.tsx'
import { mostOf, shareOf } from './buying.model.ts'
import { isMachine, leastOf, placesOf } from './offer.model.ts'
import type { Purchase } from './use-purchase.ts'

const parts = [25, 50, 75, 100]

export function PurchaseField({ purchase }: { purchase: Purchase }) {
  const { t } = useLingui()
  const { form, type, context, product, order, keep } = purchase
  const machine = isMachine(product)
  return (
    <>
      <NumberField
        value={form.form.quantity}
        error={form.errorAt('quantity')}
        onChange={type}
        onBlur={() => keep()}
        label={machine ? t({ message: 'Units', context: 'machines' }) : t`Amount`}
        labelled="above"
        note={
          <span>
            <Trans>Available</Trans> <Money value={context.available} currency={product.currency} />
          </span>
        }
        places={placesOf(product)}
        disabled={order.busy}
        {...(machine ? { step: stepOf(purchase) } : { unit: product.currency })}
      />
      {!machine && <Shares purchase={purchase} />}
    </>
  )
}

/** Machines are counted, one at a time, up to what may be bought. */
function stepOf({ product, context: { available } }: Purchase) {
  const most = available === undefined ? '0' : mostOf(product, available)
  return { by: '1', least: leastOf(product), most: most === '0' ? undefined : most }
}

/** A quarter, half, … of what may go; none while nothing may. */
function Shares({ purchase: { product, context, order, type, keep } }: { purchase: Purchase }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { available } = context
  if (available === undefined || mostOf(product, available) === '0') return null
  const choose = (percent: number) => {
    const quantity = shareOf(product, available, percent)
    type(quantity)
    keep(quantity)
  }
  return (
    <Chips label={t`Percentage of available balance`} even>
      {parts.map(percent => (
        <Chip key={percent} disabled={order.busy} onClick={() => choose(percent)}>
          {formatShare(bcp47, percent)}
        </Chip>
      ))}
    </Chips>
  )
}
