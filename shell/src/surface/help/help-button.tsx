/** "?": opens the help article of a page as a sheet over it. Its code loads after the first paint. */
import { useLingui } from '@lingui/react/macro'
import { type HelpTopic, helpArticles } from '@shared/contract/help-topics'
import { IconButton } from '@shared/ui/icon-button'
import { CircleQuestionMark } from 'lucide-react'
import { useLateSheet } from '../screen/index.ts'

const load = () => import(/* webpackChunkName: "help-sheet" */ '../rich-text/index.ts')

export function HelpButton({ about }: { about: HelpTopic }) {
  const { t } = useLingui()
  const sheet = useLateSheet<HelpTopic, Awaited<ReturnType<typeof load>>>(load)
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        label={t`Help`}
        aria-haspopup="dialog"
        onClick={() => void sheet.show(about)}
      />
      {sheet.draw(({ ArticleSheet }, topic, { key, ...frame }) => (
        <ArticleSheet key={key} id={helpArticles[topic]} title={t`Help`} frame={frame} />
      ))}
    </>
  )
}
