/** How long until a machine is on sale, by the server's clock; then it is asked for anew. */
import { formatDuration } from '@shared/format/duration'
import { fromServerTime } from '@shared/format/time'
import { Countdown } from '@shared/ui/countdown'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import type { Machine } from './machine.model.ts'
import { renewMachines } from './machines.api.ts'

const MINUTE = 60_000
/** Beyond it nobody counts seconds. */
const LONG = 48 * 60 * MINUTE

export function UntilSale({ of: { saleStart } }: { of: Machine }) {
  const { bcp47 } = useLanguage()
  const at = fromServerTime(saleStart)
  const left = at - serverNow()
  if (left > LONG) return formatDuration(bcp47, left / MINUTE)
  return <Countdown until={at} now={serverNow} onEnd={renewMachines} />
}
