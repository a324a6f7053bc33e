/** Currency, network, amount; where the server takes no proof later, the pictures, too. */
import { Trans } from '@lingui/react/macro'
import { rechargeApplyCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { TriangleAlert } from 'lucide-react'
import { useForm } from 'shell/form'
import { useLeaveGuard, usePlace } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { hasFeature } from 'shell/transport'
import { ApplyNote } from './open-orders.tsx'
import { AmountField, Terms, Where } from './order-parts.tsx'
import { useFaultWords, useReason } from './order-words.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { isUploading, usePictures } from './pictures.ts'
import { amountOf, type Choice, type Network, orderModel } from './recharge.model.ts'
import css from './recharge.module.css'

type FormProps = {
  all: readonly Choice[]
  choice: Choice
  network: Network
  /** What stands here may be out of date. */
  onFailed(): void
}

export function OrderForm({ all, choice: { currency, networks }, network, onFailed }: FormProps) {
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
  const reason = useReason(network, uploading)
  useLeaveGuard(order.busy || uploading)
  const { amount } = form.form
  const submit = () => {
    if (!form.press() || uploading) return
    const voucher = pictures.sent.map(({ path }) => path)
    void order.send({ currency, network: name, amount, ...(voucher.length > 0 && { voucher }) })
  }
  return (
    <form className={css.form} {...form.frame(submit)}>
      <Where {...{ all, currency, networks, network: name }} onChoose={order.begin} />
      <AmountField {...form.field('amount')} {...{ currency, network }} disabled={order.busy} />
      <OnlyThis currency={currency} network={name} />
      <Terms {...{ currency, network }} amount={form.ready ? amount : null} />
      {!hasFeature('recharge-voucher') && <PictureTiles {...pictures} />}
      <ApplyNote state={order.state} />
      <ActionBar bleed>
        <Button type="submit" look="primary" wide loading={order.busy} reason={reason}>
          <OrderWords state={order.state}>
            <Trans>Get the address</Trans>
          </OrderWords>
        </Button>
      </ActionBar>
    </form>
  )
}

const OnlyThis = ({ currency, network: name }: { currency: string; network: string }) => (
  <Banner
    kind="wait"
    icon={TriangleAlert}
    title={
      <Trans>
        Send only {currency} on {name}. Anything else is lost
      </Trans>
    }
  />
)
