/** Loan agreement: the terms with their figures, signed and sent; or as it was signed (docs/rules/invest.md#loans). */
import { Trans } from '@lingui/react/macro'
import { loanSetListCall } from '@shared/contract/calls/invest/loans'
import * as to from '@shared/contract/to'
import { TitleBar } from '@shared/ui/title-bar'
import { useEffect } from 'react'
import { back, go, usePlace } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page, together } from 'shell/screen'
import { choiceOf } from '../../parts/loans/choice.ts'
import { useLoanInfo } from '../../parts/loans/loans.api.ts'
import { Loading } from './loading.tsx'
import css from './loan-agreement.module.css'
import { Signed } from './signed.tsx'
import { Signing } from './signing.tsx'

export default function LoanAgreementScreen() {
  const { id } = usePlace(to.loanAgreement).query
  return (
    <Page>
      <TitleBar title={<Trans>Loan agreement</Trans>} onBack={back} />
      <div className={css.page}>{id ? <Signed id={id} /> : <NewAgreement />}</div>
    </Page>
  )
}

/** An agreement before signing. Without terms in the address it goes back to the form. */
function NewAgreement() {
  const { query } = usePlace(to.loanAgreement)
  const offer = together(useCall(loanSetListCall, {}), useLoanInfo())
  if (!query.set) return <Elsewhere />
  return (
    <Loaded of={offer} title={<Trans>Couldn't load the loan terms</Trans>} skeleton={<Loading />}>
      {([sets, info]) => {
        const choice = choiceOf(query, sets, info.freeDay)
        return choice ? <Signing choice={choice} info={info} /> : <Elsewhere />
      }}
    </Loaded>
  )
}

function Elsewhere() {
  const { coin, amount, days } = usePlace(to.loanAgreement).query
  useEffect(() => {
    go(to.loan({ type: coin ? 'pledge' : undefined, amount, days, coin }), { replace: true })
  }, [coin, amount, days])
  return <Loading />
}
