/** The help articles before and after this one, and a person to ask. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { foreignTag } from '@shared/format/foreign'
import { Button } from '@shared/ui/button'
import { List, ListRow } from '@shared/ui/list-row'
import { useLanguage } from 'shell/i18n'
import { useLiveChat, useWay } from 'shell/navigation'
import { useHelpList } from '../../parts/help-list.ts'
import { type Neighbours, neighbours } from './article-detail.model.ts'
import css from './article-detail.module.css'

type Neighbour = Neighbours['next']

function Beyond({ of: { id, title, lang }, word }: { of: NonNullable<Neighbour>; word: string }) {
  const { code } = useLanguage()
  const href = useWay(to.articleDetail({ kind: 'help', id }))
  return <ListRow title={<span lang={foreignTag(lang, code)}>{title}</span>} note={word} href={href} />
}

/** A list that does not come leaves nothing out of the article: no word of it here. */
export function MoreHelp({ id }: { id: string }) {
  const { t } = useLingui()
  const { previous, next } = neighbours(useHelpList().data?.records ?? [], id)
  const chat = useLiveChat()
  return (
    <nav className={css.moreHelp} aria-label={t`Related help`}>
      <List flush>
        {previous && <Beyond of={previous} word={t`Previous`} />}
        {next && <Beyond of={next} word={t`Next`} />}
      </List>
      {chat && (
        <Button wide href={chat}>
          <Trans>Still need help? Live chat</Trans>
        </Button>
      )}
    </nav>
  )
}
