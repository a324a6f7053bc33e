/** What a product is, what it costs, the worst case in numbers: before its first order, and behind an (i) afterwards. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
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
    /** Before an order: leads on to it. */
    onContinue?: (() => void) | undefined
    /** Above the way on. */
    children?: ReactNode
  }

export function ExplainSheet({ title, what, costs, worst, onContinue, children, ...frame }: Props) {
  const goOn = onContinue && (
    <>
      {children}
      <Button wide look="primary" onClick={onContinue}>
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
      </div>
    </Sheet>
  )
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <div>{children}</div>
  </section>
)
