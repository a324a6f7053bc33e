/** What may be done now, or why it may not; and the sheets that it opens. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { countsAsVerified, isIdentityUnderReview } from '@shared/contract/identity'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { useAddressedSheet, useLater, useOfflineReason } from 'shell/screen'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { type Act, actOf, isFrozen } from './offerings.model.ts'
import { useFigures } from './words.ts'

const loadSheets = () => import(/* webpackChunkName: "offering-sheets" */ './sheets.ts')
const loadProof = () => import(/* webpackChunkName: "offering-proof" */ './proof-sheet.tsx')

type Frame = ReturnType<typeof useAddressedSheet>['frame']
type Show = (sheet: 'apply' | 'pay' | 'proof') => void

export function Actions({ of }: { of: Offering }) {
  const { value, show, frame } = useAddressedSheet(to.offerings, 'sheet')
  const act = actOf(of, countsAsVerified(useSession().user))
  const proves = isFrozen(of) && hasFeature('ieo-proof')
  const frameOf = (name: string): Frame => ({ ...frame, open: value === name })
  // that one is too late needs no button where there is a result to look at
  const rests = act.is === 'applied' || act.is === 'over' || (act.is === 'closed' && proves)
  return (
    <>
      {(proves || !rests) && (
        <ActionBar>
          {proves && <ProofButton of={of} onShow={() => show('proof')} />}
          {!rests && <Main of={of} act={act} show={show} />}
        </ActionBar>
      )}
      <Sheets of={of} frameOf={frameOf} />
      {proves && <Proof of={of} frame={frameOf('proof')} onPay={() => show('pay')} />}
    </>
  )
}

const ProofButton = ({ of, onShow }: { of: Offering; onShow(): void }) => (
  <Button wide onClick={onShow}>
    {of.winningPrice ? <Trans>Draw result</Trans> : <Trans>Final list</Trans>}
  </Button>
)

function Main({ of, act, show }: { of: Offering; act: Act; show: Show }) {
  switch (act.is) {
    case 'apply':
      return <Apply onShow={() => show('apply')} />
    case 'identity':
      return <Identity />
    case 'pay':
      return <Pay of={act.my.amount} onShow={() => show('pay')} />
    case 'swap':
      return <Swap symbol={of.symbol} />
    default:
      return <NotNow of={of} act={act} />
  }
}

function Apply({ onShow }: { onShow(): void }) {
  return (
    <Button wide look="primary" reason={useOfflineReason()} onClick={onShow}>
      <Trans context="offering">Apply</Trans>
    </Button>
  )
}

/** While the identity is under review, or its page is not live, there is nothing to press. */
function Identity() {
  const { t } = useLingui()
  const isUnderReview = isIdentityUnderReview(useSession().user)
  const way = useWay(to.identity())
  if (isUnderReview) return <NoApply reason={t`Identity under review`} />
  if (!way) return <NoApply reason={t`Verify your identity to apply`} />
  return (
    <Button wide look="primary" href={way} consequence={<Trans>Verify your identity to apply</Trans>}>
      <Trans>Verify identity</Trans>
    </Button>
  )
}

function Pay({ of, onShow }: { of: string; onShow(): void }) {
  const amount = useFigures().price(of)
  return (
    <Button wide look="primary" reason={useOfflineReason()} onClick={onShow}>
      <Trans>Pay {amount} USDT</Trans>
    </Button>
  )
}

function Swap({ symbol }: { symbol: string }) {
  const href = useWay(to.swap({ from: symbol }))
  if (!href) return null
  return (
    <Button wide look="primary" href={href}>
      <Trans>Swap {symbol}</Trans>
    </Button>
  )
}

function NotNow({ of, act }: { of: Offering; act: Act }) {
  return <NoApply reason={useReason(of, act)} />
}

/** Why nobody applies with this account now. */
function useReason(of: Offering, act: Act): string {
  const { t } = useLingui()
  const opens = formatRecordTime(of.applyStart)
  if (act.is === 'early') return t`Applications open on ${opens}`
  if (act.is === 'elsewhere') return t`You already applied from another account`
  if (act.is !== 'barred') return t`Applications are closed`
  const again = formatRecordTime(act.until)
  return t`You didn't pay for an earlier offering. You can apply again from ${again}.`
}

const NoApply = ({ reason }: { reason: string }) => (
  <Button wide look="primary" reason={reason}>
    <Trans context="offering">Apply</Trans>
  </Button>
)

function Sheets({ of, frameOf }: { of: Offering; frameOf(name: string): Frame }) {
  const { parts } = useLater(loadSheets)
  if (!parts) return null
  return (
    <>
      <parts.ApplySheet of={of} frame={frameOf('apply')} />
      {of.my && <parts.PaySheet of={of} my={of.my} frame={frameOf('pay')} />}
    </>
  )
}

function Proof(props: { of: Offering; frame: Frame; onPay(): void }) {
  const { parts } = useLater(loadProof)
  return parts && <parts.ProofSheet {...props} />
}
