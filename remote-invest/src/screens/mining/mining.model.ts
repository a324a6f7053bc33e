/** What the list of machines shows of one's own. */
import type { OutputOf } from '@shared/contract'
import type { productStatCall } from '@shared/contract/calls/invest/product-orders'

type Stat = OutputOf<typeof productStatCall>

/** Whether one ever had a machine: before that there is nothing to tell. */
export const hasOrders = ({ counts }: Stat): boolean => Object.values(counts).some(count => count > 0)
