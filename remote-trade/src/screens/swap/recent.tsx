/** The last exchanges; what fails here is said where all of them are listed. */
import { Trans, useLingui } from '@lingui/react/macro'
import { swapListCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { List } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { go, useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { SwapRow } from '../../parts/swaps/swap-row.tsx'
import css from './swap.module.css'

const LAST = 3

export function Recent() {
  const { t } = useLingui()
  const records = useWay(to.swapRecords())
  const { data } = useCall(swapListCall, { pageSize: LAST })
  if (!records || !data?.records.length) return null
  const all = (
    <a className={css.all} href={records}>
      <Trans>All</Trans>
    </a>
  )
  const title = t`Swap history`
  return (
    <section>
      <SectionHeader title={title} end={all} />
      <List flush label={title}>
        {data.records.map(swap => (
          <SwapRow key={swap.id} swap={swap} onOpen={id => go(to.swapRecords({ id }))} />
        ))}
      </List>
    </section>
  )
}
