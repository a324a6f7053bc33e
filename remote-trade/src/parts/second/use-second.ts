/** The state of one ticket of second contracts. */
import type { SecondTerm, SymbolInfo } from '@shared/contract'
import { fromServerTime } from '@shared/format/time'
import type { Decimal, Side } from '@shared/money'
import { useState } from 'react'
import { type Form, useForm } from 'shell/form'
import { serverNow, useTicker } from 'shell/market-feed'
import type { Failure } from 'shell/transport'
import { useLiveAccount } from '../positions/use-live-account.ts'
import { type Gate, usePriceGate } from '../price/price-gate.ts'
import { useRounds } from './second.api.ts'
import { useSecondDraft } from './second.draft.ts'
import {
  type SecondContext,
  type SecondField,
  type SecondForm,
  type SecondIntent,
  secondModel,
  stakedBy,
  termOf,
} from './second.model.ts'
import { useStakeWords } from './second-words.ts'

export interface SecondState extends Pick<Form<SecondForm, SecondField, SecondContext>, 'form' | 'frame' | 'change'> {
  info: SymbolInfo
  terms: readonly SecondTerm[]
  term: SecondTerm | undefined
  gate: Gate
  staked: Decimal
  /** Undefined until the account is known. */
  available: Decimal | undefined
  /** Why it is not. */
  accountError: unknown
  errorAt(field: SecondField): string | undefined
  /** @returns the order as it is to be confirmed; null where something is wrong, which then shows */
  press(side: Side): SecondIntent | null
  /** The exchange's word on a field, until the form changes. @returns whether a field shows it */
  refuse(failure: Failure): boolean
}

function useClosesIn({ symbol }: SymbolInfo): number | null {
  const closes = useTicker(symbol)?.nextCloseTime
  return closes ? fromServerTime(closes) - serverNow() : null
}

export function useSecond(info: SymbolInfo, terms: readonly SecondTerm[]): SecondState {
  const [failure, setFailure] = useState<Failure>()
  const state = failure ? ({ phase: 'failed', failure } as const) : { phase: 'idle' }
  const gate = usePriceGate(info.symbol)
  const { data: live, error } = useLiveAccount()
  const rounds = useRounds().data ?? []
  const staked = stakedBy(rounds)
  const closesIn = useClosesIn(info)
  const context = { terms, running: rounds.length, staked, closesIn }
  const typing = useForm(secondModel, context, {
    words: useStakeWords(),
    sending: { state, begin: () => setFailure(undefined) },
    draft: [useSecondDraft, 'second'],
  })
  const { form, frame, change, errorAt } = typing
  const term = termOf(terms, form.setId)
  return {
    ...{ info, terms, term, gate, staked, form, frame, change, errorAt },
    available: live?.available,
    accountError: error,
    press(side) {
      const { symbol } = info
      return typing.press(context) && term && form.amount !== '' ? { symbol, side, term, amount: form.amount } : null
    },
    refuse(refused) {
      setFailure(refused)
      return secondModel.fieldOf?.(refused) !== undefined
    },
  }
}
