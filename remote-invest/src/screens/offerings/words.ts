/** What states are called, and how figures of an offering are written. */
import { useLingui } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { formatCount, formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import type { StateKind } from '@shared/ui/badge'
import { useMemo } from 'react'
import { useLanguage } from 'shell/i18n'
import type { Status, Step } from './offerings.model.ts'

export function useStepWords(): Readonly<Record<Step, string>> {
  const { t } = useLingui()
  return {
    issuing: t({ message: 'Open', context: 'offering' }),
    applied: t({ message: 'Applied', context: 'offering' }),
    won: t({ message: 'Won', context: 'offering' }),
    completed: t({ message: 'Completed', context: 'offering' }),
    listed: t({ message: 'Listed', context: 'offering' }),
    drawing: t({ message: 'Drawing', context: 'offering' }),
    paying: t({ message: 'Paying', context: 'offering' }),
    notWon: t({ message: 'Not won', context: 'offering' }),
    forfeited: t({ message: 'Forfeited', context: 'offering' }),
  }
}

export type StateWords = { kind: StateKind; text: string }

export function useOfferingState(): Readonly<Record<Offering['status'], StateWords>> {
  const { t } = useLingui()
  const { issuing, drawing, paying, completed, listed } = useStepWords()
  return {
    [offeringStates.upcoming]: { kind: 'wait', text: t({ message: 'Upcoming', context: 'offering' }) },
    [offeringStates.issuing]: { kind: 'ok', text: issuing },
    [offeringStates.drawing]: { kind: 'wait', text: drawing },
    [offeringStates.paying]: { kind: 'wait', text: paying },
    [offeringStates.completed]: { kind: 'ok', text: completed },
    [offeringStates.listed]: { kind: 'ok', text: listed },
  }
}

/** Orange while something is left to do or where nothing was won, green once paid, red where it was lost. */
export function useStatusWords(): Readonly<Record<Status, StateWords>> {
  const words = useStepWords()
  return {
    [applicationStates.applied]: { kind: 'wait', text: words.applied },
    [applicationStates.won]: { kind: 'wait', text: words.won },
    [applicationStates.completed]: { kind: 'ok', text: words.completed },
    [applicationStates.listed]: { kind: 'ok', text: words.listed },
    [applicationStates.notWon]: { kind: 'wait', text: words.notWon },
    [applicationStates.forfeited]: { kind: 'bad', text: words.forfeited },
  }
}

/** Prices and what is paid with all their digits: "0.10", "0.092", "46.00". */
const WHOLE = { places: 8, minPlaces: 2 }

export function useFigures() {
  const { bcp47 } = useLanguage()
  return useMemo(
    () => ({
      price: (value: Decimal | null | undefined) => formatDecimal(bcp47, value, WHOLE),
      /** Of tokens: every digit, no more. */
      tokens: (value: Decimal) => formatDecimal(bcp47, value, { places: 8, minPlaces: 0 }),
      count: (value: number) => formatCount(bcp47, value),
    }),
    [bcp47],
  )
}
