/**
 * The sentence of a refusal. The server words it, but for two: a moment, as only the phone knows its own zone, and that the
 * exchange was never reached, as what stands before it speaks no language of the person's.
 */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Envelope, refusalResult } from '@shared/contract/envelope'
import { time as serverTime } from '@shared/contract/scalars'
import type { Locale } from '@shared/format/languages'
import { formatWeekdayTime } from '@shared/format/weekday-time'
import * as v from 'valibot'

const NEVER_REACHED = '502'

/** @param language a BCP 47 tag of the eight */
export function messageOf({ code, message, result }: Envelope, language: Locale): string {
  if (String(code) === NEVER_REACHED) return i18n._(msg`Couldn't reach the server. Try again.`)
  const opens = v.is(refusalResult, result) && result.refusal === 'market-closed' && Object(result).time
  if (!v.is(serverTime, opens)) return message || 'Error'
  const time = formatWeekdayTime(language, opens)
  return i18n._(msg`Closed, opens ${time}`)
}
