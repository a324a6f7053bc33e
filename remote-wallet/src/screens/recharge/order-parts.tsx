/** What the first step is made of. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatDuration } from '@shared/format/duration'
import { type Decimal, LEDGER_PLACES } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { NumberField, type NumberFieldProps } from '@shared/ui/number-field'
import { SelectField } from '@shared/ui/select-field'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { usePlace } from 'shell/navigation'
import { useNetworkName } from '../../parts/network-name.ts'
import { CurrencyChoice, NetworkChoice } from './choice-sheets.tsx'
import type { Choice, Network } from './recharge.model.ts'
import css from './recharge.module.css'

type WhereProps = Pick<Choice, 'currency' | 'networks'> & {
  all: readonly Choice[]
  network: string
  /** While an order is being sent: its answer brings the address of the network that it names. */
  disabled: boolean
  onChoose(): void
}

/** Currency and network; the address holds them. */
export function Where({ all, currency, networks, network, disabled, onChoose }: WhereProps) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.recharge)
  const [sheet, setSheet] = useState<'currency' | 'network'>()
  const nameOf = useNetworkName()
  const onClose = () => setSheet(undefined)
  const choose: typeof setQuery = query => {
    setQuery(query)
    onClose()
    onChoose()
  }
  return (
    <>
      <div className={css.pair}>
        <SelectField
          label={t`Currency`}
          labelled="hidden"
          prefix={<AssetMark symbol={currency} small />}
          value={currency}
          open={sheet === 'currency'}
          disabled={disabled}
          onClick={() => setSheet('currency')}
        />
        <SelectField
          label={t`Network`}
          labelled="inside"
          value={nameOf(network)}
          open={sheet === 'network'}
          disabled={disabled}
          onClick={() => setSheet('network')}
        />
      </div>
      <CurrencyChoice
        title={<Trans>Currency</Trans>}
        {...{ all, onClose }}
        open={sheet === 'currency'}
        chosen={currency}
        onChoose={next => choose({ currency: next, network: undefined })}
      />
      <NetworkChoice
        {...{ currency, networks, onClose }}
        open={sheet === 'network'}
        chosen={network}
        onChoose={next => choose({ network: next })}
      />
    </>
  )
}

type OnNetwork = { currency: string; network: Network }
type AmountProps = OnNetwork & Pick<NumberFieldProps, 'value' | 'onChange' | 'error' | 'disabled'>

export function AmountField({ currency, network: { rechargeMin }, ...field }: AmountProps) {
  const { t } = useLingui()
  const least = (
    <>
      <Trans>Minimum</Trans> <Amount open value={rechargeMin} places={8} minPlaces={0} unit={currency} />
    </>
  )
  return (
    <NumberField {...field} label={t`Amount`} labelled="above" note={least} unit={currency} places={LEDGER_PLACES} />
  )
}

/** @param amount null while it cannot be sent */
export function Terms({ currency, network, amount }: OnNetwork & { amount: Decimal | null }) {
  const { t } = useLingui()
  const usual = formatDuration(useLanguage().bcp47, network.rechargeMinutes)
  return (
    <Sums>
      <SumRow label={<Trans>Fee</Trans>} value={<Amount open value="0" unit={currency} />} />
      <SumRow label={<Trans>Usual time</Trans>} value={t`about ${usual}`} />
      <SumRow
        strong
        label={<Trans>You receive</Trans>}
        value={<Amount open value={amount} places={8} minPlaces={2} unit={currency} />}
      />
    </Sums>
  )
}
