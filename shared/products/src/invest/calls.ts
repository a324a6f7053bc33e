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
import { type Served, serve, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { buy } from './buy.ts'
import { leave } from './leave.ts'
import { listIncomes, listOrders } from './list.ts'
import { orderView } from './order-view.ts'
import { listProducts, payerView, productView } from './product-view.ts'
import { productById } from './rows.ts'
import { statOf } from './stat.ts'

export const investCalls: readonly Served[] = [
  serve(productListCall, listProducts),
  serve(productCall, ({ id }, caller) => productView(productById(caller.context.db, id), caller)),
  serve(payerCall, ({ currency }, caller) => payerView(currency, caller)),
  serveUser(productOrderListCall, listOrders),
  serveUser(productStatCall, statOf),
  serveUser(incomeListCall, listIncomes),
  serveOrder(debitBuyCall, (tx, { amount, ...input }, { context, user, language }) =>
    orderView(context, buy(tx, context, user, { ...input, quantity: amount }, false), language),
  ),
  serveOrder(minerBuyCall, (tx, { units, ...input }, { context, user, language }) =>
    orderView(context, buy(tx, context, user, { ...input, quantity: String(units) }, true), language),
  ),
  serveOrder(redeemCall, (tx, { orderId, expectedAmount }, { context, user, language }) =>
    orderView(context, leave(tx, context, user, orderId, expectedAmount), language),
  ),
]
