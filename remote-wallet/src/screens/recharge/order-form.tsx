/** Currency, network, amount; where the server takes no proof later, the pictures, too. */
import { Trans } from '@lingui/react/macro'
import { rechargeApplyCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Column, Columns } from '@shared/ui/columns'
import { useForm } from 'shell/form'
import { useLanguage } from 'shell/i18n'
import { useLeaveGuard, usePlace } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { hasFeature } from 'shell/transport'
import { useAddressAmount } from '../../parts/address-amount.ts'
import { OnlyThis } from './only-this.tsx'
import { ApplyNote } from './open-orders.tsx'
import { AmountField, Terms, Where } from './order-parts.tsx'
import { useFaultWords, useReason } from './order-words.ts'
import { Cost, PayIn } from './pay-in.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import { isUploading, usePictures } from './pictures.ts'
import { useRate } from './recharge.api.ts'
import { amountOf, type Choice, chosenFiat, type Fiat, type Network, orderModel } from './recharge.model.ts'
import css from './recharge.module.css'

type FormProps = {
  all: readonly Choice[]
  fiats: readonly Fiat[]
  choice: Choice
  network: Network
  /** After a refusal: the answers shown here may be out of date. */
  onFailed(): void
}

/** By bank: the currency that is paid there, with its rate; neither by a chain. */
function usePayment(currency: string, { kind }: Network, fiats: readonly Fiat[], payCurrency: string) {
  const { bcp47 } = useLanguage()
  const fiat = kind === 'bank' ? chosenFiat(fiats, payCurrency, bcp47) : undefined
  return { fiat, rate: useRate(currency, fiat?.currency) }
}

export function OrderForm({ all, fiats, choice: { currency, networks }, network, onFailed }: FormProps) {
  const { query, setQuery } = usePlace(to.recharge)
  const { network: name } = network
  const words = useFaultWords(network, currency)
  const pictures = usePictures('new')
  const uploading = isUploading(pictures)
  const order = useOrder(rechargeApplyCall, {
    onDone(row) {
      pictures.clear()
      if (row) setQuery({ id: row.id, currency: undefined, network: undefined, amount: undefined })
    },
    onFailed,
  })
  const from = { amount: amountOf(query) }
  const form = useForm(orderModel, network, { words: fault => words[fault], sending: order, from })
  const { fiat, rate } = usePayment(currency, network, fiats, form.form.payCurrency)
  const reason = useReason(network, { uploading, unpriced: fiat !== undefined && !rate.data })
  useLeaveGuard(order.busy || uploading)
  const { amount } = form.form
  useAddressAmount(from.amount, amount, asked => form.change({ amount: asked }))
  const ready = form.ready && amount ? amount : null
  const submit = () => {
    if (!form.press() || uploading) return
    const voucher = pictures.sent.map(({ path }) => path)
    const paid = fiat && { payCurrency: fiat.currency }
    void order.send({ currency, network: name, amount, ...paid, ...(voucher.length > 0 && { voucher }) })
  }
  return (
    <form className={css.form} translate="no" {...form.frame(submit)}>
      <Columns>
        <Column>
          {' '}
          <Where {...{ all, currency, networks, network: name }} disabled={order.busy} onChoose={order.begin} />
          <AmountField {...form.field('amount')} {...{ currency, network }} disabled={order.busy} />
          {fiat ? (
            <PayIn
              {...{ fiats }}
              chosen={fiat}
              onChoose={payCurrency => form.change({ payCurrency })}
              disabled={order.busy}
            />
          ) : (
            <OnlyThis currency={currency} network={name} />
          )}
        </Column>
        <Column end>
          {' '}
          <Terms {...{ currency, network }} amount={ready} />
          {fiat && <Cost from={currency} fiat={fiat} amount={ready} rate={rate} />}
          {!hasFeature('recharge-voucher') && <PictureTiles {...pictures} />}
          <ApplyNote state={order.state} />
        </Column>
        <ActionBar bleed>
          <Button type="submit" look="primary" wide loading={order.busy} reason={reason}>
            <OrderWords state={order.state}>
              {fiat ? <Trans>Get the bank details</Trans> : <Trans>Get the address</Trans>}
            </OrderWords>
          </Button>
        </ActionBar>
      </Columns>
    </form>
  )
}
