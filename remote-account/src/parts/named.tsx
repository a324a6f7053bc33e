/** A list on a panel, under what it lists. */
import { List } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import type { ReactNode } from 'react'

export const Named = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <SectionHeader title={title} />
    <List panel label={title}>
      {children}
    </List>
  </section>
)
