/** People for tests: each registered over the wire, with money booked by the operator. */
import {
  emailCaptchaCall,
  guestLoginCall,
  myUserInfoCall,
  phoneCaptchaCall,
  registerCall,
  transferContractCall,
} from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { big } from '@shared/money'
import { connect, newOrderId } from './client.ts'
import { type Address, operate } from './exchange-process.ts'

export type Person = { account: string; password: string; token: string }
export type Holdings = { balance?: string; contract?: string }

const PASSWORD = 'waterline-7'

/** Each from an address of their own: nobody runs into another's limits. */
const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** @param holdings USDT in the balance account; what is in the contract account was transferred from it */
export async function newPerson(address: Address, { balance = '0', contract = '0' }: Holdings = {}): Promise<Person> {
  const client = connect(address.url, address.publicKey)
  const account = `u${Math.random().toString(36).slice(2, 12).replace(/\W/g, '')}x`
  const who = { registerType: registerTypes.account, account, password: PASSWORD, agreed: true }
  const { token } = await client.ask(registerCall, who, { ip: randomAddress() })
  const total = big(balance).plus(big(contract)).toString()
  if (total !== '0') await operate(address, 'wallet', 'adjust', account, 'USDT', total)
  if (contract !== '0') {
    const move = { from: 'balance', to: 'contract', currency: 'USDT', amount: contract } as const
    await client.ask(transferContractCall, { ...move, clientOrderId: newOrderId() }, { token })
  }
  return { account, password: PASSWORD, token }
}

/** Seven midnights pass, as if the exchange had been down; the person stays signed in. Needs a manual clock. */
export async function keepsMoney(address: Address, { token }: Pick<Person, 'token'>): Promise<void> {
  const client = connect(address.url, address.publicKey)
  for (const span of ['4d', '3d']) {
    await operate(address, 'clock', 'skip', span)
    await client.ask(myUserInfoCall, {}, { token })
  }
}

/** A guest, whose password nobody has saved yet. */
export async function newGuest({ url, publicKey }: Address): Promise<Person> {
  const client = connect(url, publicKey)
  const { initialPassword: password, ...made } = await client.ask(guestLoginCall, {}, { ip: randomAddress() })
  return { ...made, password }
}

/** The last code that was sent to an address, as the operator reads it. */
export async function mailed(address: Address, to: string): Promise<string> {
  return /\b\d{6}\b/.exec(String(await operate(address, 'mail', to)))?.[0] ?? ''
}

/** Somebody with an email address. Asked for from elsewhere: the code neither counts nor waits where a test stands. */
export async function newPersonByEmail(address: Address, email: string): Promise<Person> {
  const [client, elsewhere] = [connect(address.url, address.publicKey), { ip: randomAddress() }]
  await client.ask(emailCaptchaCall, { email, scene: 'register' }, elsewhere)
  const who = { registerType: registerTypes.email, email, captcha: await mailed(address, email) }
  const { token } = await client.ask(registerCall, { ...who, password: PASSWORD, agreed: true }, elsewhere)
  return { account: email, password: PASSWORD, token }
}

/** Somebody with a mobile number. @returns account: with its country code */
export async function newPersonByPhone(address: Address, phoneCode: string, phone: string): Promise<Person> {
  const [client, elsewhere] = [connect(address.url, address.publicKey), { ip: randomAddress() }]
  const account = `+${phoneCode}${phone}`
  await client.ask(phoneCaptchaCall, { phoneCode, phone, scene: 'register' }, elsewhere)
  const who = { registerType: registerTypes.phone, phoneCode, phone, captcha: await mailed(address, account) }
  const { token } = await client.ask(registerCall, { ...who, password: PASSWORD, agreed: true }, elsewhere)
  return { account, password: PASSWORD, token }
}
