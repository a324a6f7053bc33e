import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '../transport/connection.ts'

/** Why nothing can be sent now, for a button's `reason`; undefined while there is a connection. */
export function useOfflineReason(): string | undefined {
  const { t } = useLingui()
  const { online } = useAtomValue(onlineAtom)
  return online ? undefined : t`No connection`
}
