import type { Locale } from '@shared/format/languages'
import { type Reading, readNumber, writeNumber } from '@shared/format/read-number'
import type { Decimal } from '@shared/money/decimal'
import { useState } from 'react'

export interface Draft {
  /** What stands in the field: as typed, or the value as the language writes it when it came from elsewhere. */
  text: string
  reading: Reading
  /** The most digits after the mark, where what was typed has more. */
  tooFine: number | undefined
  type: (text: string) => void
}

const write = (locale: Locale, value: Decimal | '') => (value === '' ? '' : writeNumber(locale, value))

const isTooFine = (value: Decimal, places: number | undefined): boolean =>
  places !== undefined && (value.split('.')[1]?.length ?? 0) > places

/**
 * Keeps what was typed beside the decimal string that it means. A value that comes from elsewhere (a slider, "Max") takes its
 * place, written without grouping: "1.500" would be two numbers as soon as it is edited.
 */
export function useDraft(
  locale: Locale,
  { unit, places }: { unit: string | undefined; places: number | undefined },
  value: Decimal | '',
  onChange: (value: Decimal | '') => void,
): Draft {
  const [kept, keep] = useState({ locale, value, text: write(locale, value) })
  const stale = kept.locale !== locale || kept.value !== value
  const draft = stale ? { locale, value, text: write(locale, value) } : kept
  if (stale) keep(draft)

  const type = (text: string) => {
    const reading = readNumber(locale, text, unit)
    const next = reading.state === 'ok' && !isTooFine(reading.value, places) ? reading.value : ''
    keep({ locale, value: next, text })
    if (next !== value) onChange(next)
  }
  const reading = readNumber(locale, draft.text, unit)
  const tooFine = reading.state === 'ok' && isTooFine(reading.value, places) ? places : undefined
  return { text: draft.text, reading, tooFine, type }
}
