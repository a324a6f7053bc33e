/** Every loan that was asked for, with what became of it (docs/rules/invest.md#loans). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { IconButton } from '@shared/ui/icon-button'
import { TitleBar } from '@shared/ui/title-bar'
import { Wallet } from 'lucide-react'
import { back, useListMemory, usePlace, useWay } from 'shell/navigation'
import { Page, useAddressedSheet, useLater } from 'shell/screen'
import { useStatusWords } from '../../parts/loans/words.ts'
import { LoanList } from './loan-list.tsx'
import { statuses, statusOf } from './loan-orders.model.ts'
import css from './loan-orders.module.css'

const loadSheet = () => import(/* webpackChunkName: "loan-order" */ './loan-sheet.tsx')

export default function LoanOrdersScreen() {
  const { query } = usePlace(to.loanOrders)
  const { value: id, show, frame } = useAddressedSheet(to.loanOrders, 'id')
  const sheet = useLater(loadSheet).parts
  useListMemory('loans')
  return (
    <Page>
      <Bar />
      <div className={css.page}>
        <Statuses />
        <LoanList status={statusOf(query)} onOpen={show} />
      </div>
      {sheet && <sheet.LoanSheet id={id} frame={frame} />}
    </Page>
  )
}

function Bar() {
  const { t } = useLingui()
  const account = useWay(to.loanAccount())
  return (
    <TitleBar
      title={<Trans>Loan orders</Trans>}
      onBack={back}
      actions={account && <IconButton icon={Wallet} label={t`Loan account`} href={account} />}
    />
  )
}

function Statuses() {
  const { t } = useLingui()
  const words = useStatusWords()
  const { query, setQuery } = usePlace(to.loanOrders)
  const chosen = statusOf(query)
  return (
    <Chips label={t`Status`}>
      <Chip on={chosen === undefined} onClick={() => setQuery({ status: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {statuses.map(status => (
        <Chip key={status} on={status === chosen} onClick={() => setQuery({ status: String(status) })}>
          {words[status].text}
        </Chip>
      ))}
    </Chips>
  )
}
