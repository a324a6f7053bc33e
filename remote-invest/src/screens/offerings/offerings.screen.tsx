/** Token offerings: what is on offer, what one applied for, and how a draw went (docs/rules/invest.md#offerings). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { ScrollText } from 'lucide-react'
import { HelpButton } from 'shell/help'
import { back, go, useListMemory, usePlace } from 'shell/navigation'
import { Page } from 'shell/screen'
import { Detail } from './detail.tsx'
import { tabOf, tabs } from './offerings.model.ts'
import css from './offerings.module.css'
import { Offers } from './offers.tsx'
import { Records } from './records.tsx'

export default function OfferingsScreen() {
  const { id } = usePlace(to.offerings).query
  return (
    <Page>
      <Bar records={id !== undefined} />
      {id ? <Detail key={id} id={id} /> : <Lists />}
    </Page>
  )
}

/** @param records whether a way to one's own stands in it */
function Bar({ records }: { records: boolean }) {
  const { t } = useLingui()
  const mine = () => go(to.offerings({ tab: 'records' }))
  const actions = (
    <>
      <HelpButton about="offering" />
      {records && <IconButton icon={ScrollText} label={t`My applications`} onClick={mine} />}
    </>
  )
  return <TitleBar title={<Trans>Token offering</Trans>} onBack={back} actions={actions} />
}

function Lists() {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.offerings)
  const tab = tabOf(query)
  useListMemory(tab)
  const names = { offers: t({ message: 'Offerings', context: 'tab' }), records: t`My applications` }
  return (
    <Tabs
      label={t`Token offering`}
      tabs={tabs.map(value => ({ value, label: names[value] }))}
      value={tab}
      onChange={next => setQuery({ tab: next, status: undefined })}
    >
      <div className={css.page}>{tab === 'offers' ? <Offers /> : <Records />}</div>
    </Tabs>
  )
}
