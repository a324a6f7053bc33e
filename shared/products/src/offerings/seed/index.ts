/** The offerings of a fresh exchange: one in each state. What of their time is over is lived as it would have been, event by event. */
import { DAY, HOUR } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { type DueHandlers, takeDue } from '@shared/engine/due/index'
import { addApplication, addSamples, createOffering, type NewOffering } from '../create.ts'
import { intro } from './words.ts'

type Times = Pick<NewOffering, 'apply_start' | 'apply_end' | 'draw_at' | 'pay_end' | 'list_at'>
type Plan = { symbol: string; name: string; prices: [floor: string, estimated: string]; samples: number; times: Times }

/** In days from now, the draw an hour after the end of applying. */
const timesAt = (now: number, start: number, end: number, pay: number, list: number): Times => ({
  apply_start: now + start * DAY,
  apply_end: now + end * DAY,
  draw_at: now + end * DAY + HOUR,
  pay_end: now + pay * DAY,
  list_at: now + list * DAY,
})

/** Which the demo account won in, and has not paid for. */
const UNPAID = 'HERN'
const WON = 8

/** Oversubscribed while it is drawn; what the demo account applied for is not, so that it surely won. */
const plansAt = (now: number): readonly Plan[] => [
  { symbol: 'ORCH', name: 'Orchard', prices: ['1.2', '1.5'], samples: 0, times: timesAt(now, 2, 5, 7, 8) },
  { symbol: 'LUMA', name: 'Luma', prices: ['0.08', '0.1'], samples: 595, times: timesAt(now, -1, 2, 4, 5) },
  {
    ...{ symbol: 'BSLT', name: 'Basalt', prices: ['0.3', '0.36'], samples: 1420 },
    times: { ...timesAt(now, -3, -0.5, 2, 3), draw_at: now + DAY / 2 },
  },
  { symbol: UNPAID, name: 'Heron', prices: ['0.4', '0.5'], samples: 712, times: timesAt(now, -4, -2, 2, 3) },
  { symbol: 'QRTZ', name: 'Quartz', prices: ['2', '2.4'], samples: 640, times: timesAt(now, -6, -4, -1, 3) },
  { symbol: 'EMBR', name: 'Ember', prices: ['0.15', '0.2'], samples: 1080, times: timesAt(now, -9, -7, -5, -4) },
]

const termsOf = ({ symbol, name, prices: [floor_price, estimated_price], times }: Plan): NewOffering => ({
  id: `ieo-${symbol.toLowerCase()}`,
  ...{ symbol, name, floor_price, estimated_price },
  intro: JSON.stringify(intro),
  logo: null,
  white_paper_id: 'sample-token',
  ...{ total_lots: 1000, lot_size: 100, min_lots: 1 },
  ...times,
})

/** Once: each is known by its id. @param handlers by which it is lived @param demo the account that won */
export function seedOfferings(context: Context, handlers: DueHandlers, demo: string): void {
  const now = context.clock.now()
  for (const plan of plansAt(now)) transact(context.db, tx => make(tx, context, handlers, plan, demo))
}

function make(tx: Tx, context: Context, handlers: DueHandlers, plan: Plan, demo: string): void {
  const terms = termsOf(plan)
  if (!createOffering(tx, context, terms)) return
  const applied = { offering_id: terms.id, person: null, applied_at: terms.apply_start + HOUR }
  addSamples(tx, terms.id, plan.samples, applied.applied_at)
  if (plan.symbol === UNPAID) addApplication(tx, { ...applied, owner: demo, lots: WON, salt: 'demo', sample: 0 })
  live(tx, context, handlers, terms.id)
}

function live(tx: Tx, context: Context, handlers: DueHandlers, id: string): void {
  for (let due = takeDue(tx, id, context.clock.now()); due; due = takeDue(tx, id, context.clock.now()))
    handlers[due.kind]?.(tx, context, due)
}
