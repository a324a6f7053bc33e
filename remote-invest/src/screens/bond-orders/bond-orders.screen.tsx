/** Orders of bonds (docs/rules/invest.md#orders). */
import { Trans } from '@lingui/react/macro'
import { productTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { OrdersPage } from '../../parts/orders/orders-page.tsx'

export default function BondOrdersScreen() {
  return <OrdersPage title={<Trans>Bond orders</Trans>} type={productTypes.bond} address={to.bondOrders} />
}
