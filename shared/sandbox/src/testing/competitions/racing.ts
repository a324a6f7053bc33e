/** People who take part in competitions: verified, on a network of their own, with what a reward takes. */
import {
  type CompetitionEntry,
  closeAllCall,
  competitionCall,
  entryListCall,
  joinCompetitionCall,
  rankListCall,
} from '@shared/contract'
import { directions, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { fromStamp } from '@shared/engine/clock'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, Holdings, TestUser } from '../../../../testing/src/exchange.ts'
import { wasAlive } from '../../away.ts'
import { login, nextIp, pass } from '../accounts/people.ts'
import { type Order, placed } from '../positions/orders.ts'

const accountType = tradingAccountTypes.competition
export const [LONG, SHORT] = [directions.buy, directions.sell]

export type Racer = TestUser & { entryId: string }

export const create = (exchange: Exchange, id: string, ...options: string[]) =>
  exchange.operate('competition', 'create', '--title', 'Autumn', '--id', id, '--bots', '0', ...options)

/** Somebody who signs in from an address. */
export async function from(exchange: Exchange, ip: string, holdings: Holdings = {}): Promise<TestUser> {
  const user = await exchange.newUser({ balance: '100', verified: true, ...holdings })
  const { result } = await login(exchange, { account: user.account }, ip)
  return { ...user, token: String(result.token) }
}

export const joining = ({ client }: Exchange, user: TestUser, id: string) =>
  client.ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)

export async function racer(exchange: Exchange, id: string, ip = nextIp(), holdings?: Holdings): Promise<Racer> {
  const user = await from(exchange, ip, holdings)
  return { ...user, entryId: (await joining(exchange, user, id)).id }
}

export const open = (exchange: Exchange, racing: Racer, change: Partial<Order> = {}) =>
  placed(exchange, racing, { accountType, entryId: racing.entryId, quantity: '0.02', tolerance: '0.01', ...change })

export const closeAll = ({ client }: Exchange, racing: Racer) =>
  client.ask(
    closeAllCall,
    { accountType, entryId: racing.entryId, tradeType: tradeTypes.contract, clientOrderId: newOrderId() },
    racing,
  )

export async function openFive(exchange: Exchange, racing: Racer, change: Partial<Order>): Promise<void> {
  for (let nth = 0; nth < 5; nth++) await open(exchange, racing, change)
}

export async function entryOf({ client }: Exchange, racing: Racer): Promise<CompetitionEntry> {
  const { records } = await client.ask(entryListCall, { id: racing.entryId }, racing)
  if (!records[0]) throw new Error(`${racing.entryId} is not listed`)
  return records[0]
}

/** As if it had lived all its seconds: what falls due is done in the last one. */
export async function finished(exchange: Exchange, racing: Racer, id: string): Promise<void> {
  const { clock, db } = exchange.sandbox.context
  const { endTime } = await exchange.client.ask(competitionCall, { id }, racing)
  pass(exchange, (fromStamp(endTime) - clock.now()) / 1000 - 1)
  wasAlive(db, clock.now())
  await exchange.sandbox.advance(1)
}

/** The whole ranking, as a racer sees it. */
export async function rowsOf({ client }: Exchange, racing: Racer, id: string) {
  return (await client.ask(rankListCall, { id, pageSize: 200 }, racing)).records
}
