/** Where to send it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { Recharge, rechargeAddressCall } from '@shared/contract/calls/wallet'
import { QrCard } from '@shared/ui/qr-card'
import { saveFile } from '@shared/ui/save-file'
import { Skeleton } from '@shared/ui/skeleton'
import { SumRow } from '@shared/ui/sum-row'
import { copy } from 'shell/overlay'
import { Loaded } from 'shell/screen'
import { useAddress } from './recharge.api.ts'
import css from './recharge.module.css'

const Loading = () => <Skeleton width="100%" height={150} />

export function AddressCard({ order }: { order: Recharge }) {
  return (
    <Loaded of={useAddress(order)} title={<Trans>Couldn't load the address</Trans>} skeleton={<Loading />}>
      {issued => <Card order={order} {...issued} />}
    </Loaded>
  )
}

type CardProps = { order: Recharge } & OutputOf<typeof rechargeAddressCall>

function Card({ order, address, qrText, memo }: CardProps) {
  const { t } = useLingui()
  if (!address) return <Loading />
  return (
    <QrCard
      label={t`Your deposit address`}
      address={address}
      text={qrText ?? address}
      onCopy={() => void copy(address)}
      onSave={async picture => saveFile(await picture(), `${order.currency}-${order.network}.png`)}
    >
      {memo && <SumRow label={<Trans>Tag</Trans>} value={memo} />}
      {address.startsWith('sandbox1') && (
        <p className={css.test}>
          <Trans>Test server: don't send real funds</Trans>
        </p>
      )}
    </QrCard>
  )
}
