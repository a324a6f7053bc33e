/** What one holds oneself to: limits of a day, a reminder, breaks, and the end (docs/rules/account.md#own-limits). */
import { Trans, useLingui } from '@lingui/react/macro'
import { limitsCall, type OwnLimits } from '@shared/contract/calls/account'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { TitleBar } from '@shared/ui/title-bar'
import { Info } from 'lucide-react'
import { back } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, Page, useSheet } from 'shell/screen'
import { AboutSheet } from './about-sheet.tsx'
import { BreakSection } from './break-section.tsx'
import { ClosingRow } from './closing-row.tsx'
import { LimitSection } from './limit-section.tsx'
import { dailyLimits } from './limits.model.ts'
import css from './limits.module.css'
import { ReminderRow } from './reminder-row.tsx'

/** What is used grows with orders, which say so; a raise and the next day come by themselves. */
const EVERY = 30_000

export default function LimitsScreen() {
  const { t } = useLingui()
  const limits = useCall(limitsCall, {}, { every: EVERY })
  const about = useSheet<true>()
  return (
    <Page>
      <TitleBar
        title={<Trans>Limits and breaks</Trans>}
        onBack={back}
        actions={<IconButton icon={Info} label={t`How limits count`} onClick={() => about.show(true)} />}
      />
      <div className={css.page}>
        <p className={css.text}>
          <Trans>
            Your own daily limits, from 00:00 (UTC+8). You can always close positions, sell and move money out.
          </Trans>
        </p>
        <Loaded of={limits} title={<Trans>Couldn't load your limits</Trans>} skeleton={<SkeletonRows rows={6} />}>
          {known => <Limits of={known} />}
        </Loaded>
        <ClosingRow />
      </div>
      <AboutSheet open={about.open} onClose={about.close} />
    </Page>
  )
}

const Limits = ({ of }: { of: OwnLimits }) => (
  <>
    {dailyLimits.map(name => (
      <LimitSection key={name} name={name} limit={of[name]} renewsAt={of.renewsAt} />
    ))}
    <ReminderRow limit={of.reminderMinutes} />
    <BreakSection until={of.breakUntil} />
  </>
)
