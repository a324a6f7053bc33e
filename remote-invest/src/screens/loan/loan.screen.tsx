/** Loan: how much, for how long, on what; what it costs before anything is signed (docs/rules/invest.md#loans). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Segmented } from '@shared/ui/segmented'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText, Wallet } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, usePlace, useWays } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { type LoanName, nameOf, setOf } from '../../parts/loans/choice.ts'
import { useOffer } from './loan.api.ts'
import css from './loan.module.css'
import { LoanForm } from './loan-form.tsx'

const Loading = () => (
  <div className={css.form}>
    <Skeleton width="100%" height={92} />
    <Skeleton width="100%" height={74} />
    <Skeleton width="100%" height={32} />
    <SkeletonRows rows={4} single />
  </div>
)

function Bar() {
  const { t } = useLingui()
  const way = useWays()
  const [account, orders] = [way(to.loanAccount()), way(to.loanOrders())]
  const actions = (
    <>
      <HelpButton about="loan" />
      {account && <IconButton icon={Wallet} label={t`Loan account`} href={account} />}
      {orders && <IconButton icon={ScrollText} label={t`Loan orders`} href={orders} />}
    </>
  )
  return <TitleBar title={<Trans>Loan</Trans>} onBack={back} actions={actions} />
}

function Kinds({ name }: { name: LoanName }) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.loan)
  return (
    <Segmented
      label={t`Kind of loan`}
      options={[
        { value: 'credit', label: <Trans>Credit loan</Trans> },
        { value: 'pledge', label: <Trans>Pledge loan</Trans> },
      ]}
      value={name}
      onChange={type => setQuery({ type })}
    />
  )
}

export default function LoanScreen() {
  const name = nameOf(usePlace(to.loan).query.type)
  return (
    <Page>
      <Bar />
      <div className={css.page}>
        <Kinds name={name} />
        <Loaded of={useOffer()} title={<Trans>Couldn't load the loan terms</Trans>} skeleton={<Loading />}>
          {([sets, info, balances]) => {
            const set = setOf(sets, name)
            return set ? <LoanForm key={name} {...{ name, set, info, balances }} /> : <NotLent />
          }}
        </Loaded>
      </div>
    </Page>
  )
}

const NotLent = () => (
  <p className={css.note}>
    <Trans>This kind of loan isn't offered here.</Trans>
  </p>
)
