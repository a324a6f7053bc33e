/** The last look before what was won is paid: how much, until when, what it leaves. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Application, type Offering, payOfferingCall } from '@shared/contract/calls/invest/offerings'
import { applicationStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { fromServerTime } from '@shared/format/time'
import { big, compare, roundUp } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { useTimeLeft } from '@shared/ui/countdown'
import { OrderNote } from '@shared/ui/order-note'
import { ProgressRing } from '@shared/ui/progress-ring'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { serverNow } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { type useAddressedSheet, useOfflineReason } from 'shell/screen'
import { Whole, WonOf } from './figures.tsx'
import { renew, useAvailable } from './offerings.api.ts'
import css from './offerings.module.css'
import { useFigures } from './words.ts'

type Props = { of: Offering; my: Application; frame: ReturnType<typeof useAddressedSheet>['frame'] }

export function PaySheet({ of, my, frame }: Props) {
  const { t } = useLingui()
  const amount = useFigures().price(my.amount)
  const order = useOrder(payOfferingCall, {
    onDone() {
      frame.onClose()
      toast(t`${amount} USDT paid`)
    },
    onFailed: renew,
  })
  const { state, busy } = order
  const { symbol } = of
  const available = useAvailable()
  const short = available !== undefined && compare(available, my.amount) < 0
  const left = useTimeLeft(fromServerTime(of.payEnd), serverNow)
  const offline = useOfflineReason()
  const missing = short ? roundUp(big(my.amount).minus(big(available)), 2) : '0'
  const deposit = useWay(to.recharge({ currency: 'USDT', amount: missing }))
  const late = left === 0 ? t`The payment deadline has passed` : undefined
  const reason = late ?? offline ?? (short ? t`More than your available balance` : undefined)
  const pays = (
    <Button
      wide
      look="primary"
      loading={busy}
      reason={busy ? undefined : reason}
      onClick={() => void order.send({ orderId: my.id })}
    >
      <OrderWords state={state}>
        <Trans>Pay {amount} USDT</Trans>
      </OrderWords>
    </Button>
  )
  // an order that is on its way or uncertain keeps its button: a link in its place would lead away from the order
  const isSettled = state.phase === 'idle' || state.phase === 'failed'
  return (
    <Sheet
      {...frame}
      open={frame.open && (busy || my.status === applicationStates.won)}
      busy={busy}
      title={<Trans>Pay for {symbol}</Trans>}
      actions={deposit && short && !late && isSettled ? <Deposit way={deposit} missing={missing} /> : pays}
    >
      <div className={css.sheet}>
        <div className={css.outcome}>
          <h3 className="title-2">
            <WonOf {...my} />
          </h3>
          <ProgressRing left={left} seconds={(fromServerTime(of.payEnd) - fromServerTime(of.drawTime)) / 1000} />
        </div>
        <Figures my={my} available={short ? undefined : available} />
        <p className={css.note}>
          <Trans>We hold your payment until your tokens arrive, then pass it to the issuer.</Trans>
        </p>
        <OrderNote state={state} records={useWay(to.offerings({ tab: 'records' }))} />
      </div>
    </Sheet>
  )
}

function Figures({ my, available }: { my: Application; available: string | undefined }) {
  const { price, tokens } = useFigures()
  return (
    <Sums>
      <SumRow label={<Trans>Tokens</Trans>} value={`${tokens(my.wonQuantity ?? '0')} ${my.symbol}`} />
      <SumRow label={<Trans>Winning price</Trans>} value={`${price(my.winningPrice)} USDT`} />
      <SumRow strong label={<Trans>Amount due</Trans>} value={<Whole value={my.amount} />} />
      {available !== undefined && (
        <SumRow
          label={<Trans>Balance account</Trans>}
          before={<Amount value={available} />}
          value={<Amount value={big(available).minus(big(my.amount)).toString()} unit="USDT" />}
        />
      )}
    </Sums>
  )
}

/** What is missing can be brought. */
function Deposit({ way, missing }: { way: string; missing: string }) {
  const amount = useFigures().price(missing)
  return (
    <Button wide look="primary" href={way}>
      <Trans>Deposit {amount} USDT more</Trans>
    </Button>
  )
}
