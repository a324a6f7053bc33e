/** How far this phone's clock is off: codes of an authenticator on it fail where it is. */
import { serverTimeCall } from '@shared/contract/calls/content'
import { useJoint } from 'shell/query'
import { askFor } from 'shell/transport'

const EVERY = 30_000

/** @returns seconds, above zero where the phone is fast; undefined while the server has not told its time */
export function useClockOff(): number | undefined {
  const { data } = useJoint(
    [serverTimeCall],
    null,
    async asking => {
      const sentAt = Date.now()
      const server = await askFor(serverTimeCall, {}, asking)
      return server === null ? null : Math.round(((sentAt + Date.now()) / 2 - server) / 1000)
    },
    { every: EVERY, opening: 'always' },
  )
  return data ?? undefined
}
