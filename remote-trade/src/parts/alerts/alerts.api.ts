/** A person's price alerts. */
import { alertListCall } from '@shared/contract/calls/trade'
import { alertStates } from '@shared/contract/codes'
import { MOST_ALERTS } from '@shared/contract/limits'
import { useCall } from 'shell/query'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'

/** Whether this server keeps alerts. */
export const hasAlerts = (): boolean => hasFeature('price-alerts')

/** All that wait; nothing is asked for a visitor. */
export function useOpenAlerts() {
  const { signedIn } = useSession()
  const enabled = signedIn && hasAlerts()
  return useCall(alertListCall, { state: alertStates.open, pageSize: MOST_ALERTS }, { enabled })
}

const LAST = 5

/** The last that were reached. */
export const useReachedAlerts = () => useCall(alertListCall, { state: alertStates.reached, pageSize: LAST })
