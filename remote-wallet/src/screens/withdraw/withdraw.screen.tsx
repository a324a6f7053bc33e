/** Withdraw: what stands before it, else where to and how much; confirmed in a sheet (docs/rules/wallet.md#withdrawal). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { FileClock } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { serverNow } from 'shell/market-feed'
import { back, useWay } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { useSession } from 'shell/session'
import { ChatButton } from '../../parts/live-chat.tsx'
import { gateAfter, gateBefore } from './gate.model.ts'
import { Gate } from './gate.tsx'
import { useOffer } from './withdraw.api.ts'
import { choicesOf } from './withdraw.model.ts'
import css from './withdraw.module.css'
import { WithdrawForm } from './withdraw-form.tsx'

export default function WithdrawScreen() {
  const { user } = useSession()
  const before = user && gateBefore(user)
  return (
    <Page>
      <Bar />
      <div className={css.page}>{before ? <Gate of={before} onEnd={() => {}} /> : user && <Offer user={user} />}</div>
    </Page>
  )
}

function Bar() {
  const { t } = useLingui()
  const records = useWay(to.records({ tab: 'withdraw' }))
  const actions = (
    <>
      <HelpButton about="withdrawal" />
      <ChatButton />
      {records && <IconButton icon={FileClock} label={t`History`} href={records} />}
    </>
  )
  return <TitleBar title={<Trans context="noun">Withdrawal</Trans>} onBack={back} actions={actions} />
}

const Loading = () => (
  <div className={css.form}>
    <div className={css.pair}>
      <Skeleton height={50} />
      <Skeleton height={50} />
    </div>
    <Skeleton width="100%" height={74} />
    <Skeleton width="100%" height={94} />
    <SkeletonRows rows={4} single />
  </div>
)

/** The first that stands before it, as far as the answers tell; else the form. */
function Offer({ user }: { user: UserInfo }) {
  const { of, rules } = useOffer()
  return (
    <Loaded of={of} title={<Trans>Couldn't load your withdrawal options</Trans>} skeleton={<Loading />}>
      {([currencies, { records: accounts }, balances]) => {
        const gate = gateAfter(user, accounts.length, rules.data ?? undefined, serverNow())
        if (gate) return <Gate of={gate} onEnd={() => void rules.refetch()} />
        const data = { currencies, accounts, balances, rules: rules.data ?? undefined }
        return <WithdrawForm user={user} all={choicesOf(currencies)} {...data} renew={() => void of.refetch()} />
      }}
    </Loaded>
  )
}
