/** What comes after the draw: the last hours of paying, its end, the token's market. */
import { applicationStates } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import { stamp } from '../clock.ts'
import type { Tx } from '../db/transact.ts'
import { type DueHandler, schedule } from '../due/index.ts'
import { HOUSE, post } from '../ledger/index.ts'
import { applicationsFor, offeringById, updateApplication, updateOffering } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { tell } from './tell.ts'
import { barredFrom, costOf, tokensOf } from './terms.ts'

export const unpaidOf = (tx: Tx, id: string): ApplicationRow[] =>
  applicationsFor(tx, id).filter(({ state }) => state === applicationStates.won)

export const remind: DueHandler = (tx, _, { subject: id, at }) => {
  const offering = offeringById(tx, id)
  const until = stamp(offering.pay_end)
  for (const one of unpaidOf(tx, id))
    tell(tx, offering, one, 'offering-unpaid', { amount: costOf(offering, one), currency: 'USDT', until }, at)
}

/** What was not paid for stays the issuer's. */
export const endPaying: DueHandler = (tx, _, { subject: id, at }) => {
  const offering = updateOffering(tx, offeringById(tx, id), { closed_at: at })
  for (const one of unpaidOf(tx, id)) one.sample ? completeSample(tx, one) : forfeit(tx, offering, one, at)
  schedule(tx, { kind: 'offering-list', subject: id, at: offering.list_at })
}

/** It has no money: its lots count as placed, and nobody is credited. */
const completeSample = (tx: Tx, application: ApplicationRow) =>
  updateApplication(tx, application, { state: applicationStates.completed })

function forfeit(tx: Tx, offering: OfferingRow, application: ApplicationRow, at: number): void {
  updateApplication(tx, application, { state: applicationStates.forfeited, forfeited_at: at })
  tell(tx, offering, application, 'offering-forfeited', { until: stamp(barredFrom(at)) }, at)
}

/** Each who paid has the tokens; their market opens at the winning price, last of all (market/engine.ts). */
export const list: DueHandler = (tx, { market }, { subject: id, at }) => {
  const offering = updateOffering(tx, offeringById(tx, id), { listed_at: at })
  const { symbol: base, winning_price: price } = offering
  for (const one of applicationsFor(tx, id))
    if (one.state === applicationStates.completed) credit(tx, offering, one, at)
  // the operator may have listed it before: then its price is a market's already
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
