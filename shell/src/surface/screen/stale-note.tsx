import { StaleNote as AsOf } from '@shared/ui/stale-note'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../transport/connection.ts'

/** What stands here may be older than it should be. @param at epoch ms of the data · @param failed the last try to renew it */
export function StaleNote({ at, failed }: { at: number; failed: boolean }) {
  const { online } = useAtomValue(onlineAtom)
  return <AsOf at={at} stale={!online || failed} />
}
