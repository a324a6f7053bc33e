/** Messages about what the exchange did to a position or an order while nobody pressed anything. */
import { closeReasons, tradeTypes } from '@shared/contract/codes'
import { profitAfterFees, unitsOf } from '@shared/money'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { isVirtual } from '../ledger/trading-account.ts'
import { tellLossLimit } from '../limits/tell.ts'
import { type ValuesOf, withOwn } from '../messages/message-values.ts'
import { notify } from '../messages/notify.ts'
import type { Template } from '../messages/templates.ts'
import { isCfd, specOf } from './pricing.ts'
import { accountOf, isRunning, wasOpened } from './rows.ts'
import type { PositionRow, StoredRow } from './tables.ts'

/** As toast and list have it. */
const afterFees = ({ profit, open_fee: opening, close_fee: closing, night_fee: nights, covered }: PositionRow) =>
  profitAfterFees(profit ?? '0', [opening, closing ?? '0', nights], covered)

/** In units of what is traded: a lot says nothing to whoever reads it later. */
const quantityOf = (row: StoredRow): string =>
  isCfd(row.trade_type) ? unitsOf(row.quantity, specOf(row).contractSize ?? '1').toString() : row.quantity

/** Where a row is shown, other than among contracts. */
const modes: Readonly<Record<StoredRow['trade_type'], string>> = {
  [tradeTypes.contract]: '',
  [tradeTypes.cfd]: '',
  [tradeTypes.option]: 'mode=option&',
  [tradeTypes.spot]: 'mode=spot&',
}

/** Virtual money writes no messages. */
function tell<T extends Template>(
  tx: Tx,
  row: StoredRow,
  event: string,
  template: T,
  values: ValuesOf<T, 'symbol' | 'quantity'>,
  at: number,
): void {
  if (isVirtual(accountOf(row))) return
  const tab = isRunning(row) ? 'positions' : 'history'
  const mode = modes[row.trade_type]
  const own = { symbol: row.symbol, quantity: quantityOf(row) }
  notify(tx, {
    ...withOwn(template, own, values),
    user: row.user_id,
    eventKey: `position:${row.id}:${event}`,
    tab: 'transaction',
    path: `/heyue?${mode}tab=${tab}&order=${row.id}`,
    at,
  })
}

/** null: its owner ended it, or the account of virtual money did. */
const endings = {
  [closeReasons.owner]: null,
  [closeReasons.takeProfit]: 'position-take-profit',
  [closeReasons.stopLoss]: 'position-stop-loss',
  [closeReasons.liquidation]: 'position-liquidated',
  [closeReasons.expiry]: 'option-ended',
  [closeReasons.accountEnded]: null,
  [closeReasons.voided]: 'option-void',
  [closeReasons.expired]: 'order-expired',
  [closeReasons.noFunds]: 'order-no-funds',
  [closeReasons.ownLimit]: 'order-own-limit',
} as const satisfies Readonly<Record<NonNullable<StoredRow['close_reason']>, Template | null>>
type Ending = NonNullable<(typeof endings)[keyof typeof endings]>

const isOfOrder = (template: Ending): template is Extract<Ending, `order-${string}`> => template.startsWith('order-')

/** What is told of the row's end; none where nothing is. */
const endingOf = ({ close_reason: reason }: StoredRow): Ending | null => reason && endings[reason]

export function tellClosed(tx: Tx, context: Context, row: PositionRow): void {
  const at = context.clock.now()
  const template = endingOf(row)
  const values = { price: row.close_price ?? '', profit: afterFees(row), amount: row.margin, currency: 'USDT' }
  if (template && !isOfOrder(template)) tell(tx, row, 'closed', template, values, at)
  tellLossLimit(tx, context, accountOf(row))
}

/** A waiting order was filled, or ended unfilled. */
export function tellOrder(tx: Tx, row: StoredRow, at: number): void {
  if (wasOpened(row)) return tell(tx, row, 'filled', 'order-filled', { price: row.open_price }, at)
  const template = endingOf(row)
  if (template && isOfOrder(template))
    tell(tx, row, 'ended', template, { price: row.price ?? row.trigger_price ?? '' }, at)
}
