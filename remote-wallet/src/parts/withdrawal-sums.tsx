/** What leaves, what it costs, what arrives and where: the address whole. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Withdrawal } from '@shared/contract/calls/wallet'
import { paymentStates, payoutKinds } from '@shared/contract/codes'
import { Address } from '@shared/ui/address'
import { IconButton } from '@shared/ui/icon-button'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Copy } from 'lucide-react'
import { copy } from 'shell/overlay'
import { Copied } from './copied.tsx'
import { Held, Paid, useRateWords } from './figures.tsx'
import { useNetworkName } from './network-name.ts'
import { type DetailParts, OrderDetails } from './order-details.tsx'
import css from './withdrawal-sums.module.css'

/** What came to nothing does not arrive: its figures step back. */
const arrives = ({ status }: Withdrawal): boolean => status >= paymentStates.underReview

type Part = { order: Withdrawal }

const Asked = ({ order: { amount, currency } }: Part) => (
  <SumRow label={<Trans>Amount requested</Trans>} value={<Held value={amount} currency={currency} />} />
)

const Fee = ({ order: { fee, currency } }: Part) => (
  <SumRow label={<Trans>Fee</Trans>} value={<Held value={fee} currency={currency} />} />
)

const Net = ({ order }: Part) => (
  <SumRow
    strong={order.kind !== payoutKinds.bank && arrives(order)}
    label={<Trans>You receive</Trans>}
    value={<Held value={order.net} currency={order.currency} />}
  />
)

/** A bank pays in its own currency, at the rate that was fixed when it was asked for. */
function ByBank({ order }: Part) {
  const { currency, payCurrency, payRate, payAmount } = order
  const rate = useRateWords()
  if (!payCurrency || !payRate || !payAmount) return null
  return (
    <>
      <SumRow label={<Trans>Exchange rate</Trans>} value={rate(currency, payRate, payCurrency)} />
      <SumRow
        strong={arrives(order)}
        label={<Trans>Amount paid to your bank</Trans>}
        value={<Paid value={payAmount} currency={payCurrency} />}
      />
    </>
  )
}

const Network = ({ order }: Part) => <SumRow label={<Trans>Network</Trans>} value={useNetworkName()(order.network)} />

const Label = ({ order: { label } }: Part) => label && <SumRow label={<Trans>Label</Trans>} value={label} />

/** To be compared letter by letter: it is never shortened. */
function FullAddress({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <div className={css.to}>
      <Address value={address} />
      <IconButton icon={Copy} size={18} label={t`Copy the address`} onClick={() => void copy(address)} />
    </div>
  )
}

const Account = ({ order: { kind, account } }: Part) =>
  kind === payoutKinds.bank ? (
    <SumRow label={<Trans>Bank account</Trans>} value={account} />
  ) : (
    <SumRow label={<Trans>Address</Trans>} value={<FullAddress address={account} />} />
  )

function Hash({ order: { txHash } }: Part) {
  const { t } = useLingui()
  return txHash && <Copied label={t`Transaction ID`} value={txHash} />
}

function Id({ order: { id } }: Part) {
  const { t } = useLingui()
  return <Copied label={t`Withdrawal number`} value={id} />
}

const fields: DetailParts<Withdrawal, Part> = {
  ...{ amount: Asked, fee: Fee, net: Net, payRate: ByBank },
  ...{ network: Network, label: Label, account: Account, txHash: Hash, id: Id },
  // beside each amount, in the badge, in the steps, or for whoever asks for the same again
  ...{ currency: null, payCurrency: null, payAmount: null, kind: null, accountId: null, clientOrderId: null },
  ...{ status: null, inReview: null, failReason: null, reason: null, ownWords: null, minutes: null },
  ...{ steps: null, createTime: null },
}

export const WithdrawalSums = ({ order }: Part) => (
  <Sums>
    <OrderDetails parts={fields} of={{ order }} />
  </Sums>
)
