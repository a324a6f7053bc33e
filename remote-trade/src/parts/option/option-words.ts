/** What options say. */
import { useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { closeReasons } from '@shared/contract/codes'
import { formatDuration } from '@shared/format/duration'
import { formatDayMonth, formatMinute } from '@shared/format/short-time'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { useFaultWords } from '../orders/use-fault-words.ts'
import type { OptionFault } from './option.faults.ts'

/** What is wrong with a field. */
export function useOptionWords(info: SymbolInfo): (fault: OptionFault) => string {
  const { t } = useLingui()
  const words = useFaultWords(info)
  return fault => (fault.name === 'strike-gone' ? t`This strike price is no longer available` : words(fault))
}

/** "4 hours"; narrow, "4h" */
export function useLength(style?: 'narrow'): (seconds: number) => string {
  const { bcp47 } = useLanguage()
  return seconds => formatDuration(bcp47, seconds / 60, style)
}

const DAY_SECONDS = 86_400

/** "ends 13:41", a day or more ahead "ends 30 Nov 13:41": by the phone's clock face, of the exchange's time. */
export function useEndWords(): (seconds: number) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return seconds => {
    const at = serverNow() + seconds * 1000
    const end = seconds < DAY_SECONDS ? formatMinute(at) : `${formatDayMonth(bcp47, at)} ${formatMinute(at)}`
    return t({ message: `ends ${end}`, context: 'option' })
  }
}

/** How an option ended. */
export function useOptionEnds(): (row: Position) => string {
  const { t } = useLingui()
  const ends: Record<number, string> = {
    [closeReasons.owner]: t`Sold back`,
    [closeReasons.expiry]: t({ message: 'Expired', context: 'option' }),
    [closeReasons.accountEnded]: t({ message: 'Simulation reset', context: 'option' }),
    [closeReasons.voided]: t({ message: 'Void', context: 'result' }),
  }
  return ({ closeReason }) => ends[closeReason ?? closeReasons.expiry] ?? ''
}
