/** Where to send it: an address, or a bank's details; until they are issued, how one comes to them. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { Recharge, rechargeAddressCall } from '@shared/contract/calls/wallet'
import { Banner } from '@shared/ui/banner'
import { ErrorPanel } from '@shared/ui/error-panel'
import { QrCard } from '@shared/ui/qr-card'
import { saveFile } from '@shared/ui/save-file'
import { Skeleton } from '@shared/ui/skeleton'
import { SumRow } from '@shared/ui/sum-row'
import { Headset } from 'lucide-react'
import { useLiveChat } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { Loaded } from 'shell/screen'
import { ChatBanner } from '../../parts/live-chat.tsx'
import { TestServer } from './no-real-money.tsx'
import { PayeeCard } from './payee-card.tsx'
import { useAddress } from './recharge.api.ts'
import { codeOf, isPayableTo } from './recharge.model.ts'

const Loading = () => <Skeleton width="100%" height={150} />

const failed = <Trans>Couldn't load the address</Trans>

export function AddressCard({ order }: { order: Recharge }) {
  const { answer, lost, again } = useAddress(order)
  return (
    <Loaded of={answer} title={failed} skeleton={<Loading />} undated>
      {issued => (
        <>
          {lost ? <ErrorPanel title={failed} onRetry={again} /> : <Card order={order} {...issued} />}
          {(lost || isPayableTo(issued)) && (
            <ChatBanner order={order.id}>
              <Trans>Questions about this payment?</Trans>
            </ChatBanner>
          )}
          <p className="visually-hidden" aria-live="polite">
            {isPayableTo(issued) && <Trans>Payment details ready</Trans>}
          </p>
        </>
      )}
    </Loaded>
  )
}

type CardProps = { order: Recharge } & OutputOf<typeof rechargeAddressCall>

function Card({ order, address, payee, qrText, memo }: CardProps) {
  const { t } = useLingui()
  if (payee) return <PayeeCard payee={payee} />
  if (!address) return <Unissued order={order} />
  return (
    <QrCard
      label={t`Your deposit address`}
      address={address}
      text={codeOf(address, qrText)}
      onCopy={() => void copy(address)}
      onSave={async picture => saveFile(await picture(), `${order.currency}-${order.network}.png`)}
    >
      {memo && <SumRow label={<Trans>Tag</Trans>} value={memo} />}
      {address.startsWith('sandbox1') && <TestServer />}
    </QrCard>
  )
}

/** The chat gives it; where there is none, the desk issues it by itself. */
function Unissued({ order }: { order: Recharge }) {
  const chat = useLiveChat(order.id)
  return (
    <>
      {chat && <Banner icon={Headset} title={<Trans>Get the address from live chat</Trans>} href={chat} />}
      <Banner kind="wait" title={<Trans>Waiting for payment details</Trans>}>
        <Trans>
          Don't send anything yet. The details will appear here automatically. You can leave this page and we'll notify
          you.
        </Trans>
      </Banner>
    </>
  )
}
