/** The help articles before and after this one, and a person to ask. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { List, ListRow } from '@shared/ui/list-row'
import { useLanguage } from 'shell/i18n'
import { hasRoute } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { foreignTag } from '../../parts/foreign.ts'
import { articleHref } from '../../parts/notice-link.ts'
import { useHelpList } from './article-detail.api.ts'
import { type Neighbours, neighbours } from './article-detail.model.ts'
import css from './article-detail.module.css'

type Neighbour = Neighbours['next']

function Way({ to, word }: { to: Neighbour; word: string }) {
  const { code } = useLanguage()
  if (!to) return null
  const title = <span lang={foreignTag(to.lang, code)}>{to.title}</span>
  return <ListRow title={title} note={word} href={articleHref('help', to.id)} />
}

/** A list that does not come leaves nothing out of the article: no word of it here. */
export function Beside({ id }: { id: string }) {
  const { t } = useLingui()
  const { previous, next } = neighbours(useHelpList().data?.records ?? [], id)
  return (
    <nav className={css.beside} aria-label={t`More help`}>
      <List flush>
        <Way to={previous} word={t`Previous`} />
        <Way to={next} word={t`Next`} />
      </List>
      {hasRoute('/outlink') && hasFeature('live-chat') && (
        <Button wide href="#/outlink?kind=chat">
          <Trans>Still need help? Live chat</Trans>
        </Button>
      )}
    </nav>
  )
}
