/** The state of one ticket: what is typed, on which terms, at which prices, and what is wrong with it. */
import type { SymbolInfo } from '@shared/contract'
import type { MarginMode, Side } from '@shared/money'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { type Form, useForm } from 'shell/form'
import { serverNow, useTicker } from 'shell/market-feed'
import { useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { leverageFor, modeFor, rememberedAtom } from '../account/terms.ts'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import type { Dealing } from '../cfd/dealing.ts'
import { useFaultWords } from '../orders/use-fault-words.ts'
import { heldNotional, isCfdAlone } from '../positions/account.model.ts'
import { useLiveAccount } from '../positions/use-live-account.ts'
import { type Gate, usePriceGate } from '../price/price-gate.ts'
import type { TicketKind } from './kind.ts'
import { useTicketDraft } from './ticket.draft.ts'
import { type TicketField, ticketModel } from './ticket.faults.ts'
import { contextAt, type Intent, intentOf, type OrderForm, type Terms, type TicketContext } from './ticket.model.ts'

type Typing = Pick<Form<OrderForm, TicketField>, 'form' | 'frame' | 'change' | 'errorAt'>

export interface TicketState extends Typing {
  kind: TicketKind
  info: SymbolInfo
  gate: Gate
  terms: Terms
  /** Undefined until price and account are known: then nothing can be counted, and all can be typed. */
  context: TicketContext | undefined
  /** Why the account is not known. */
  accountError: unknown
  setTerms(terms: Partial<Terms>): void
  /** @returns the order as it is to be confirmed; null where something is wrong, which then shows */
  press(side: Side): Intent | null
  /** The exchange's word on a field, until the form changes. @returns whether a field shows it */
  refuse(failure: Failure): boolean
  clear(): void
}

type Met = { context: TicketContext | undefined; accountError: unknown }

function useTicketContext(info: SymbolInfo, dealing: Dealing | undefined): Met {
  const price = useTicker(info.symbol)?.price
  const { data: live, error } = useLiveAccount()
  if (!price || !live || !dealing) return { context: undefined, accountError: live ? null : error }
  const rows = live.positions.map(({ row }) => row)
  const funds = { free: live.free, cross: live.cross }
  const held = heldNotional(rows, info.symbol)
  const counts = { running: live.running, pending: live.pending }
  const worth = { equity: live.equity, usedMargin: live.usedMargin, isCfdAlone: isCfdAlone(live) }
  const context = { info, dealing, price, market: price, funds, available: live.available, held, ...worth, ...counts }
  return { context, accountError: null }
}

/** @param only the only margin mode of this market; the person's choice does not count */
function useTerms(info: SymbolInfo, only: MarginMode | undefined): [Terms, (change: Partial<Terms>) => void] {
  const store = useStore()
  const remembered = useAtomValue(rememberedAtom)
  const remember = useSetAtom(rememberedAtom)
  const person = useSession().user?.id ?? ''
  const mode = only ?? modeFor(remembered, person)
  const leverage = leverageFor(remembered, info)
  const set = (change: Partial<Terms>) => {
    const now = store.get(rememberedAtom) // another sheet may have changed it since this was drawn
    const next = { mode, leverage, ...change }
    const leverages = { ...now.leverages, [info.symbol]: next.leverage }
    const modes = only ? now.modes : { ...now.modes, [person]: next.mode }
    remember({ ...now, modes, leverages })
  }
  return [{ mode, leverage }, set]
}

/** The refusal of the order that a sheet sends. */
function useRefused() {
  const [failure, setFailure] = useState<Failure>()
  const state = failure ? ({ phase: 'failed', failure } as const) : { phase: 'idle' }
  return { refused: setFailure, sending: { state, begin: () => setFailure(undefined) } }
}

/** Drafts are kept apart by account and ticket. A visitor has one of each ticket, which goes on to the account that they open. */
function useDraftId({ id }: TicketKind, { symbol }: SymbolInfo, { accountType, entryId }: TradingAccount): string {
  const { signedIn } = useSession()
  const account = signedIn ? [accountType, entryId] : []
  return [id, symbol, ...account].filter(part => part !== undefined).join(' ')
}

export function useTicket(kind: TicketKind, info: SymbolInfo): TicketState {
  const [terms, setTerms] = useTerms(info, kind.mode)
  const [side, setSide] = useState<Side | null>(null)
  const { refused, sending } = useRefused()
  const gate = usePriceGate(info.symbol)
  const account = useTradingAccount()
  const { context: met, accountError } = useTicketContext(info, kind.useDealing(info))
  const meeting = { side, terms, context: met }
  const typing = useForm(ticketModel, meeting, {
    words: useFaultWords(info, kind.useUnit(info)),
    sending,
    draft: [useTicketDraft, useDraftId(kind, info, account)],
  })
  const { form, frame, change, errorAt } = typing
  const context = met && contextAt(met, form)
  return {
    ...{ kind, info, gate, form, frame, change, errorAt, terms, context, accountError },
    setTerms(part) {
      sending.begin()
      setTerms(part)
    },
    press(pressed) {
      setSide(pressed)
      if (!typing.press({ ...meeting, side: pressed }) || !met) return null
      return intentOf(form, pressed, terms, met, serverNow())
    },
    refuse(failure) {
      refused(failure)
      return ticketModel.fieldOf?.(failure) !== undefined
    },
    clear() {
      setSide(null)
      sending.begin()
      typing.clear({ kind: form.kind, until: form.until, unit: form.unit, targetsBy: form.targetsBy })
    },
  }
}
