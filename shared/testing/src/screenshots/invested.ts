/** What the demo account holds of products, opened by its address. */
import { productOrderListCall } from '@shared/contract'
import { productOrderStates, productTypes } from '@shared/contract/codes'
import type { Client } from '../client.ts'

const { ended, frozen, running } = productOrderStates
const { arbitrage, bond, mining } = productTypes

export async function investedQueries(client: Client, token: string): Promise<Record<string, readonly string[]>> {
  const { records } = await client.ask(productOrderListCall, {}, { token })
  const open = (type: number, status: number) =>
    `?id=${records.find(one => one.type === type && one.status === status)?.id}`
  return {
    '/taoliOk': [open(arbitrage, running), '?id=none'],
    '/taoliOrder': ['', ...[running, frozen, ended].map(status => open(arbitrage, status)), '?id=none'],
    '/kuangchiOrder': ['', open(mining, running)],
    '/zhaiquanOrder': ['', open(bond, running)],
    '/touziOrder': ['', '?type=3&status=-1'],
  }
}
