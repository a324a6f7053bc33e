/** The tabs, each with how many of its messages are new. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Tabs } from '@shared/ui/tabs'
import type { ReactNode } from 'react'
import { usePlace } from 'shell/navigation'
import { type Counts, type Tab, tabs } from './notifications.model.ts'
import css from './notifications.module.css'

type Props = { tab: Tab; counts: Counts; children: ReactNode }

export function Kinds({ tab, counts, children }: Props) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.notifications)
  const words: Readonly<Record<Tab, ReactNode>> = {
    all: <Trans>All</Trans>,
    system: <Trans>System</Trans>,
    task: <Trans>Task</Trans>,
    transaction: <Trans>Transaction</Trans>,
  }
  return (
    <Tabs
      label={t`Notifications`}
      tight
      tabs={tabs.map(value => ({ value, label: <Label word={words[value]} count={counts[value]} /> }))}
      value={tab}
      onChange={next => setQuery({ tab: next === 'all' ? undefined : next })}
    >
      {children}
    </Tabs>
  )
}

const MOST = 99

const Label = ({ word, count }: { word: ReactNode; count: number }) => (
  <span className={css.kind}>
    {word}
    {count > 0 && (
      <span className={css.count}>
        <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
        <span className="visually-hidden">
          <Plural value={count} one="# new" other="# new" />
        </span>
      </span>
    )}
  </span>
)
