/** The list of a person's orders, newest first. */
import type { ListPlan } from '@shared/engine/db/listed'

export const orderList: ListPlan = {
  table: 'product_order',
  owner: ['user_id'],
  by: ['type', 'status'],
  times: ['created_at'],
  tie: 'rowid',
}
