import { Trans } from '@lingui/react/macro'
import { formatMoment } from '@shared/format/short-time'
import { Banner } from '../banner/index.tsx'
import { useLocale } from '../use-locale.ts'

/** `at`: when the data came, epoch ms; 0 where none did · `stale`: it could not be renewed, or nothing can be asked */
export type StaleNoteProps = { at: number; stale: boolean }

/** "As of 14:03:22", with the day where that is not today: what stands here is older than it should be. */
export function StaleNote({ at, stale }: StaleNoteProps) {
  const locale = useLocale()
  if (!stale || at === 0) return null
  const time = formatMoment(locale, at)
  return (
    <Banner
      kind="wait"
      title={
        <span translate="no">
          <Trans>As of {time}</Trans>
        </span>
      }
    />
  )
}
