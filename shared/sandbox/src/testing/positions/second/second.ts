/** Second contracts of a test. */
import { buySecondCall, type InputOf, secondListCall } from '@shared/contract'
import { directions } from '@shared/contract/codes'
import { newOrderId } from '../../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../../testing/src/exchange.ts'

export type SecondInput = InputOf<typeof buySecondCall>

/** 100 on a rise of BTC within a minute. */
export const secondOrder = (change: Partial<SecondInput> = {}): SecondInput => ({
  symbol: 'BTCUSDT',
  setId: 'second-60',
  odds: '0.8',
  direction: directions.buy,
  amount: '100',
  clientOrderId: newOrderId(),
  ...change,
})

export const staked = ({ client }: Exchange, user: TestUser, change: Partial<SecondInput> = {}) =>
  client.ask(buySecondCall, secondOrder(change), user)

export const secondsOf = async ({ client }: Exchange, user: TestUser, input: InputOf<typeof secondListCall> = {}) =>
  (await client.ask(secondListCall, { pageSize: 200, ...input }, user)).records
