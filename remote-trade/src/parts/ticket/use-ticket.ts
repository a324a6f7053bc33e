/** The state of one ticket: what is typed, on which terms, at which prices, and what is wrong with it. */
import type { SymbolInfo } from '@shared/contract'
import type { Side } from '@shared/money'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { type Form, useForm } from 'shell/form'
import { useTicker } from 'shell/market-feed'
import { useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { heldNotional } from '../positions/account.model.ts'
import { useLiveAccount } from '../positions/use-live-account.ts'
import { type Gate, usePriceGate } from '../price-gate.ts'
import { leverageFor, modeFor, rememberedAtom } from '../terms.ts'
import { useTicketDraft } from './ticket.draft.ts'
import { type TicketField, ticketModel } from './ticket.faults.ts'
import { type Intent, intentOf, type OrderForm, type Scene, type Terms } from './ticket.model.ts'
import { useFaultWords } from './use-fault-words.ts'

type Typing = Pick<Form<OrderForm, TicketField>, 'form' | 'frame' | 'change' | 'errorAt'>

export interface TicketState extends Typing {
  info: SymbolInfo
  gate: Gate
  terms: Terms
  /** Undefined until price and account are known: then nothing can be counted, and all can be typed. */
  scene: Scene | undefined
  /** Why the account is not known. */
  accountError: unknown
  setTerms(terms: Partial<Terms>): void
  /** @returns the order as it is to be confirmed; null where something is wrong, which then shows */
  press(side: Side): Intent | null
  /** The exchange's word on a field, until the form changes. @returns whether a field shows it */
  refuse(failure: Failure): boolean
  clear(): void
}

function useScene(info: SymbolInfo) {
  const price = useTicker(info.symbol)?.price
  const { data: live, error } = useLiveAccount()
  if (!price || !live) return { scene: undefined, accountError: live ? null : error }
  const rows = live.positions.map(({ row }) => row)
  const funds = { free: live.free, cross: live.cross }
  const held = heldNotional(rows, info.symbol)
  return { scene: { info, price, funds, available: live.available, held, running: rows.length }, accountError: null }
}

function useTerms(info: SymbolInfo): [Terms, (change: Partial<Terms>) => void] {
  const [remembered, remember] = useAtom(rememberedAtom)
  const person = useSession().user?.id ?? ''
  const mode = modeFor(remembered, person)
  const leverage = leverageFor(remembered, info)
  const set = (change: Partial<Terms>) => {
    const next = { mode, leverage, ...change }
    const leverages = { ...remembered.leverages, [info.symbol]: next.leverage }
    remember({ ...remembered, modes: { ...remembered.modes, [person]: next.mode }, leverages })
  }
  return [{ mode, leverage }, set]
}

/** Where the order stands that a sheet sends: only its refusal matters here. */
function useRefused() {
  const [failure, setFailure] = useState<Failure>()
  const state = failure ? ({ phase: 'failed', failure } as const) : { phase: 'idle' }
  return { refused: setFailure, sending: { state, begin: () => setFailure(undefined) } }
}

export function useTicket(info: SymbolInfo): TicketState {
  const [terms, setTerms] = useTerms(info)
  const [side, setSide] = useState<Side | null>(null)
  const { refused, sending } = useRefused()
  const gate = usePriceGate(info.symbol)
  const { scene, accountError } = useScene(info)
  const meeting = { side, terms, scene }
  const typing = useForm(ticketModel, meeting, {
    words: useFaultWords(info),
    sending,
    draft: [useTicketDraft, info.symbol],
  })
  const { form, frame, change, errorAt } = typing
  return {
    ...{ info, gate, form, frame, change, errorAt, terms, scene, accountError },
    setTerms(part) {
      sending.begin()
      setTerms(part)
    },
    press(pressed) {
      setSide(pressed)
      return typing.press({ ...meeting, side: pressed }) && scene ? intentOf(form, pressed, terms, scene) : null
    },
    refuse(failure) {
      refused(failure)
      return ticketModel.fieldOf?.(failure) !== undefined
    },
    clear() {
      setSide(null)
      sending.begin()
      typing.clear({ unit: form.unit, targetsBy: form.targetsBy })
    },
  }
}
