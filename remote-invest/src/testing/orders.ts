/** For tests: people who hold orders at the suite's own exchange, whose clock skips days. */
import type { ProductOrder } from '@shared/contract'
import { debitBuyCall, loginCall, minerBuyCall, productOrderListCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'

const client = () => connect(exchange().url, exchange().publicKey)
const meant = () => ({ agreed: true, clientOrderId: newOrderId() })

/** Somebody with 10,000 USDT. */
export const investor = () => newPerson(exchange(), { balance: '10000' })

/** 1,000 in A2 unless said: seven days at 0.08 % a day. */
export const buy = (who: Person, amount = '1000', productId = 'A2', expected = '0.0008'): Promise<ProductOrder> =>
  client().ask(debitBuyCall, { productId, amount, expected, ...meant() }, who)

/** One S21 for 2,800. */
export const mine = (who: Person, units = 1): Promise<ProductOrder> =>
  client().ask(minerBuyCall, { productId: 'S21', units, expected: '2800', ...meant() }, who)

export const orderOf = async (who: Person, id: string): Promise<ProductOrder | undefined> =>
  (await client().ask(productOrderListCall, { id }, who)).records[0]

/** The exchange is down for so long ("25h"); what fell due meanwhile is done. */
export const skip = (time: string) => operate(exchange(), 'clock', 'skip', time)

export const freeze = (id: string, reason: string) => operate(exchange(), 'order', 'freeze', id, '--reason', reason)

/** After so many days nobody is signed in any more. */
export const back = async ({ account, password }: Person): Promise<Person> => ({
  ...(await client().ask(loginCall, { account, password })),
  ...{ account, password },
})
