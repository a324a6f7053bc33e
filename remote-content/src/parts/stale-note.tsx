/** "As of 14:03:22": what stands here is older than it should be. */
import { Trans } from '@lingui/react/macro'
import { formatClock } from '@shared/format/time'
import { Banner } from '@shared/ui/banner'
import { useAtomValue } from 'jotai'
import { onlineAtom } from 'shell/transport'
import css from './stale-note.module.css'

/** @param at epoch ms of the data · @param failed whether the last try to renew it failed */
export function StaleNote({ at, failed }: { at: number; failed: boolean }) {
  const { online } = useAtomValue(onlineAtom)
  if ((online && !failed) || at === 0) return null
  const time = formatClock(at)
  return (
    <div className={css.note}>
      <Banner kind="wait" title={<Trans>As of {time}</Trans>} />
    </div>
  )
}
