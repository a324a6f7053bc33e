/** What a product is, what it costs, the worst case in numbers: before its first order, and behind an (i) afterwards. */
import { Trans } from '@lingui/react/macro'
import { type HelpTopic, helpArticles } from '@shared/contract/help-topics'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import css from './explain.module.css'

export type Explained = {
  /** "How second contracts work" */
  title: ReactNode
  what: ReactNode
  costs: ReactNode
  /** In numbers. */
  worst: ReactNode
}

type Props = SheetFrame &
  Explained & {
    about: HelpTopic
    /** Before an order: leads on to it. */
    onContinue?: (() => void) | undefined
    /** What is to be done before. */
    reason?: string | undefined
    /** Above the way on. */
    children?: ReactNode
  }

export function ExplainSheet({ about, title, what, costs, worst, onContinue, reason, children, ...frame }: Props) {
  const goOn = onContinue && (
    <>
      {children}
      <Button wide look="primary" reason={reason} onClick={onContinue}>
        <Trans>Continue</Trans>
      </Button>
    </>
  )
  return (
    <Sheet {...frame} title={title} {...(goOn && { actions: goOn })}>
      <div className={css.explained}>
        <Part title={<Trans>How it works</Trans>}>{what}</Part>
        <Part title={<Trans>Costs</Trans>}>{costs}</Part>
        <Part title={<Trans>Worst case</Trans>}>{worst}</Part>
        {!goOn && <More about={about} />}
      </div>
    </Sheet>
  )
}

function More({ about }: { about: HelpTopic }) {
  const article = useWay(to.articleDetail({ kind: 'help', id: helpArticles[about] }))
  return (
    article && (
      <a className={css.more} href={article}>
        <Trans>Read the help article</Trans>
      </a>
    )
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <div>{children}</div>
  </section>
)
