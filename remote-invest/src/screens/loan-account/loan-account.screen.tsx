/** What is owed, when it is due, what may still be borrowed, and the loans that run (docs/rules/invest.md#repaying). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText } from 'lucide-react'
import { back, usePlace, useWay } from 'shell/navigation'
import { Loaded, Page, together, useAddressedSheet, useLater } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { Edges } from '../../parts/edges/edges.tsx'
import { useLoanInfo, useRunningLoans } from '../../parts/loans/loans.api.ts'
import { Limits } from './limits.tsx'
import css from './loan-account.module.css'
import { Owed } from './owed.tsx'
import { type LoanSheet, type Manage, Running } from './running.tsx'

const loadSheets = () => import(/* webpackChunkName: "loan-sheets" */ './sheets.ts')

const Loading = () => (
  <div className={css.page}>
    <Skeleton width="60%" height={64} />
    <Skeleton width="100%" height={56} />
    <SkeletonRows rows={4} single />
  </div>
)

export default function LoanAccountScreen() {
  const { query } = usePlace(to.loanAccount)
  const { show, value, frame } = useManage()
  const loans = useRunningLoans()
  const sheets = useLater(loadSheets).parts
  const able = sheets && hasFeature('loan-manage')
  return (
    <Page>
      <Bar />
      <Edges>
        <Loaded
          of={together(useLoanInfo(), loans)}
          title={<Trans>Couldn't load your loan account</Trans>}
          skeleton={<Loading />}
        >
          {([info, { pages }]) => (
            <div className={css.page}>
              <Owed info={info} loans={pages.flatMap(page => page?.records ?? [])} />
              <Running of={loans} onManage={show} />
              <Limits info={info} />
            </div>
          )}
        </Loaded>
      </Edges>
      {able && <sheets.RepaySheet id={value === 'repay' ? query.id : undefined} frame={frame('repay')} />}
      {able && (
        <sheets.CollateralSheet id={value === 'collateral' ? query.id : undefined} frame={frame('collateral')} />
      )}
      {sheets && <sheets.WhatIfSheet id={value === 'what-if' ? query.id : undefined} frame={frame('what-if')} />}
    </Page>
  )
}

/** All sheets have one entry of the history: which, and of which loan, stands in the address. */
function useManage() {
  const { setQuery } = usePlace(to.loanAccount)
  const { value, show, frame } = useAddressedSheet(to.loanAccount, 'sheet')
  const manage: Manage = (sheet, id) => {
    show(sheet)
    setQuery({ id })
  }
  return { value, show: manage, frame: (sheet: LoanSheet) => ({ ...frame, open: value === sheet }) }
}

function Bar() {
  const { t } = useLingui()
  const orders = useWay(to.loanOrders())
  return (
    <TitleBar
      title={<Trans>Loan account</Trans>}
      onBack={back}
      actions={orders && <IconButton icon={ScrollText} label={t`Loan orders`} href={orders} />}
    />
  )
}
