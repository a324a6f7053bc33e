/** What tests of withdrawals do over and over: somebody with a withdrawal password and an address that can be used. */
import {
  addPayoutAccountCall,
  changeWithdrawPasswordCall,
  type InputOf,
  type PayoutAccount,
  withdrawalApplyCall,
  withdrawalListCall,
} from '@shared/contract'
import { payoutKinds } from '@shared/contract/codes'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { pass } from '../accounts/people.ts'

export const PIN = '135792'
export const WALLET = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'
const HOUR = 3600

export const toBank = {
  kind: payoutKinds.bank,
  country: 'TH',
  currency: 'THB',
  bankName: 'Kasikornbank',
  numberKind: 2,
  number: '123-4-56789-0',
  realName: 'Sample Person',
} as const

type Add = InputOf<typeof addPayoutAccountCall>
type Apply = InputOf<typeof withdrawalApplyCall>

/** The calls of one exchange, as its people make them. */
export function withdrawing(exchange: Exchange) {
  const { client } = exchange
  const setPin = ({ token, password }: TestUser, pin = PIN) =>
    client.ask(changeWithdrawPasswordCall, { loginPassword: password, password: pin }, { token })
  const addCall = ({ token }: TestUser, change: Partial<Add> = {}) => {
    const chain = { kind: payoutKinds.chain, network: 'TRC20', address: WALLET, label: 'Own wallet' }
    const input = { ...chain, withdrawPassword: PIN, clientOrderId: newOrderId(), ...change } as Add
    return client.call(addPayoutAccountCall, input, { token })
  }
  const add = async (user: TestUser, change: Partial<Add> = {}) => (await addCall(user, change)).result as PayoutAccount
  return {
    setPin,
    addCall,
    add,
    /** Somebody who can withdraw now. */
    async ready(balance = '1000') {
      const user = await exchange.newUser()
      await exchange.operate('wallet', 'adjust', user.id, 'USDT', balance)
      await setPin(user)
      const account = await add(user)
      pass(exchange, HOUR)
      return { user, account }
    },
    apply: ({ token }: TestUser, { id: accountId }: Pick<PayoutAccount, 'id'>, change: Partial<Apply> = {}) => {
      const order = { accountId, currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1' }
      const input = { ...order, withdrawPassword: PIN, clientOrderId: newOrderId(), ...change }
      return client.call(withdrawalApplyCall, input, { token })
    },
    read: async ({ token }: TestUser, id: string) =>
      (await client.ask(withdrawalListCall, { id }, { token })).records[0],
  }
}
