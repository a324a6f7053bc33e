/** The sentence of a refusal. The server words it, but for a moment: only the phone knows its own zone. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Envelope, refusalResult } from '@shared/contract/envelope'
import { time as serverTime } from '@shared/contract/scalars'
import type { Locale } from '@shared/format/languages'
import { formatWeekdayTime } from '@shared/format/weekday-time'
import * as v from 'valibot'

/** @param language a BCP 47 tag of the eight */
export function messageOf({ message, result }: Envelope, language: Locale): string {
  const opens = v.is(refusalResult, result) && result.refusal === 'market-closed' && Object(result).time
  if (!v.is(serverTime, opens)) return message || 'Error'
  const time = formatWeekdayTime(language, opens)
  return i18n._(msg`Closed, opens ${time}`)
}
