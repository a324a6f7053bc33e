import { Trans } from '@lingui/react/macro'
import { formatClock } from '@shared/format/clock'
import { Banner } from '../banner/index.tsx'

/** `at`: when the data came, epoch ms; 0 where none did · `stale`: it could not be renewed, or nothing can be asked */
export type StaleNoteProps = { at: number; stale: boolean }

/** "As of 14:03:22": what stands here is older than it should be. */
export function StaleNote({ at, stale }: StaleNoteProps) {
  if (!stale || at === 0) return null
  const time = formatClock(at)
  return <Banner kind="wait" title={<Trans>As of {time}</Trans>} />
}
