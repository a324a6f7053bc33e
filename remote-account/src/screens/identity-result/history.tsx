/** Everything that was ever handed in, newest first. */
import { Trans, useLingui } from '@lingui/react/macro'
import { identityListCall } from '@shared/contract/calls/account'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Endless } from '@shared/ui/endless'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { rowsOf, usePages } from 'shell/query'
import { Loaded } from 'shell/screen'
import { useStateWords } from './state-words.ts'

export function History() {
  const { t } = useLingui()
  const list = usePages(identityListCall, {})
  const states = useStateWords()
  const kinds = { basic: t`Identity verification`, advanced: t`Advanced verification` }
  const rows = rowsOf<typeof identityListCall>(list.data)
  if (list.data && rows.length === 0) return null
  return (
    <section>
      <SectionHeader title={<Trans>History</Trans>} />
      <Loaded of={list} line undated skeleton={<SkeletonRows rows={2} />}>
        {() => (
          <List flush>
            {rows.map(({ id, kind, state, submitTime }) => (
              <ListRow
                key={id}
                title={kinds[kind]}
                note={formatRecordTime(submitTime)}
                value={<Badge kind={states[state].kind}>{states[state].text}</Badge>}
              />
            ))}
          </List>
        )}
      </Loaded>
      {list.hasNextPage && <Endless more loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />}
    </section>
  )
}
