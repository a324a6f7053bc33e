/** What tests of own limits do over and over. */
import {
  breakCall,
  buySecondCall,
  createPositionCall,
  type InputOf,
  type LimitName,
  limitsCall,
  setLimitsCall,
} from '@shared/contract'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { pass } from '../accounts/people.ts'
import { marketOrder, type Order } from '../positions/orders.ts'
import { type SecondInput, secondOrder } from '../positions/second/second.ts'

export const limitsOf = ({ client }: Exchange, user: TestUser) => client.ask(limitsCall, {}, user)
export const setTo = ({ client }: Exchange, user: TestUser, name: LimitName, value: string) =>
  client.call(setLimitsCall, { name, value }, user)
export const breakFor = ({ client }: Exchange, user: TestUser, days: InputOf<typeof breakCall>['days']) =>
  client.call(breakCall, { days }, user)
export const stake = ({ client }: Exchange, user: TestUser, change: Partial<SecondInput> = {}) =>
  client.call(buySecondCall, secondOrder(change), user)
export const open = ({ client }: Exchange, user: TestUser, change: Partial<Order> = {}) =>
  client.call(createPositionCall, marketOrder(change), user)

/** Time alone but for its last second, which has a price. */
export async function live(exchange: Exchange, seconds: number): Promise<void> {
  pass(exchange, seconds - 1)
  await exchange.sandbox.advance(1)
}
