/** Where to send it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { ErrorPanel } from '@shared/ui/error-panel'
import { QrCard } from '@shared/ui/qr-card'
import { Skeleton } from '@shared/ui/skeleton'
import { SumRow } from '@shared/ui/sum-row'
import { copy } from 'shell/overlay'
import { failureOf } from 'shell/transport'
import { saveFile } from '../../parts/save-file.ts'
import { useAddress } from './recharge.api.ts'
import css from './recharge.module.css'

export function AddressCard({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useAddress(order)
  if (!data && error)
    return (
      <ErrorPanel
        title={<Trans>Couldn't load the address</Trans>}
        failure={failureOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data?.address) return <Skeleton width="100%" height={150} />
  const { address, qrText, memo } = data
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
