/** What the tests of this screen do over and over: offer a token, let somebody apply, let its time pass. */
import {
  type Application,
  applicationListCall,
  applyOfferingCall,
  drawProofCall,
  payOfferingCall,
} from '@shared/contract/calls/invest/offerings'
import { newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { client, verify } from '@shared/testing/identities'
import { type Holdings, newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen } from '@testing-library/react'

const routes = ['/ieo', '/taolilicai', '/shandui', '/chongzhi', '/shenfenRenzheng', '/articleDetail', '/limits']

let made = 0

/** Applied for within two hours, drawn 90 minutes later, paid within an hour, listed two hours later. */
export async function offer(...options: string[]): Promise<{ id: string; symbol: string }> {
  const symbol = `TK${Date.now().toString(36).slice(-4).toUpperCase()}${++made}`
  const id = `O-${symbol}`
  const prices = ['--floor', '0.08', '--estimated', '0.10', '--lots', '1000', '--lot-size', '100']
  const times = ['--apply', '2', '--draw', '90', '--pay', '1', '--list', '2']
  await operate(exchange(), 'ieo', 'create', '--id', id, '--symbol', symbol, ...prices, ...times, ...options)
  return { id, symbol }
}

/** From one step to the next. The exchange is down meanwhile, but for the time to pay: what it is down of that is added. */
const steps = {
  closed: ['skip', '121m'],
  drawn: ['skip', '90m'],
  ended: ['advance', '63m'],
  listed: ['skip', '121m'],
} as const
export async function pass(...all: (keyof typeof steps)[]): Promise<void> {
  for (const one of all) await operate(exchange(), 'clock', ...steps[one])
}

export async function someone(holdings: Holdings = { balance: '1000' }): Promise<Person> {
  const person = await newPerson(exchange(), holdings)
  await verify(person)
  return person
}

export const apply = (as: Person, ioeId: string, lots = 5, salt = 'rain-on-tin'): Promise<Application> =>
  client().ask(applyOfferingCall, { ioeId, lots, salt, clientOrderId: newOrderId() }, as)

export const mine = async (as: Person, ioeId: string) =>
  (await client().ask(applicationListCall, { ioeId }, as)).records[0]

export const pay = async (as: Person, ioeId: string) =>
  client().ask(payOfferingCall, { orderId: (await mine(as, ioeId))?.id ?? '', clientOrderId: newOrderId() }, as)

export const proofOf = (id: string) => client().ask(drawProofCall, { id })

export const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./offerings.screen.tsx'), { path: '/ieo', query, routes, as: {}, ...o })

export const text = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')
export const sheet = (name: string | RegExp) => screen.findByRole('dialog', { name })
/** Beside a label, in a part of the page. */
export const figure = (place: Element, label: string) =>
  text([...place.querySelectorAll('dt')].find(dt => dt.textContent === label)?.nextElementSibling)
