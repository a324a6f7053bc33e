import { Trans } from '@lingui/react/macro'
import { formatClock } from '@shared/format/clock'
import { Badge } from '@shared/ui/badge'
import type { Overview } from '../protocol.ts'
import { LanguageChoice } from './language-choice.tsx'
import css from './ops.module.css'

/** Which installation this is, and when what stands below was read; 0 where that is said elsewhere. */
export function Head({ overview, at }: { overview: Overview | undefined; at: number }) {
  const { platform, serial } = { platform: null, serial: 0, ...overview }
  const time = formatClock(at)
  return (
    <header className={css.head}>
      <h1 className="title-2">
        {platform?.name ?? 'tarn'} <Trans>releases</Trans>
      </h1>
      {platform && <Badge>{platform.environment}</Badge>}
      {serial > 0 && (
        <span className={css.note}>
          <Trans>Decision {serial}</Trans>
        </span>
      )}
      <span className={css.end}>
        {at > 0 && (
          <span className={css.fresh}>
            <Trans>As of {time}</Trans>
          </span>
        )}
        <LanguageChoice />
      </span>
    </header>
  )
}
