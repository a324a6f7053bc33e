/** Says that an address was taken from a payment link, and what the link asks for: the amount goes nowhere by itself. */
import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { PaymentLink } from '@shared/money/payment-link'
import { useLanguage } from 'shell/i18n'
import css from './settlement.module.css'

export const LinkNote = ({ of }: { of: PaymentLink | undefined }) => (
  <p role="status" className={css.link}>
    {of && (of.asks ? <Asks {...of.asks} /> : <Trans>From a payment link</Trans>)}
  </p>
)

/** Every digit: a note that cut some off would ask for less than the link. */
const PLACES = 40

function Asks({ amount, token }: NonNullable<PaymentLink['asks']>) {
  const { bcp47 } = useLanguage()
  const figure = formatDecimal(bcp47, amount, { places: PLACES, minPlaces: 0 })
  return token ? (
    <Trans>
      From a payment link, which asks for {figure} {token}. Enter the amount yourself when you withdraw.
    </Trans>
  ) : (
    <Trans>
      From a payment link, which asks for {figure} but names no unit. Enter the amount yourself when you withdraw.
    </Trans>
  )
}
