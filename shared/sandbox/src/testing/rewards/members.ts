/** People who invited each other, and what they do. */
import { randomUUID } from 'node:crypto'
import { myUserInfoCall, rechargeApplyCall, registerCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { nextIp, PASSWORD } from '../accounts/people.ts'

let count = 0

/** Somebody who registers with a person's code, on a browser of their own unless told. */
export async function invited(exchange: Exchange, by?: TestUser, deviceId: string = randomUUID()): Promise<TestUser> {
  const { client } = exchange
  const account = `member_${++count}`
  const inviteCode = by ? await codeOf(exchange, by) : ''
  const who = { registerType: registerTypes.account, account, password: PASSWORD, agreed: true, inviteCode, deviceId }
  const { token } = await client.ask(registerCall, who, { ip: nextIp() })
  const { id } = await client.ask(myUserInfoCall, {}, { token })
  return { id: String(id), account, password: PASSWORD, token }
}

const codeOf = async ({ client }: Exchange, { token }: TestUser) =>
  String((await client.ask(myUserInfoCall, {}, { token })).inviteCode)

/** A chain: the first invited the second, and so on. */
export async function chain(exchange: Exchange, length: number): Promise<TestUser[]> {
  const people: TestUser[] = []
  for (let nth = 0; nth < length; nth++) people.push(await invited(exchange, people.at(-1)))
  return people
}

/** Ordered by the person, approved by the desk. */
export async function recharge(exchange: Exchange, user: TestUser, amount: string): Promise<void> {
  const order = { currency: 'USDT', network: 'TRC20', amount, clientOrderId: newOrderId() }
  const { id } = await exchange.client.ask(rechargeApplyCall, order, user)
  await exchange.operate('recharge', 'approve', id)
}
