/** For tests on an exchange of their own: a withdrawal as somebody asks for it, and what the desk makes of it. */
import {
  addPayoutAccountCall,
  changeWithdrawPasswordCall,
  type InputOf,
  type PayoutAccount,
  type Withdrawal,
  withdrawalApplyCall,
} from '@shared/contract'
import { payoutKinds } from '@shared/contract/codes'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson, type Person } from '@shared/testing/people'
import { advance, exchange } from '@shared/testing/screen'

export const PIN = '135792'
export const WALLET = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'
const HOUR = 3600

const chain = { kind: payoutKinds.chain, network: 'TRC20', address: WALLET, label: 'Own wallet' } as const
export const BANK = {
  kind: payoutKinds.bank,
  country: 'TH',
  currency: 'THB',
  bankName: 'Kasikornbank',
  numberKind: 2,
  number: '123-4-56789-0',
  realName: 'Sample Person',
} as const

const client = () => connect(exchange().url, exchange().publicKey)

export type Withdrawer = Person & { to: PayoutAccount }

async function withAccount(to: typeof chain | typeof BANK): Promise<Withdrawer> {
  const person = await newPerson(exchange(), { balance: '1000' })
  const { token, password } = person
  await client().ask(changeWithdrawPasswordCall, { loginPassword: password, password: PIN }, { token })
  const added = { ...to, withdrawPassword: PIN, clientOrderId: newOrderId() }
  return { ...person, to: await client().ask(addPayoutAccountCall, added, { token }) }
}

/** People with 1,000 USDT and an account that can be used: the hour that it waits passes once for all of them. */
export async function withdrawers(count: number, to: typeof chain | typeof BANK = chain): Promise<Withdrawer[]> {
  const people: Withdrawer[] = []
  while (people.length < count) people.push(await withAccount(to))
  await advance(HOUR)
  return people
}

type Terms = Partial<InputOf<typeof withdrawalApplyCall>>

export const placeWithdrawal = ({ token, to }: Withdrawer, change: Terms = {}): Promise<Withdrawal> => {
  const order = { accountId: to.id, currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1' }
  const input = { ...order, withdrawPassword: PIN, clientOrderId: newOrderId(), ...change }
  return client().ask(withdrawalApplyCall, input, { token })
}

export const payoutDesk = (...words: string[]) => operate(exchange(), 'withdraw', ...words)
