/** Say in one sentence what this screen is for. Its title stands in src/routes.ts, too. */
import { Trans, useLingui } from '@lingui/react/macro'
import { symbolListCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SearchField } from '@shared/ui/search-field'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { useState } from 'react'
import { back, useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { withName } from './news.model.ts'

/** An example to write over: the markets, by name. */
export default function NewsScreen() {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const way = useWays()
  const markets = useCall(symbolListCall, {})
  const found = { ...markets, data: markets.data && withName(markets.data, name) }
  return (
    <Page>
      <TitleBar title={<Trans>News</Trans>} onBack={back} />
      <SearchField label={t`Search`} value={name} onChange={setName} />
      <Loaded
        of={found}
        title={<Trans>Couldn't load the markets</Trans>}
        skeleton={<SkeletonRows rows={6} />}
        empty={<EmptyState title={<Trans>No market has this name</Trans>} />}
      >
        {symbols => (
          <List>
            {symbols.map(({ symbol }) => (
              <ListRow key={symbol} title={symbol} href={way(to.chart({ symbol }))} />
            ))}
          </List>
        )}
      </Loaded>
    </Page>
  )
}
