/** Tells the server, at most hourly, that somebody is here (specification, section 4). */
import { activeReportCall, importantCustomerOnlineCall } from '@shared/contract/calls/account'
import { device } from '../browser/storage.ts'
import { token } from '../surface/session/token.ts'
import { call } from '../surface/transport/call.ts'
import { isTransportError } from '../surface/transport/errors.ts'

const TICK = 60_000
const HOUR = 3_600_000

/** @param last when it was sent, as stored; a time in the future is that of a clock that was set back */
export function isDue(last: string | null, now: number): boolean {
  const then = Number(last ?? Number.NaN)
  return !(now >= then && now - then < HOUR)
}

const reports = [
  { key: 'active-report', call: activeReportCall, notice: 'poll' },
  // its reply is not read (specification, section 7); that the session has ended is
  { key: 'important-report', call: importantCustomerOnlineCall, notice: 'none' },
] as const

function report(): void {
  if (!token()) return
  const now = Date.now()
  for (const { key, call: c, notice } of reports) {
    if (!isDue(device.get(key), now)) continue
    device.set(key, String(now)) // before it is sent: other tabs look at it too
    call(c, {}, { notice }).catch(error => {
      if (isTransportError(error)) device.remove(key) // the server did not answer: the next minute tries again
    })
  }
}

/** Reports now and then looks each minute. @returns ends it */
export function followActivity(): () => void {
  report()
  const timer = setInterval(report, TICK)
  return () => clearInterval(timer)
}
