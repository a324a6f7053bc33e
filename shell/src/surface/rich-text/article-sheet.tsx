/** A help article over the page: nothing that was typed is lost. */
import { Trans } from '@lingui/react/macro'
import { helpByIdCall } from '@shared/contract/calls/help'
import { foreignTag } from '@shared/format/foreign'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { useCall } from '../query/index.ts'
import { Loaded, type SheetFrame } from '../screen/index.ts'
import { RichText } from './rich-text.tsx'

const TEN_MINUTES = 10 * 60_000
/** An article that was read once opens without a connection, too. */
const A_DAY = 24 * 60 * 60_000

export type ArticleSheetProps = {
  /** Of a help article; undefined asks for nothing. */
  id: string | undefined
  /** Until the article's own title is known. */
  title: ReactNode
  frame: SheetFrame & { addressed?: boolean }
}

export function ArticleSheet({ id, title, frame }: ArticleSheetProps) {
  const { code } = useLanguage()
  const enabled = frame.open && id !== undefined
  const article = useCall(helpByIdCall, { id: id ?? '' }, { enabled, fresh: TEN_MINUTES, keep: A_DAY })
  const onFollow = frame.addressed ? undefined : frame.onClose
  return (
    <Sheet {...frame} title={article.data?.title ?? title}>
      {article.isPaused && !article.data ? (
        <Offline onRetry={() => void article.refetch()} />
      ) : (
        <Loaded
          of={article}
          undated
          title={<Trans>Couldn't load the article</Trans>}
          skeleton={<SkeletonRows rows={6} single />}
        >
          {({ content, lang }) => <RichText html={content} lang={foreignTag(lang, code)} onFollow={onFollow} />}
        </Loaded>
      )}
    </Sheet>
  )
}

const Offline = ({ onRetry }: { onRetry(): void }) => (
  <ErrorPanel title={<Trans>No connection</Trans>} onRetry={onRetry}>
    <Trans>The article will load when you're back online.</Trans>
  </ErrorPanel>
)
