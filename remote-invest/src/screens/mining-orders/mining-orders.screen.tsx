/** Orders of mining machines (docs/rules/invest.md#orders). */
import { Trans } from '@lingui/react/macro'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { OrdersPage } from '../../parts/orders/orders-page.tsx'

export default function MiningOrdersScreen() {
  return <OrdersPage title={<Trans>Mining orders</Trans>} type={productTypes.mining} address={to.miningOrders} />
}
