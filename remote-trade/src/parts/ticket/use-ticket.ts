/** The state of one ticket: what is typed, on which terms, at which prices, and what is wrong with it. */
import type { SymbolInfo } from '@shared/contract'
import type { Side } from '@shared/money'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useTicker } from 'shell/market-feed'
import { useSession } from 'shell/session'
import type { Failure } from 'shell/transport'
import { heldNotional } from '../positions/account.model.ts'
import { useLiveAccount } from '../positions/use-live-account.ts'
import { type Gate, usePriceGate } from '../price-gate.ts'
import { leverageFor, modeFor, rememberedAtom } from '../terms.ts'
import { earlyFaults, type Fault, type Field, faultsOf } from './ticket.faults.ts'
import { blank, type Form, type Intent, intentOf, type Scene, type Terms } from './ticket.model.ts'
import { useDraft } from './use-draft.ts'

/** What the exchange said about a field, until the form changes. */
export type Refused = { field: Field; text: string }

export interface Ticket {
  info: SymbolInfo
  gate: Gate
  form: Form
  terms: Terms
  /** Undefined until price and account are known: then nothing can be counted, and all can be typed. */
  scene: Scene | undefined
  /** Why the account is not known. */
  accountError: unknown
  /** Worth showing now. */
  faults: readonly Fault[]
  refused: Refused | null
  change(part: Partial<Form>): void
  setTerms(terms: Partial<Terms>): void
  /** @returns the order as it is to be confirmed; null where something is wrong, which then shows */
  press(side: Side): Intent | null
  refuse(failure: Failure): boolean
  clear(): void
}

const fields: readonly string[] = ['quantity', 'leverage', 'takeProfitPrice', 'stopLossPrice'] satisfies Field[]
const isField = (name: string | undefined): name is Field => name !== undefined && fields.includes(name)

function useScene(info: SymbolInfo) {
  const price = useTicker(info.symbol)?.price
  const { live, query } = useLiveAccount()
  if (!price || !live) return { scene: undefined, accountError: live ? null : query.error }
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

export function useTicket(info: SymbolInfo): Ticket {
  const [form, setForm] = useDraft(info.symbol)
  const [terms, setTerms] = useTerms(info)
  const [tried, setTried] = useState<Side | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const gate = usePriceGate(info.symbol)
  const { scene, accountError } = useScene(info)
  const judged = scene && (tried ? faultsOf(form, tried, terms, scene) : earlyFaults(form, terms, scene))
  const change = (part: Partial<Form>) => {
    setRefused(null)
    setForm(part)
  }
  return {
    ...{ info, gate, form, terms, scene, accountError, refused, change },
    faults: judged ?? [],
    setTerms: part => {
      setRefused(null)
      setTerms(part)
    },
    press: side => {
      setTried(side)
      return scene && faultsOf(form, side, terms, scene).length === 0 ? intentOf(form, side, terms, scene) : null
    },
    refuse: ({ field, text }) => {
      if (!isField(field)) return false
      setRefused({ field, text })
      return true
    },
    clear: () => {
      setTried(null)
      change({ ...blank, unit: form.unit, targetsBy: form.targetsBy })
    },
  }
}
