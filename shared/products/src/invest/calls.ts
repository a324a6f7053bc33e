/** The calls about products and their orders. */
import {
  debitBuyCall,
  incomeListCall,
  minerBuyCall,
  payerCall,
  productCall,
  productListCall,
  productOrderListCall,
  productStatCall,
  redeemCall,
} from '@shared/contract'
import type { Tx } from '@shared/engine/db/transact'
import { type Served, type SignedIn, serve, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { accept } from '../content/agreement.ts'
import { buy, type Wanted } from './buy.ts'
import { leave } from './leave.ts'
import { listIncomes, listOrders } from './list.ts'
import { orderView } from './order-view.ts'
import { listProducts, payerView, productView } from './product-view.ts'
import { productById } from './rows.ts'
import { statOf } from './stat.ts'

type Bought = Wanted & { read?: string | undefined }

/** A purchase, with the text of the agreement as it is accepted. */
function bought(tx: Tx, { context, user, language }: SignedIn, { read, ...wanted }: Bought, machines: boolean) {
  const order = buy(tx, context, user, wanted, machines)
  const article = productById(tx, order.product_id).agreement_id
  accept(tx, { user, subject: order.id, article, language, read, at: order.created_at })
  return orderView(context, order, language)
}

export const investCalls: readonly Served[] = [
  serve(productListCall, listProducts),
  serve(productCall, ({ id }, caller) => productView(productById(caller.context.db, id), caller)),
  serve(payerCall, ({ currency }, caller) => payerView(currency, caller)),
  serveUser(productOrderListCall, listOrders),
  serveUser(productStatCall, statOf),
  serveUser(incomeListCall, listIncomes),
  serveOrder(debitBuyCall, (tx, { amount, ...input }, caller) =>
    bought(tx, caller, { ...input, quantity: amount }, false),
  ),
  serveOrder(minerBuyCall, (tx, { units, ...input }, caller) =>
    bought(tx, caller, { ...input, quantity: String(units) }, true),
  ),
  serveOrder(redeemCall, (tx, { orderId, expectedAmount }, { context, user, language }) =>
    orderView(context, leave(tx, context, user, orderId, expectedAmount), language),
  ),
]
