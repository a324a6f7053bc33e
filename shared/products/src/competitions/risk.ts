/**
 * Looks once a minute at what each entry has at risk, at a second that nobody can know before: who closes everything at the
 * full minute gains nothing by it. The figures are weights, not money, so they are floats.
 */
import { createHmac } from 'node:crypto'
import { isAtRisk } from '@shared/contract/closes'
import { directions, identityStates } from '@shared/contract/codes'
import { MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { Keys } from '@shared/engine/keys'
import { priceOf, quotedSpec } from '@shared/engine/positions/pricing'
import type { PositionRow } from '@shared/engine/positions/tables'
import { type Contender, canWin, HAS_EARLIER } from './barred.ts'
import { type Links, linksAmong } from './linked.ts'
import { updateCompetition } from './rows.ts'
import type { CompetitionRow } from './tables.ts'

/** Longs are above zero, shorts below, in VUSDT by symbol. */
type Net = ReadonlyMap<string, number>
/** By owner: each has one entry in a competition. */
export type Nets = ReadonlyMap<string, Net>

/** What is open in the entries of one competition, whatever others hold, with when the owner was verified: one identity an entry. */
const OPEN = `SELECT e.owner, e.person, e.joined_at, i.reviewed_at AS verified_at, ${HAS_EARLIER} AS has_earlier,
    p.symbol, p.direction, p.quantity
  FROM competition_entry e
  LEFT JOIN identity i INDEXED BY identity_one_at_a_time
    ON i.user_id = e.owner AND i.kind = 'basic' AND i.state >= 0 AND i.state = ${identityStates.verified}
  CROSS JOIN position p INDEXED BY position_competing ON p.account = e.id AND p.state = 1 AND p.account NOT IN ('', 'demo')
  WHERE e.competition_id = ? AND e.state = 'in' AND e.bot = 0`
type Open = Pick<PositionRow, 'symbol' | 'direction' | 'quantity'> &
  Contender & { owner: string; person: string | null }

const ADD = `UPDATE competition_entry SET risk_minutes = risk_minutes + ?, exposed = exposed + ?, opposite = opposite + ?
  WHERE competition_id = ? AND owner = ?`

/** The second of a minute at which a competition is looked at. */
function secondOf({ secret }: Keys, id: string, minute: number): number {
  const draw = createHmac('sha256', secret).update(`risk\0${id}\0${minute}`).digest()
  return draw.readUInt32BE() % 60
}

/** While it runs: each minute once, whatever the clock does. */
export function lookAtRisk(context: Context, competition: CompetitionRow, now: number): void {
  const { id, risk_minute: before, start_at, end_at } = competition
  const minute = Math.floor(now / MINUTE)
  if (now < start_at || now >= end_at || minute <= before) return
  if (now < minute * MINUTE + secondOf(context.keys, id, minute) * 1000) return
  transact(context.db, tx => {
    updateCompetition(tx, competition, { risk_minute: minute })
    addMinute(tx, context, competition)
  })
}

/** Only entries that can win are linked: to hedge through one that wins nothing in any case brings nobody a reward. */
function addMinute(tx: Tx, context: Context, competition: CompetitionRow): void {
  const { id, virtual_funds: funds } = competition
  const open = prepared(tx, OPEN).all(id) as Open[]
  const nets = netsOf(context, open)
  const risks = new Map([...nets].map(([owner, net]) => [owner, riskOf(net)]))
  const contenders = open.filter(row => canWin(competition, row))
  const links = linksAmong(tx, id, new Map(contenders.map(({ owner, person }) => [owner, person])))
  for (const [owner, net] of nets) {
    const atRisk = isAtRisk(String(exposureOf(net)), funds) ? 1 : 0
    const opposite = oppositeOf(owner, risks, links)
    prepared(tx, ADD).run(atRisk, Math.floor(exposureOf(risks.get(owner) ?? net)), Math.floor(opposite), id, owner)
  }
}

function netsOf(context: Context, rows: readonly Open[]): Nets {
  const nets = new Map<string, Map<string, number>>()
  for (const { owner, symbol, direction, quantity } of rows) {
    const net = nets.get(owner) ?? new Map<string, number>()
    const worth = Number(quantity) * Number(priceOf(context, symbol)) * (direction === directions.buy ? 1 : -1)
    nets.set(owner, net.set(symbol, (net.get(symbol) ?? 0) + worth))
  }
  return nets
}

/** What a year's volatility moves it by, so that nobody hides a hedge behind calm coins. */
const riskOf = (net: Net): Net => new Map([...net].map(([symbol, worth]) => [symbol, worth * quotedSpec(symbol).sigma]))

/** A long and a short of one coin in one entry risk their difference. */
const exposureOf = (net: Net): number => [...net.values()].reduce((all, worth) => all + Math.abs(worth), 0)

/** How much of an entry's positions is made good by those of linked entries. @param nets what each is worth, or risks */
export function oppositeOf(owner: string, nets: Nets, links: Links): number {
  const others = [...(links.get(owner) ?? [])].flatMap(other => nets.get(other) ?? [])
  const covered = ([symbol, worth]: [string, number]) =>
    Math.min(
      Math.abs(worth),
      others.map(net => against(worth, net.get(symbol) ?? 0)).reduce((all, one) => all + one, 0),
    )
  return [...(nets.get(owner) ?? [])].map(covered).reduce((all, one) => all + one, 0)
}

const against = (own: number, other: number): number => (own * other < 0 ? Math.abs(other) : 0)
