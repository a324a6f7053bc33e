/** Applying for lots, and paying for those that were won. */
import type { applyOfferingCall, ParsedInputOf } from '@shared/contract'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { post } from '@shared/engine/ledger/index'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { mayOpen } from '@shared/engine/limits/may-open'
import { refuse } from '@shared/engine/refusals/refuse'
import { toMinor } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { addApplication } from './create.ts'
import { hasApplied, offeringById, ownApplication, updateApplication } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { barredUntil, costOf, isKnown, mostLots, statusOf, toldOf } from './terms.ts'

type Wish = Pick<ParsedInputOf<typeof applyOfferingCall>, 'ioeId' | 'lots' | 'salt'>

/** Once for each offering and person; nothing is taken. */
export function apply(tx: Tx, context: Context, owner: string, { ioeId, lots, salt }: Wish): ApplicationRow {
  const offering = offeringById(tx, ioeId)
  const now = context.clock.now()
  if (statusOf(offering, now) !== offeringStates.issuing) refuse('ioe-not-open')
  if (hasApplied(tx, ioeId, owner)) refuse('ioe-applied')
  mayOpen(tx, context, realAccount(owner), 'offering')
  if (!isKnown(tx, owner)) refuse('kyc-required', {}, 'kyc')
  const until = barredUntil(tx, owner, now)
  if (until !== null) refuse('ioe-barred', { time: stamp(until) })
  const [min, max] = [offering.min_lots, mostLots(tx, owner)]
  if (lots < min || lots > max) refuse('lots-range', { field: 'lots', min, max })
  return addApplication(tx, {
    offering_id: ioeId,
    owner,
    person: personOf(tx, owner),
    lots,
    salt,
    applied_at: now,
    sample: 0,
  })
}

/** All of what was won, before its time is over: kept until the tokens are there. */
export function pay(tx: Tx, { clock }: Context, owner: string, id: string): ApplicationRow {
  const own = ownApplication(tx, owner, id)
  const offering = offeringById(tx, own.offering_id)
  const application = toldOf(offering, own)
  const late = application.state === applicationStates.won && clock.now() >= offering.pay_end
  if (late || application.state === applicationStates.forfeited) refuse('pay-deadline')
  if (application.state !== applicationStates.won) refuse('order-state', { state: stateNames[application.state] })
  keep(tx, offering, application)
  return updateApplication(tx, application, { state: applicationStates.completed, paid_at: clock.now() })
}

/** As order-state tells them. */
const stateNames = {
  [applicationStates.applied]: 'pending',
  [applicationStates.completed]: 'settled',
  [applicationStates.listed]: 'settled',
  [applicationStates.notWon]: 'ended',
} as const

function keep(tx: Tx, offering: OfferingRow, application: ApplicationRow): void {
  const { id, owner } = application
  const leg = { owner, currency: 'USDT' } as const
  const minor = toMinor(costOf(offering, application))
  const legs = [
    { ...leg, kind: 'balance' as const, minor: -minor },
    { ...leg, kind: 'invest' as const, sub: id, minor },
  ]
  post(tx, { key: `ieo-payment:${id}`, type: 'ieo-payment', ref: { kind: 'offering', id }, legs })
}
