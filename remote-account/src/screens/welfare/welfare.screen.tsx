/** What one earns by being here: the check-in, tasks, and all rewards (docs/rules/account.md#welfare). */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Task, taskListCall } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { List } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { TitleBar } from '@shared/ui/title-bar'
import { back, usePlace } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page } from 'shell/screen'
import { CheckIn } from './check-in.tsx'
import { Rewards } from './rewards.tsx'
import { TaskRow } from './task-row.tsx'
import { isCheckIn, tabOf } from './welfare.model.ts'
import css from './welfare.module.css'

/** Another day begins by itself. */
const EVERY = 60_000

export default function WelfareScreen() {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.welfare)
  const tab = tabOf(query.tab)
  const all = [
    { value: 'tasks', label: t`Tasks` },
    { value: 'rewards', label: t`Rewards` },
  ] as const
  return (
    <Page>
      <TitleBar title={<Trans>Welfare centre</Trans>} onBack={back} />
      <Tabs label={t`Welfare centre`} tabs={all} value={tab} onChange={next => setQuery({ tab: next })}>
        <div className={css.page}>{tab === 'tasks' ? <Tasks /> : <Rewards />}</div>
      </Tabs>
    </Page>
  )
}

function Tasks() {
  // Home asks for them too, and the desk may have decided since then
  const tasks = useCall(taskListCall, {}, { every: EVERY, opening: 'always' })
  return (
    <Loaded of={tasks} title={<Trans>Couldn't load the tasks</Trans>} skeleton={<SkeletonRows rows={6} />}>
      {rows => <Listed rows={rows} />}
    </Loaded>
  )
}

function Listed({ rows }: { rows: readonly Task[] }) {
  const { t } = useLingui()
  const checkIn = rows.find(isCheckIn)
  const tasks = rows.filter(row => !isCheckIn(row))
  return (
    <>
      {checkIn && <CheckIn task={checkIn} />}
      {tasks.length > 0 && (
        <section>
          <SectionHeader title={<Trans>Tasks</Trans>} />
          <List flush label={t`Tasks`}>
            {tasks.map(task => (
              <TaskRow key={task.code} task={task} />
            ))}
          </List>
        </section>
      )}
    </>
  )
}
