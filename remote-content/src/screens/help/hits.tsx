/** What was found: titles and abstracts at once, bodies as the server answers. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { Article } from './article.tsx'
import { useBodies } from './help.api.ts'
import { asksBodies, atHand, type Help, withBodies } from './help.model.ts'
import css from './help.module.css'
import { NothingFound } from './nothing.tsx'

type Props = { articles: readonly Help[]; typed: string; settled: string }

export function Hits({ articles, typed, settled }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const wanted = typed.trim()
  const bodies = useBodies(settled)
  const current = settled === wanted
  const hits = withBodies(atHand(articles, wanted, bcp47), (current && bodies.data?.records) || [])
  const coming = asksBodies(wanted) && (!current || bodies.isLoading)
  const half = current && (bodies.isPaused || bodies.isError) && !bodies.data
  if (hits.length === 0 && coming) return <SkeletonRows rows={3} />
  return (
    <>
      <Said>{!coming && <Plural value={hits.length} one="# article found" other="# articles found" />}</Said>
      {half && (
        <p className={css.half}>
          <Trans>We only searched titles and summaries.</Trans>
        </p>
      )}
      {hits.length === 0 && <NothingFound articles={articles} typed={wanted} />}
      {hits.length > 0 && (
        <List flush label={t`Results`}>
          {hits.map(article => (
            <Article key={article.id} article={article} typed={wanted} />
          ))}
        </List>
      )}
    </>
  )
}

const Said = ({ children }: { children: ReactNode }) => (
  <p className="visually-hidden" role="status">
    {children}
  </p>
)
