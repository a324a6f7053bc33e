/** The last look: what arrives, where, what it leaves; then who sends it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { withdrawalApplyCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { formatDuration } from '@shared/format/duration'
import { type Decimal, sum } from '@shared/money'
import { Address } from '@shared/ui/address'
import { Amount } from '@shared/ui/amount'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { useNetworkName } from '../../parts/network-name.ts'
import { type DetailParts, OrderDetails, type OrderFields } from '../../parts/order-details.tsx'
import { paidPlaces, placesOf } from '../../parts/places.ts'
import { ProofFields, useProof } from './proof.tsx'
import { SendingNote } from './sending-note.tsx'
import { RateRows, Whole } from './terms.tsx'
import type { Withdraw, WithdrawalData } from './use-withdraw.ts'
import type { Destination } from './withdraw.model.ts'
import css from './withdraw.module.css'
import { useFigure } from './words.ts'

type Props = SheetFrame & { data: WithdrawalData; destination: Destination; withdraw: Withdraw }

export function ConfirmSheet({ data, destination, withdraw, open, onClose }: Props) {
  const { state, busy, form } = withdraw
  const proof = useProof(data.user, withdraw, open)
  const id = useId()
  const offline = useOfflineReason()
  const records = useWay(to.records({ tab: 'withdraw' }))
  const figure = useFigure()(form.form.amount || '0', destination.choice.currency)
  const unsure = state.phase === 'unconfirmed' && records !== undefined
  const send = (
    <Button type="submit" form={id} wide look="primary" loading={busy} reason={busy ? undefined : offline}>
      <OrderWords state={state}>
        <Trans>Withdraw {figure}</Trans>
      </OrderWords>
    </Button>
  )
  const look = (
    <Button wide look="primary" href={records}>
      <Trans>Check your history</Trans>
    </Button>
  )
  return (
    <Sheet {...{ open, busy, onClose }} title={<Trans>Confirm withdrawal</Trans>} actions={unsure ? look : send}>
      <form id={id} className={css.sheet} {...proof.form.frame(proof.submit)}>
        <OrderDetails parts={above} of={{ destination, withdraw }} />
        <Sums>
          <OrderDetails parts={rows} of={{ destination, withdraw }} />
        </Sums>
        <Final />
        {!unsure && <ProofFields proof={proof} disabled={busy} />}
        <SendingNote state={state} />
      </form>
    </Sheet>
  )
}

type Part = Pick<Props, 'destination' | 'withdraw'>

/** The figure of the sheet: what the person gets. */
function Arrives({ destination: { choice, network }, withdraw: { outcome } }: Part) {
  const { bcp47 } = useLanguage()
  const name = useNetworkName()(network.network)
  const usual = formatDuration(bcp47, network.withdrawMinutes)
  const { payout, net } = outcome
  const [value, unit] = payout ? [payout.amount, payout.currency] : [net, choice.currency]
  const places = payout ? { places: paidPlaces(payout.currency) } : { places: 8, minPlaces: 2 }
  return (
    <div>
      <p className={css.line}>
        <Trans>You receive</Trans>
        <span>
          <Trans>
            {name} · about {usual}
          </Trans>
        </span>
      </p>
      <Amount open size="display" value={value} unit={unit} {...places} />
    </div>
  )
}

/** An address whole, in groups to be compared; a bank with its holder. */
function Where({ destination: { account } }: Part) {
  if (!account) return null
  const { label, address } = account
  const bank = [account.bankName, account.number, account.realName].filter(Boolean).join(' · ')
  return (
    <div className={css.where}>
      <p className={css.line}>
        {label ? (
          <Trans context="recipient">To “{label}”</Trans>
        ) : address ? (
          <Trans>Address</Trans>
        ) : (
          <Trans>Bank account</Trans>
        )}
      </p>
      {address ? <Address value={address} /> : <p className={css.bank}>{bank}</p>}
    </div>
  )
}

const Asked = ({ destination: { choice }, withdraw: { form } }: Part) => (
  <SumRow label={<Trans>Amount</Trans>} value={<Whole value={form.form.amount || '0'} unit={choice.currency} />} />
)

const Fee = ({ destination: { choice }, withdraw: { outcome } }: Part) => (
  <SumRow label={<Trans>Fee</Trans>} value={<Whole value={outcome.fee} unit={choice.currency} />} />
)

function ByBank({ destination: { choice }, withdraw: { outcome } }: Part) {
  const { currency } = choice
  if (!outcome.payout) return null
  return (
    <>
      <SumRow label={<Trans>After the fee</Trans>} value={<Whole value={outcome.net} unit={currency} />} />
      <RateRows from={currency} {...outcome.payout} />
    </>
  )
}

/** What the order leaves of its currency. */
function Balances({ destination: { choice }, withdraw: { form, balance } }: Part) {
  const { currency } = choice
  const amount = form.form.amount || '0'
  return (
    <>
      <Moves label={<Trans>Balance account</Trans>} currency={currency} from={balance?.available} by={`-${amount}`} />
      <Moves label={<Trans>Locked until paid out</Trans>} currency={currency} from={balance?.frozen} by={amount} />
    </>
  )
}

type MovesProps = { label: ReactNode; currency: string; from: Decimal | undefined; by: Decimal }

/** Before and after. */
function Moves({ label, currency, from = '0', by }: MovesProps) {
  const digits = { places: placesOf(currency), minPlaces: 2 }
  return (
    <SumRow
      label={label}
      before={<Amount value={from} {...digits} />}
      value={<Amount value={sum([from, by]).toString()} {...digits} />}
    />
  )
}

type Fields = OrderFields<typeof withdrawalApplyCall>

const above: DetailParts<Pick<Fields, 'network' | 'accountId'>, Part> = { network: Arrives, accountId: Where }
const rows: DetailParts<Omit<Fields, keyof typeof above>, Part> = {
  ...{ amount: Asked, expectedFee: Fee, expectedRate: ByBank, currency: Balances },
  // typed into the sheet itself
  ...{ withdrawPassword: null, googleCode: null },
}

function Final() {
  const { t } = useLingui()
  return (
    <Banner kind="wait" icon={TriangleAlert} title={<Trans>Once sent, a withdrawal can't be reversed.</Trans>}>
      {hasFeature('wallet-cancel') ? t`You can cancel until the review begins.` : undefined}
    </Banner>
  )
}
