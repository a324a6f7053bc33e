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
import css from './withdrawal-sums.module.css'

/** What came to nothing does not arrive: its figures step back. */
const arrives = ({ status }: Withdrawal): boolean => status >= paymentStates.underReview

/** A bank pays in its own currency, at the rate that was fixed when it was asked for. */
function ByBank({ order }: { order: Withdrawal }) {
  const { currency, payCurrency, payRate, payAmount } = order
  const rate = useRateWords()
  if (!payCurrency || !payRate || !payAmount) return null
  return (
    <>
      <SumRow label={<Trans>Exchange rate</Trans>} value={rate(currency, payRate, payCurrency)} />
      <SumRow
        strong={arrives(order)}
        label={<Trans>Bank pays</Trans>}
        value={<Paid value={payAmount} currency={payCurrency} />}
      />
    </>
  )
}

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

export function WithdrawalSums({ order }: { order: Withdrawal }) {
  const { t } = useLingui()
  const nameOf = useNetworkName()
  const { id, currency, network, amount, fee, net, kind, account, label, txHash } = order
  const toBank = kind === payoutKinds.bank
  return (
    <Sums>
      <SumRow label={<Trans>Amount requested</Trans>} value={<Held value={amount} currency={currency} />} />
      <SumRow label={<Trans>Fee</Trans>} value={<Held value={fee} currency={currency} />} />
      <SumRow
        strong={!toBank && arrives(order)}
        label={<Trans>You receive</Trans>}
        value={<Held value={net} currency={currency} />}
      />
      <ByBank order={order} />
      <SumRow label={<Trans>Network</Trans>} value={nameOf(network)} />
      {label && <SumRow label={<Trans>Label</Trans>} value={label} />}
      {toBank ? (
        <SumRow label={<Trans>Bank account</Trans>} value={account} />
      ) : (
        <SumRow label={<Trans>Address</Trans>} value={<FullAddress address={account} />} />
      )}
      {txHash && <Copied label={t`Transaction ID`} value={txHash} />}
      <Copied label={t`Withdrawal number`} value={id} />
    </Sums>
  )
}
