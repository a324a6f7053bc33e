/** Bonds for tests: each on sale under an id of its own, at the running exchange. */
import { toServerTime } from '@shared/format/time'
import { operate } from '@shared/testing/exchange-process'
import { exchange } from '@shared/testing/screen'

let made = 0

const DAY = 86_400_000

/** Epoch ms of the exchange, whose clock a test moves. */
export async function exchangeNow(): Promise<number> {
  const said = String(await operate(exchange(), 'clock', 'show'))
  return Date.parse(`${said.slice(0, 19).replace(' ', 'T')}+08:00`)
}

/** So many days from the exchange's now, as the operator types a time. */
export const inDays = async (days: number): Promise<string> => toServerTime((await exchangeNow()) + days * DAY)

export type NewBond = { id: string; name: string }

/** 90 days at 8 % a year, for three days on sale unless `options` say otherwise. @param options as `product add` takes them */
export async function addBond(options: Readonly<Record<string, string>> = {}): Promise<NewBond> {
  const id = `B-${Date.now()}-${made++}`
  const usual = { type: 'bond', name: `Bond ${id}`, days: '90', rate: '0.08', total: '10000', issuer: 'Sample Works' }
  const all = { ...usual, end: await inDays(3), ...options, id }
  await operate(exchange(), 'product', 'add', ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]))
  return { id, name: all.name }
}
