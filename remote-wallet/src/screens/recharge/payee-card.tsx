/** By bank: how much, to whom, and the reference by which the payment is found. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { Recharge, rechargeAddressCall } from '@shared/contract/calls/wallet'
import { formatDecimal } from '@shared/format/number'
import { Banner } from '@shared/ui/banner'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TriangleAlert } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { Copied } from '../../parts/copied.tsx'
import { paidPlaces } from '../../parts/places.ts'
import { TestServer } from './no-real-money.tsx'
import css from './recharge.module.css'

type Payee = NonNullable<OutputOf<typeof rechargeAddressCall>['payee']>

/** In figures that nobody hides: it is what has to be typed at the bank. */
export function ToPay({ order: { payAmount, payCurrency } }: { order: Recharge }) {
  const { bcp47 } = useLanguage()
  if (!payAmount || !payCurrency) return null
  const figure = `${formatDecimal(bcp47, payAmount, { places: paidPlaces(payCurrency) })}\u00a0${payCurrency}`
  return (
    <h2 className={css.pay}>
      <Trans>Pay {figure}</Trans>
    </h2>
  )
}

export function PayeeCard({ payee: { bankName, name, number, reference } }: { payee: Payee }) {
  const { t } = useLingui()
  return (
    <>
      <section className={css.payee} data-panel="">
        <Sums>
          <SumRow label={<Trans>Bank</Trans>} value={bankName} />
          <Copied label={t`Recipient`} value={name} />
          <Copied label={t({ message: 'Account number', context: 'bank' })} value={number} />
          <Copied label={t`Transfer reference`} value={reference} />
        </Sums>
        {bankName === 'Sandbox Bank' && <TestServer />}
      </section>
      <Banner kind="wait" icon={TriangleAlert} title={<Trans>Add the reference to your transfer</Trans>}>
        <Trans>It tells us which deposit your payment is for.</Trans>
      </Banner>
    </>
  )
}
