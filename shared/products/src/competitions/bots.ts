/** Those who play by themselves: under the rules of everybody, seeded by entry and minute. */
import { hash } from 'node:crypto'
import {
  closeReasons,
  competitionStates,
  directions,
  marginModes,
  orderTypes,
  tradeTypes,
} from '@shared/contract/codes'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import { MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { exchangeState, setExchangeState } from '@shared/engine/db/state'
import { type Tx, transact } from '@shared/engine/db/transact'
import { tradableTick } from '@shared/engine/positions/checks'
import { closeAt } from '@shared/engine/positions/leveraged/close'
import { placeLeveraged } from '@shared/engine/positions/leveraged/open'
import { priceOf, specOf } from '@shared/engine/positions/pricing'
import { runningOf } from '@shared/engine/positions/rows'
import { refusalOf } from '@shared/engine/refusals/refusal-of'
import { accountOfEntry, competitionById, playingBots } from './rows.ts'
import { statusOf } from './rules.ts'
import type { EntryRow } from './tables.ts'

export const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'] as const
const leverages = [5, 10, 20] as const
/** One of so many acts in a minute. */
const SELDOM = 8
const MOST_AT_ONCE = 3

/** Each minute once. */
export function playBots(context: Context, now: number): void {
  const minute = String(Math.floor(now / MINUTE))
  if (exchangeState(context.db, 'bot-minute') === minute) return
  const bots = playingBots(context.db)
  if (bots.length === 0) return
  transact(context.db, tx => {
    setExchangeState(tx, 'bot-minute', minute)
    playMinute(tx, context, bots, now)
  })
}

/** What these do in the minute of a moment. Of one that is refused nothing happens. */
export function playMinute(tx: Tx, context: Context, bots: readonly EntryRow[], now: number): void {
  const minute = String(Math.floor(now / MINUTE))
  for (const bot of bots) if (isRunning(context, bot, now)) refusalOf(tx, () => act(tx, context, bot, minute))
}

const isRunning = ({ db }: Context, { competition_id: id }: EntryRow, now: number) =>
  statusOf(competitionById(db, id), now) === competitionStates.inProgress

function act(tx: Tx, context: Context, bot: EntryRow, minute: string): void {
  const draw = Buffer.from(hash('sha256', `${bot.id} ${minute}`), 'hex')
  const [acts = 0, closes = 0] = draw
  if (acts % SELDOM !== 0) return
  const running = runningOf(tx, accountOfEntry(bot))
  const [oldest] = running
  if (oldest && (running.length >= MOST_AT_ONCE || closes % 2 === 0))
    closeAt(tx, context, oldest, tradableTick(context, specOf(oldest)), closeReasons.owner)
  else open(tx, context, bot, draw)
}

function open(tx: Tx, context: Context, bot: EntryRow, draw: Buffer): void {
  const [, , which = 0, way = 0, lever = 0, size = 0] = draw
  const symbol = symbols[which % symbols.length] ?? symbols[0]
  placeLeveraged(tx, context, accountOfEntry(bot), {
    tradeType: tradeTypes.contract,
    symbol,
    direction: way % 2 === 0 ? directions.buy : directions.sell,
    orderType: orderTypes.market,
    amount: String(2_000 + size * 30),
    leverage: leverages[lever % leverages.length] ?? leverages[0],
    marginMode: marginModes.isolated,
    expectedPrice: priceOf(context, symbol),
    tolerance: WIDEST_TOLERANCE,
    clientOrderId: bot.id,
  })
}
