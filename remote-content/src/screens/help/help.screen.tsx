/** Help: shelves to look along, and a search that works without a connection (docs/rules/content.md#help). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { SearchField } from '@shared/ui/search-field'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { back, useListMemory, usePlace } from 'shell/navigation'
import { Loaded, Page } from 'shell/screen'
import { useHelpList } from '../../parts/help-list.ts'
import css from './help.module.css'
import { Hits } from './hits.tsx'
import { NoArticles } from './nothing.tsx'
import { Shelves } from './shelves.tsx'
import { LONGEST, useTyped } from './use-typed.ts'

export default function HelpScreen() {
  const { t } = useLingui()
  const { query } = usePlace(to.help)
  const { text, settled, type } = useTyped()
  const help = useHelpList()
  const searching = text.trim() !== ''
  useListMemory(searching ? 'hits' : `help ${query.cat ?? ''}`)
  return (
    <Page>
      <TitleBar title={<Trans>Help centre</Trans>} onBack={back} />
      <div className={css.page}>
        <SearchField label={t`Search help`} value={text} onChange={type} maxLength={LONGEST} />
        <Loaded
          of={help}
          title={<Trans>Couldn't load the help articles</Trans>}
          skeleton={<SkeletonRows rows={8} />}
          empty={<NoArticles />}
        >
          {({ records }) =>
            searching ? <Hits articles={records} typed={text} settled={settled} /> : <Shelves articles={records} />
          }
        </Loaded>
      </div>
    </Page>
  )
}
