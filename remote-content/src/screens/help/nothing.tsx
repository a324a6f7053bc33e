/** No article answers: what most people read, and a person to ask. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { List } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { CircleQuestionMark, SearchX } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { Article } from './article.tsx'
import { AskPerson } from './ask-person.tsx'
import { type Help, mostRead } from './help.model.ts'

export function NothingFound({ articles, typed }: { articles: readonly Help[]; typed: string }) {
  return (
    <>
      <EmptyState icon={SearchX} title={<Trans>Nothing found for “{typed}”</Trans>}>
        <Trans>Try another word, or browse these.</Trans>
      </EmptyState>
      <section>
        <SectionHeader title={<Trans>Most read</Trans>} />
        <List flush>
          {mostRead(articles).map(article => (
            <Article key={article.id} article={article} />
          ))}
        </List>
      </section>
      <AskPerson />
    </>
  )
}

/** An installation that has written none yet. */
export function NoArticles() {
  const home = useWay(to.home())
  const action = home && (
    <Button small look="tonal" href={home}>
      <Trans>Go to Home</Trans>
    </Button>
  )
  return (
    <>
      <EmptyState icon={CircleQuestionMark} title={<Trans>No help articles yet</Trans>} action={action} />
      <AskPerson />
    </>
  )
}
