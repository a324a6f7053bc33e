/** Orders of AI arbitrage (docs/rules/invest.md#orders). */
import { Trans } from '@lingui/react/macro'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { OrdersPage } from '../../parts/orders/orders-page.tsx'

export default function ArbitrageOrdersScreen() {
  return (
    <OrdersPage title={<Trans>Arbitrage orders</Trans>} type={productTypes.arbitrage} address={to.arbitrageOrders} />
  )
}
