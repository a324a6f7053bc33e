/** A break: chosen, asked for once more, and then until it ends. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatLength } from '@shared/format/duration'
import { fromServerTime } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Segmented } from '@shared/ui/segmented'
import { Coffee } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { type BreakDays, breaksOffered, endOfBreak } from './limits.model.ts'
import css from './limits.module.css'
import { useBreak } from './use-limits.ts'
import { useMoment } from './words.ts'

/** @param until as the server writes it; none where no break lasts */
export function BreakSection({ until }: { until: string | null | undefined }) {
  const time = useMoment()(until ?? serverNow())
  const offered = breaksOffered(serverNow(), until ? fromServerTime(until) : undefined)
  return (
    <section className={css.break}>
      <h2 className="title-3">
        <Trans>Take a break</Trans>
      </h2>
      {until && <Banner icon={Coffee} title={<Trans>You're taking a break until {time}</Trans>} />}
      <p className={css.text}>
        <Trans>
          You can't open anything new until it ends, and it can't be shortened. You can still close your positions.
        </Trans>
      </p>
      {offered.length > 0 && <Choice offered={offered} longer={Boolean(until)} />}
    </section>
  )
}

function Choice({ offered, longer }: { offered: readonly BreakDays[]; longer: boolean }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const moment = useMoment()
  const [chosen, choose] = useState(String(offered[0]))
  const days = offered.find(one => String(one) === chosen) ?? offered[0]
  const { state, busy, take } = useBreak()
  const offline = useOfflineReason()
  if (days === undefined) return null
  const time = moment(endOfBreak(serverNow(), days))
  const options = offered.map(one => ({ value: String(one), label: formatLength(bcp47, one, 'day') }))
  return (
    <>
      {offered.length > 1 && (
        <Segmented label={t`Length of the break`} options={options} value={String(days)} onChange={choose} />
      )}
      <FailureBanner of={state} />
      <Button wide look="line" icon={Coffee} loading={busy} reason={offline} onClick={() => void take(days)}>
        {longer ? <Trans>Extend until {time}</Trans> : <Trans>Break until {time}</Trans>}
      </Button>
    </>
  )
}
