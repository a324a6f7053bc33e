/** Offerings and applications as the calls answer them. */
import type { Application, Offering } from '@shared/contract'
import { applicationStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import type { SignedIn } from '@shared/engine/http/serve'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { samplesOf } from '@shared/engine/positions/sample'
import type { Translations } from '@shared/phrases'
import { inLanguage } from '../content/in-language.ts'
import { applicationOf, hasApplied } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { barredUntil, costOf, mostLots, statusOf, tokensOf, toldOf } from './terms.ts'

const stampOrNull = (at: number | null): string | null => (at === null ? null : stamp(at))

export function offeringView({ context, user, language }: SignedIn, row: OfferingRow): Offering {
  const { db, clock } = context
  const mine = applicationOf(db, row.id, user)
  return {
    id: row.id,
    name: row.name,
    symbol: row.symbol,
    logo: row.logo,
    intro: inLanguage(JSON.parse(row.intro) as Translations, language),
    whitePaperId: row.white_paper_id,
    totalLots: row.total_lots,
    lotSize: row.lot_size,
    estimatedPrice: row.estimated_price,
    floorPrice: row.floor_price,
    winningPrice: row.winning_price,
    minLots: row.min_lots,
    maxLots: mostLots(db, user),
    subscribedLots: row.applied_lots,
    sampleLots: row.sample_lots,
    ...timesOf(row),
    status: statusOf(row, clock.now()),
    commitHash: row.commit_hash,
    my: mine ? applicationView(db, row, mine) : null,
    barredUntil: stampOrNull(barredUntil(db, user, clock.now())),
    appliedElsewhere: !mine && hasApplied(db, row.id, user),
  }
}

const timesOf = (row: OfferingRow) => ({
  applyStart: stamp(row.apply_start),
  applyEnd: stamp(row.apply_end),
  drawTime: stamp(row.draw_at),
  payEnd: stamp(row.pay_end),
  listTime: stamp(row.list_at),
})

export function applicationView(
  db: Db,
  offering: OfferingRow,
  application: ApplicationRow,
  clientOrderId: string | null = null,
): Application {
  const row = toldOf(offering, application)
  const { id, lots, salt, state, won_lots: wonLots } = row
  const isDrawn = state !== applicationStates.applied
  return {
    ...{ id, orderNo: id, ioeId: offering.id, symbol: offering.symbol, lots, salt, status: state, wonLots },
    quantity: tokensOf(offering, { ...row, state: applicationStates.applied }),
    estimatedPrice: offering.estimated_price,
    winningPrice: offering.winning_price,
    wonQuantity: isDrawn ? tokensOf(offering, row) : null,
    amount: costOf(offering, row),
    payEnd: stamp(offering.pay_end),
    listTime: stamp(offering.list_at),
    payTime: stampOrNull(row.paid_at),
    commitHash: offering.commit_hash,
    clientOrderId,
    createTime: stamp(row.applied_at),
    ...samplesOf(db, realAccount(row.owner))({ created_at: row.applied_at }),
  }
}
