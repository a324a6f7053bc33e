/** One article of a list; what was searched for is marked in it. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { piecesOf } from '@shared/format/fold'
import { foreignTag } from '@shared/format/foreign'
import { ListRow } from '@shared/ui/list-row'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import type { Help } from './help.model.ts'
import css from './help.module.css'

export function Article({ article: { id, title, abstract, lang }, typed = '' }: { article: Help; typed?: string }) {
  const { code } = useLanguage()
  const href = useWay(to.articleDetail({ kind: 'help', id }))
  const foreign = foreignTag(lang, code)
  const heading = (
    <span lang={foreign}>
      <Marked text={title} typed={typed} />
    </span>
  )
  const note = (
    <>
      <Marked text={abstract ?? ''} typed={typed} />
      {foreign && (
        <span className={css.foreign}>
          <Trans>Not available in your language yet</Trans>
        </span>
      )}
    </>
  )
  return <ListRow title={heading} note={abstract || foreign ? note : undefined} href={href} />
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const { bcp47 } = useLanguage()
  if (typed === '') return text
  let at = 0
  return piecesOf(text, typed, bcp47).map(piece => {
    const key = at
    at += piece.text.length
    return piece.found ? (
      <mark key={key} className={css.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  })
}
