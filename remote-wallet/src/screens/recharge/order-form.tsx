/** Currency, network, amount; where the server takes no proof later, the pictures, too. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { type Decimal, LEDGER_PLACES } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { SelectField } from '@shared/ui/select-field'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { setQuery, useLeaveGuard, usePageSignal, useRoute } from 'shell/navigation'
import { hasFeature, useOrder } from 'shell/transport'
import { CurrencySheet, NetworkSheet } from './choice-sheets.tsx'
import { ApplyNote } from './open-orders.tsx'
import { useFaultWords, useReason } from './order-words.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { isUploading, pathsOf } from './pictures.ts'
import { type Applied, apply, orderOf } from './recharge.api.ts'
import { amountFault, amountOf, type Choice, type Network } from './recharge.model.ts'
import css from './recharge.module.css'
import { useProof } from './use-proof.ts'

type FormProps = {
  all: readonly Choice[]
  choice: Choice
  network: Network
  /** The server said no: what stands here may be out of date. */
  onRefused(): void
}

export function OrderForm({ all, choice, network, onRefused }: FormProps) {
  const { t } = useLingui()
  const [amount, setAmount] = useState<Decimal | ''>(amountOf(useRoute().query))
  const [tried, setTried] = useState(false)
  const [sheet, setSheet] = useState<'currency' | 'network'>()
  const { all: proof, done } = useProof('new')
  const page = usePageSignal()
  const { state, begin, send, busy } = useOrder<Applied>({
    onDone: applied => {
      done()
      const order = orderOf(applied)
      if (order && !page.aborted) setQuery({ id: order.id, currency: undefined, network: undefined, amount: undefined })
    },
  })
  const withPictures = !hasFeature('recharge-voucher')
  const uploading = isUploading(proof.pictures)
  useLeaveGuard(busy || uploading)
  const words = useFaultWords(network, choice.currency)
  const { currency } = choice
  const { network: name } = network
  const usual = formatDuration(useLanguage().bcp47, network.rechargeMinutes)
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
    if (fault || uploading) return
    const voucher = pathsOf(proof.pictures)
    void send((id, onChecking) => apply({ currency, network: name, amount, voucher }, id, onChecking)).then(onRefused)
  }
  const reason = useReason(network, uploading)
  const refused = state.phase === 'failed' && state.failure.field === 'amount' ? state.failure.text : undefined
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
        places={LEDGER_PLACES}
        value={amount}
        onChange={change}
        disabled={busy}
        error={fault && (tried || amount.startsWith('-')) ? words[fault] : refused}
      />
      <Banner
        kind="wait"
        icon={TriangleAlert}
        title={
          <Trans>
            Send only {currency} on {name}. Anything else is lost
          </Trans>
        }
      />
      <Sums>
        <SumRow label={<Trans>Fee</Trans>} value={<Amount open value="0" unit={currency} />} />
        <SumRow label={<Trans>Usual time</Trans>} value={t`about ${usual}`} />
        <SumRow
          strong
          label={<Trans>You receive</Trans>}
          value={<Amount open value={fault ? null : amount || null} places={8} minPlaces={2} unit={currency} />}
        />
      </Sums>
      {withPictures && <PictureTiles {...proof} />}
      <ApplyNote state={state} />
      <ActionBar bleed>
        <Button type="submit" look="primary" wide loading={busy} reason={reason}>
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
