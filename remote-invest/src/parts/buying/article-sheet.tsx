/** What is agreed to, and how a product works: read without leaving what was typed. */
import { Trans } from '@lingui/react/macro'
import { helpByIdCall } from '@shared/contract/calls/help'
import { foreignTag } from '@shared/format/foreign'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useCall } from 'shell/query'
import { RichText } from 'shell/rich-text'
import { Loaded, type SheetFrame } from 'shell/screen'

type Props = { id: string | undefined; title: ReactNode; frame: SheetFrame & { addressed?: boolean } }

export function ArticleSheet({ id, title, frame }: Props) {
  const { code } = useLanguage()
  const article = useCall(helpByIdCall, { id: id ?? '' }, { enabled: frame.open && id !== undefined })
  return (
    <Sheet {...frame} title={article.data?.title ?? title}>
      <Loaded
        of={article}
        undated
        title={<Trans>Couldn't load the article</Trans>}
        skeleton={<SkeletonRows rows={6} single />}
      >
        {({ content, lang }) => <RichText html={content} lang={foreignTag(lang, code)} />}
      </Loaded>
    </Sheet>
  )
}
