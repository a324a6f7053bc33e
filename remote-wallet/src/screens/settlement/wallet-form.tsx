/** An address on a chain: a new one, or another in the place of one that there is. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { formatDecimal } from '@shared/format/number'
import { FieldFrame } from '@shared/ui/field'
import { Segmented } from '@shared/ui/segmented'
import { useLanguage } from 'shell/i18n'
import { AddressField } from './address-field.tsx'
import { DefaultSwitch, HoldNote, LabelField, PinField, SaveBar } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import { RemoveButton } from './remove-button.tsx'
import css from './settlement.module.css'
import { useWallet } from './use-wallet.ts'
import type { ChainTerms } from './wallet.model.ts'

export function WalletForm({ chains, ...props }: FormProps & { chains: readonly ChainTerms[] }) {
  const own = useWallet(props, chains[0]?.network ?? '')
  const { form, verdict, renumbered } = own
  const { of } = props
  const { hold, first } = own.terms
  return (
    <form className={css.form} translate="no" {...form.frame(own.submit)}>
      <Networks chains={chains} value={form.form.network} onChange={network => form.change({ network })} />
      <AddressField of={own} networks={chains.map(({ network }) => network)} />
      <LabelField {...form.field('label')} />
      {!first && !of?.isDefault && <DefaultSwitch {...form.field('isDefault')} />}
      {renumbered && verdict?.is === 'good' && <HoldNote of={of} seconds={hold} />}
      {renumbered && <PinField {...form.field('pin')} />}
      {of && <RemoveButton of={of} onDone={own.drop} />}
      <SaveBar state={own.state} busy={own.busy} reason={own.reason} />
    </form>
  )
}

type NetworksProps = { chains: readonly ChainTerms[]; value: string; onChange(network: string): void }

function Networks({ chains, value, onChange }: NetworksProps) {
  const { t } = useLingui()
  const options = chains.map(({ network }) => ({ value: network, label: network }))
  const chosen = chains.find(({ network }) => network === value)
  return (
    <FieldFrame bare label={t`Network`} note={chosen && <Cost of={chosen} />}>
      {() => (
        <div className={css.whole}>
          <Segmented label={t`Network`} options={options} value={value} onChange={onChange} />
        </div>
      )}
    </FieldFrame>
  )
}

function Cost({ of: { fees, minutes } }: { of: ChainTerms }) {
  const { bcp47 } = useLanguage()
  const figures = fees.map(({ currency, fee }) => {
    const figure = formatDecimal(bcp47, fee, { places: 8, minPlaces: currency === 'USDT' ? 2 : 0 })
    return `${figure}\u00a0${currency}`
  })
  const fee = figures.join(' / ')
  const time = formatDuration(bcp47, minutes)
  return (
    <Trans>
      Fee {fee} · {time}
    </Trans>
  )
}
