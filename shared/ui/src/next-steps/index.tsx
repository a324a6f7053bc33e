import type { ReactNode } from 'react'
import { List, ListRow } from '../list-row/index.tsx'
import { SectionHeader } from '../section-header/index.tsx'

export interface NextStep {
  title: string
  /** What it costs or does, in one line. */
  note?: ReactNode
  /** Undefined where the page is not live: the step is left out. */
  href: string | undefined
}

export interface NextStepsProps {
  /** "What's next" */
  title: string
  steps: readonly NextStep[]
}

/** What a person can do after money moved: one or two pages of the app. */
export function NextSteps({ title, steps }: NextStepsProps) {
  const live = steps.filter(({ href }) => href !== undefined)
  if (live.length === 0) return null
  return (
    <section>
      <SectionHeader title={title} />
      <List panel label={title}>
        {live.map(step => (
          <ListRow key={step.title} {...step} />
        ))}
      </List>
    </section>
  )
}
