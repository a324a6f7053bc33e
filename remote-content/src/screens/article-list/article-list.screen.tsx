/** Announcements: everybody's, with those addressed to who is signed in (docs/rules/content.md#announcements). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Notice } from '@shared/contract/calls/content'
import { noticeTypes } from '@shared/contract/codes'
import { List } from '@shared/ui/list-row'
import { SearchField } from '@shared/ui/search-field'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back, useListMemory } from 'shell/navigation'
import { usePages } from 'shell/query'
import { LoadedRows, Page } from 'shell/screen'
import { useSession } from 'shell/session'
import { AT_HAND, noticesCall } from '../../parts/notices.ts'
import css from './article-list.module.css'
import { NoMatches, Nothing } from './nothing.tsx'
import { Row } from './row.tsx'
import { LONGEST, useTyped } from './use-typed.ts'

const useAnnouncements = (keyword: string | undefined) =>
  usePages(
    noticesCall(useSession().signedIn),
    { noticeType: noticeTypes.announcement, ...(keyword && { keyword: keyword.slice(0, LONGEST) }) },
    { keep: AT_HAND, opening: 'always' },
  )

/** Else as the server sorts. */
const pinnedFirst = (a: Notice, b: Notice): number => Number(b.top ?? false) - Number(a.top ?? false)

export default function ArticleListScreen() {
  const { t } = useLingui()
  const { typed, setTyped, asked } = useTyped()
  const pages = useAnnouncements(asked)
  useListMemory('announcements')
  return (
    <Page>
      <TitleBar title={<Trans>Announcements</Trans>} onBack={back} />
      <div className={css.page}>
        <SearchField label={t`Search announcements`} value={typed} onChange={setTyped} maxLength={LONGEST} />
        <LoadedRows
          of={pages}
          title={<Trans>Couldn't load the announcements</Trans>}
          skeleton={<SkeletonRows rows={8} />}
          empty={asked ? <NoMatches onClear={() => setTyped('')} /> : <Nothing />}
        >
          {notices => (
            <div className={css.rows}>
              <List label={t`Announcements`}>
                {notices.toSorted(pinnedFirst).map(notice => (
                  <Row key={notice.id} notice={notice} />
                ))}
              </List>
            </div>
          )}
        </LoadedRows>
      </div>
    </Page>
  )
}
