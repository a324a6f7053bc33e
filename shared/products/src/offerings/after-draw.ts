/** What comes after the draw: the last hours of paying, its end, the token's market. */
import { applicationStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { type Due, type DueHandler, schedule, scheduleRest } from '@shared/engine/due/index'
import { HOUSE, post } from '@shared/engine/ledger/index'
import { toMinor } from '@shared/money'
import { AT_ONCE, applicationsIn, offeringById, updateApplication, updateOffering } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { tell } from './tell.ts'
import { barredFrom, costOf, tokensOf } from './terms.ts'

export const remind: DueHandler = (tx, _, due) => tellUnpaid(tx, due, 'offering-unpaid')

/** The exchange was down while they could have paid: they have more time. */
export const tellLater: DueHandler = (tx, _, due) => tellUnpaid(tx, due, 'offering-later', `later:${due.at}`)

/** Who won and has not paid. The event's number is the place of the last one that was told. */
function tellUnpaid(tx: Tx, due: Due, template: 'offering-unpaid' | 'offering-later', event?: string): unknown {
  const offering = offeringById(tx, due.subject)
  const unpaid = applicationsIn(tx, offering.id, applicationStates.won, due.n)
  for (const one of unpaid) {
    const values = { amount: costOf(offering, one), currency: 'USDT', until: stamp(offering.pay_end) }
    tell(tx, offering, one, template, values, due.at, event)
  }
  return unpaid.length < AT_ONCE ? undefined : scheduleRest(tx, due, unpaid.at(-1)?.place)
}

/** What was not paid for stays the issuer's. */
export const endPaying: DueHandler = (tx, _, due) => {
  const offering = offeringById(tx, due.subject)
  const unpaid = applicationsIn(tx, offering.id, applicationStates.won)
  for (const one of unpaid) one.sample ? completeSample(tx, one) : forfeit(tx, offering, one, due.at)
  if (unpaid.length === AT_ONCE) return scheduleRest(tx, due)
  updateOffering(tx, offering, { closed_at: due.at })
  return schedule(tx, { kind: 'offering-list', subject: offering.id, at: offering.list_at })
}

/** It has no money: its lots count as placed, and nobody is credited. */
const completeSample = (tx: Tx, application: ApplicationRow) =>
  updateApplication(tx, application, { state: applicationStates.completed })

function forfeit(tx: Tx, offering: OfferingRow, application: ApplicationRow, at: number): void {
  updateApplication(tx, application, { state: applicationStates.forfeited, forfeited_at: at })
  tell(tx, offering, application, 'offering-forfeited', { until: stamp(barredFrom(at)) }, at)
}

/** Each who paid has the tokens; their market opens at the winning price, last of all (market/engine.ts). */
export const list: DueHandler = (tx, context, due) => {
  const offering = offeringById(tx, due.subject)
  const paid = applicationsIn(tx, offering.id, applicationStates.completed)
  for (const one of paid) credit(tx, offering, one, due.at)
  if (paid.length === AT_ONCE) return scheduleRest(tx, due)
  updateOffering(tx, offering, { listed_at: due.at })
  return openMarket(tx, context, offering)
}

/** The operator may have listed the token before: then its price is a market's already. */
function openMarket(tx: Tx, { market }: Context, { symbol: base, winning_price: price }: OfferingRow): void {
  if (price !== null && !market.last(`${base}USDT`)) market.list({ base, price }, tx)
}

function credit(tx: Tx, offering: OfferingRow, application: ApplicationRow, at: number): void {
  updateApplication(tx, application, { state: applicationStates.listed })
  if (application.sample) return
  deliver(tx, offering, application, at)
  const quantity = tokensOf(offering, application)
  tell(tx, offering, application, 'offering-listed', { quantity }, at)
}

/** What was kept goes to the issuer, the tokens come from there. */
function deliver(tx: Tx, offering: OfferingRow, application: ApplicationRow, at: number): void {
  const { id, owner } = application
  const paid = toMinor(costOf(offering, application))
  const tokens = toMinor(tokensOf(offering, application))
  const legs = [
    { owner, currency: 'USDT', kind: 'invest' as const, sub: id, minor: -paid },
    { owner: HOUSE, currency: 'USDT', kind: 'issuer' as const, minor: paid },
    { owner: HOUSE, currency: offering.symbol, kind: 'issuer' as const, minor: -tokens },
    { owner, currency: offering.symbol, kind: 'balance' as const, minor: tokens },
  ]
  post(tx, { key: `ieo-tokens:${id}`, type: 'ieo-tokens', ref: { kind: 'offering', id }, legs, bizTime: at })
}
