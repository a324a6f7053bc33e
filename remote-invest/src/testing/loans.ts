/** For tests: a loan as somebody signs it and asks for it, and what the desk and the clock make of it. */
import {
  creditApplyCall,
  type InputOf,
  type Loan,
  loanListCall,
  pledgeApplyCall,
  repayLoanCall,
  userBalanceCall,
} from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { verify } from '@shared/testing/identities'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'

export const client = () => connect(exchange().url, exchange().publicKey)
export const loanDesk = (...words: string[]) => operate(exchange(), 'loan', ...words)
const skip = (time: string) => operate(exchange(), 'clock', 'skip', time, '--up')
export const give = ({ account }: Person, currency: string, amount: string) =>
  operate(exchange(), 'wallet', 'adjust', account, currency, amount.startsWith('-') ? amount : `+${amount}`)

/** One grey pixel. */
const png = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==')
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${png}\r\n--b--\r\n`

/** @returns its path */
export async function sign({ token }: Person): Promise<string> {
  const body = Uint8Array.from(part('biz', 'signature') + file, letter => letter.charCodeAt(0))
  const headers = { 'x-access-token': token, 'content-type': 'multipart/form-data; boundary=b' }
  const reply = await fetch(`${exchange().url}/api/sys/common/upload`, { method: 'POST', headers, body })
  return ((await reply.json()) as { message: string }).message
}

/** With USDT, and coins beside it. */
export async function borrower(balance = '0', coins: Readonly<Record<string, string>> = {}): Promise<Person> {
  const person = await newPerson(exchange(), { balance })
  for (const [currency, amount] of Object.entries(coins)) await give(person, currency, amount)
  return person
}

/** 6,000 on 0.1 BTC unless it says otherwise: paid out at once. */
export async function pledge(person: Person, change: Partial<InputOf<typeof pledgeApplyCall>> = {}): Promise<Loan> {
  const terms = { loanSetId: 'pledge', amount: '6000', days: 7, pledgeCurrency: 'BTC', pledgeAmount: '0.1' }
  const input = { ...terms, signImage: await sign(person), clientOrderId: newOrderId(), ...change }
  return client().ask(pledgeApplyCall, input, person)
}

/** 500 for seven days: it waits for its review. The identity is verified first. */
export async function askCredit(person: Person, change: Partial<InputOf<typeof creditApplyCall>> = {}): Promise<Loan> {
  await verify(person)
  return askAgain(person, change)
}

export async function askAgain(person: Person, change: Partial<InputOf<typeof creditApplyCall>> = {}): Promise<Loan> {
  const terms = { loanSetId: 'credit', amount: '500', days: 7, signImage: await sign(person) }
  return client().ask(creditApplyCall, { ...terms, clientOrderId: newOrderId(), ...change }, person)
}

/** The desk has paid it out. */
export async function credit(person: Person): Promise<Loan> {
  await verify(person)
  return lend(person)
}

/** To somebody whose identity is verified. */
export async function lend(person: Person): Promise<Loan> {
  const asked = await askAgain(person)
  await loanDesk('pass', asked.id)
  return asked
}

/** Time in which they look in now and then: who stays away for a week is signed out. */
export async function pass(person: Person, hours: number): Promise<void> {
  for (let left = hours; left > 0; left -= 100) {
    await skip(`${Math.min(left, 100)}h`)
    await loansOf(person)
  }
}

export const payBack = (person: Person, loanId: string, amount: string) =>
  client().ask(repayLoanCall, { loanId, amount, clientOrderId: newOrderId() }, person)

export const loansOf = async (person: Person) => (await client().ask(loanListCall, {}, person)).records
export const heldBy = async (person: Person, currency = 'USDT') =>
  (await client().ask(userBalanceCall, { currency }, person))[0]?.available ?? '0'

export const text = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')
