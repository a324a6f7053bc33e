/** Say in one sentence what this screen is for. Its title stands in src/routes.ts, too. */
import { Trans } from '@lingui/react/macro'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { useTickers } from 'shell/market-feed'
import { back, useRoute } from 'shell/navigation'
import { withName } from './__folder__.model.ts'

/** An example to write over: the markets, or with `?name=` in the address those of that name. */
function Markets() {
  const { query } = useRoute()
  const all = useTickers()
  const found = withName(all, query.name ?? '')
  if (all.length === 0) return <SkeletonRows rows={6} />
  if (found.length === 0) return <EmptyState title={<Trans>No market has this name</Trans>} />
  return (
    <List>
      {found.map(({ symbol }) => (
        <ListRow key={symbol} title={symbol} href={`#/kline?symbol=${symbol}`} />
      ))}
    </List>
  )
}

export default function __Name__Screen() {
  return (
    <>
      <TitleBar title={<Trans>New screen</Trans>} onBack={back} />
      <Markets />
    </>
  )
}
