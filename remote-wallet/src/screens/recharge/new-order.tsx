/** Currency, network, amount. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { NumberField } from '@shared/ui/number-field'
import { SelectField } from '@shared/ui/select-field'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { setQuery, useLeaveGuard, useRoute } from 'shell/navigation'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useOrder } from '../../parts/order.ts'
import { OrderNote } from '../../parts/order-note.tsx'
import { useOffline } from '../../parts/stale-note.tsx'
import { CurrencySheet, NetworkSheet } from './choice-sheets.tsx'
import { type Applied, apply, orderOf, useCurrencies } from './recharge.api.ts'
import {
  amountFault,
  amountOf,
  type Choice,
  choices,
  chosenCurrency,
  chosenNetwork,
  type Fault,
  type Network,
} from './recharge.model.ts'
import css from './recharge.module.css'

export function NewOrder() {
  const { data, error, isFetching, refetch } = useCurrencies()
  const { query } = useRoute()
  if (!data && error)
    return (
      <LoadFailure
        title={<Trans>The currencies did not load</Trans>}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={4} single />
  const all = choices(data)
  const choice = chosenCurrency(all, query)
  const network = chosenNetwork(choice, query)
  if (!choice || !network)
    return (
      <EmptyState title={<Trans>No recharge at the moment</Trans>}>
        <Trans>No network is open. Look in again later.</Trans>
      </EmptyState>
    )
  return <Form all={all} choice={choice} network={network} />
}

function useFaultWords({ rechargeMin, rechargeMax }: Network): Record<Fault, string> {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const figure = (value: Decimal | null | undefined) => formatDecimal(bcp47, value, { places: 8 })
  const least = figure(rechargeMin)
  const most = figure(rechargeMax)
  return { missing: t`Enter an amount`, below: t`The minimum is ${least}`, above: t`The maximum is ${most}` }
}

type FormProps = { all: readonly Choice[]; choice: Choice; network: Network }

function Form({ all, choice, network }: FormProps) {
  const { t } = useLingui()
  const [amount, setAmount] = useState<Decimal | ''>(amountOf(useRoute().query))
  const [tried, setTried] = useState(false)
  const [sheet, setSheet] = useState<'currency' | 'network'>()
  const offline = useOffline()
  const { state, begin, send, busy } = useOrder<Applied>(applied => {
    const order = orderOf(applied)
    if (order) setQuery({ id: order.id, currency: undefined, network: undefined, amount: undefined })
  })
  useLeaveGuard(busy)
  const words = useFaultWords(network)
  const { currency } = choice
  const fault = amountFault(amount, network)
  const change = (next: Decimal | '') => {
    setAmount(next)
    begin()
  }
  const choose = (query: Record<string, string | undefined>) => {
    setQuery(query)
    setSheet(undefined)
    begin()
  }
  const submit = () => {
    setTried(true)
    if (!fault) void send((id, onChecking) => apply({ currency, network: network.network, amount }, id, onChecking))
  }
  const refused = state.phase === 'failed' && state.failure.field === 'amount' ? state.failure.text : undefined
  const name = network.network
  const minutes = network.rechargeMinutes
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={css.pair}>
        <SelectField
          label={t`Currency`}
          labelled="hidden"
          prefix={<AssetMark symbol={currency} small />}
          value={currency}
          open={sheet === 'currency'}
          onClick={() => setSheet('currency')}
        />
        <SelectField
          label={t`Network`}
          labelled="inside"
          value={name}
          open={sheet === 'network'}
          onClick={() => setSheet('network')}
        />
      </div>
      <NumberField
        label={t`Amount`}
        labelled="above"
        note={
          <>
            <Trans>Minimum</Trans> <Amount open value={network.rechargeMin} places={8} minPlaces={0} unit={currency} />
          </>
        }
        unit={currency}
        value={amount}
        onChange={change}
        disabled={busy}
        error={(tried && fault ? words[fault] : undefined) ?? refused}
      />
      <Banner
        kind="wait"
        title={
          <Trans>
            Only {currency} on {name}, others are lost
          </Trans>
        }
      />
      <Sums>
        <SumRow label={<Trans>Fee</Trans>} value={<Amount open value="0" unit={currency} />} />
        <SumRow label={<Trans>Usual time</Trans>} value={<Trans>{minutes} min</Trans>} />
        <SumRow
          strong
          label={<Trans>You receive</Trans>}
          value={<Amount open value={fault ? null : amount || null} places={8} minPlaces={2} unit={currency} />}
        />
      </Sums>
      <OrderNote state={state} records="#/chongzhitixianRecord" at="amount" />
      <ActionBar>
        <Button
          type="submit"
          look="primary"
          wide
          loading={busy}
          reason={offline ? t`No connection` : network.paused ? t`${name} is paused: ${network.paused}` : undefined}
        >
          {state.phase === 'not-placed' ? <Trans>Try again</Trans> : <Trans>Get the address</Trans>}
        </Button>
      </ActionBar>
      <CurrencySheet
        open={sheet === 'currency'}
        onClose={() => setSheet(undefined)}
        all={all}
        chosen={currency}
        onChoose={next => choose({ currency: next, network: undefined })}
      />
      <NetworkSheet
        open={sheet === 'network'}
        onClose={() => setSheet(undefined)}
        choice={choice}
        chosen={name}
        onChoose={next => choose({ network: next })}
      />
    </form>
  )
}
