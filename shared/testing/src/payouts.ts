/** A withdrawal password and an account to be paid to, by the calls: for who withdraws without being about how one gets there. */
import { addPayoutAccountCall, changeWithdrawPasswordCall, type InputOf, type PayoutAccount } from '@shared/contract'
import { payoutKinds } from '@shared/contract/codes'
import { type Client, newOrderId } from './client.ts'
import type { Person } from './people.ts'

export const PIN = '135792'

type Account = Omit<InputOf<typeof addPayoutAccountCall>, 'withdrawPassword' | 'clientOrderId'>

export const wallet = {
  kind: payoutKinds.chain,
  network: 'TRC20',
  address: 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV',
  label: 'Own wallet',
} as const satisfies Account

/** Binds one; a first one can be used an hour later. */
export const bind = (client: Client, { token }: Person, account: Account): Promise<PayoutAccount> =>
  client.ask(addPayoutAccountCall, { ...account, withdrawPassword: PIN, clientOrderId: newOrderId() }, { token })

/** The password first. */
export async function prepare(client: Client, person: Person, account: Account = wallet): Promise<PayoutAccount> {
  const { token, password } = person
  await client.ask(changeWithdrawPasswordCall, { loginPassword: password, password: PIN }, { token })
  return bind(client, person, account)
}
