/** A higher limit that is to come, and the way back from it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { LimitName, OwnLimit } from '@shared/contract/calls/account'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Clock } from 'lucide-react'
import { useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useSetting } from './use-limits.ts'
import { useMoment, useValues } from './words.ts'

export function PendingNote({ name, limit }: { name: LimitName; limit: OwnLimit }) {
  const { t } = useLingui()
  const [values, moment] = [useValues(), useMoment()]
  const { state, busy, set } = useSetting(name, limit)
  const offline = useOfflineReason()
  const { value, pending } = limit
  if (!pending || !value) return null
  const [present, wanted, time] = [values(name, value), values(name, pending.value), moment(pending.from)]
  return (
    <>
      <Banner
        kind="wait"
        icon={Clock}
        title={
          <Trans>
            From {time}: {wanted}
          </Trans>
        }
        action={
          <Button small look="tonal" loading={busy} disabled={offline !== undefined} onClick={() => set(value)}>
            {t`Keep ${present}`}
          </Button>
        }
      />
      <FailureBanner of={state} />
    </>
  )
}
