/** What stands here may be older than it should be. */
import { StaleNote as AsOf } from '@shared/ui/stale-note'
import { useAtomValue } from 'jotai'
import { onlineAtom } from 'shell/transport'

/** @param at epoch ms of the data · @param failed whether the last try to renew it failed */
export function StaleNote({ at, failed }: { at: number; failed: boolean }) {
  const { online } = useAtomValue(onlineAtom)
  return <AsOf at={at} stale={!online || failed} />
}
