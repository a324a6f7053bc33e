/** What the demo account has borrowed, opened by its address. */
import { loanListCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import type { Client } from '../client.ts'

export async function lentQueries(client: Client, token: string): Promise<Record<string, readonly string[]>> {
  const { records } = await client.ask(loanListCall, {}, { token })
  const id = (status: number) => `id=${records.find(one => one.status === status)?.id}`
  return {
    '/jiedai': ['', '?type=pledge&amount=500&coin=BTC'],
    '/jiedaiHetong': [
      '?set=credit&amount=100&days=7',
      '?set=pledge&amount=500&days=30&coin=BTC&pledge=0.0122',
      `?${id(loanStates.passed)}`,
      '?id=none',
    ],
    '/jiedaiOrder': ['', `?${id(loanStates.passed)}`, `?${id(loanStates.rejected)}`, '?status=3', '?id=none'],
    '/jiedaiAccount': ['', '?sheet=repay&id=none'],
  }
}
