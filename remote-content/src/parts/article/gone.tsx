/** An article that nobody can read any more, or that never was. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { FileX } from 'lucide-react'
import { useWays } from 'shell/navigation'
import { type ArticleRef, listOf } from './article.model.ts'

function ListName({ kind }: { kind: ArticleRef['kind'] }) {
  if (kind === 'help') return <Trans>See other help articles</Trans>
  if (kind === 'document' || kind === 'accepted') return <Trans>About us</Trans>
  return kind === 'news' ? <Trans>See other news</Trans> : <Trans>See other announcements</Trans>
}

export function Gone({ kind }: { kind: ArticleRef['kind'] }) {
  const way = useWays()
  const list = listOf(kind, way)
  const href = list ?? way(to.home())
  const action = href && (
    <Button small look="tonal" href={href}>
      {list ? <ListName kind={kind} /> : <Trans>Go to Home</Trans>}
    </Button>
  )
  return (
    <EmptyState icon={FileX} title={<Trans>This article is no longer available</Trans>} action={action}>
      <Trans>It has been removed or replaced.</Trans>
    </EmptyState>
  )
}
