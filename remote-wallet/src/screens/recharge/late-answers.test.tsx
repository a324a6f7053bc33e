/** Answers that come late, of another order, or without what they say they bring: no code of another chain is ever drawn. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { rechargeAddressCall, rechargeApplyCall, rechargeListCall } from '@shared/contract/calls/wallet'
import { type Between, standBetween } from '@shared/testing/between'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { placeRecharge } from '../../testing/order.ts'
import { MOST_ASKED } from './recharge.model.ts'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./recharge.screen.tsx'), { path: '/chongzhi', query, as: {}, ...o })

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** @returns the options of a screen whose calls pass through here */
async function between(o: Between): Promise<Partial<ScreenOptions>> {
  const { address: at, stop } = await standBetween(exchange(), o)
  ends.push(stop)
  return { at }
}
/** Orders by two chains, and whose they are. */
async function twoChains() {
  const { person, unmount } = await open()
  const [tron, ether] = [await placeRecharge('100', 'USDT', 'TRC20'), await placeRecharge('100', 'USDT', 'ERC20')]
  unmount()
  return { as: person ? { as: person } : {}, tron, ether }
}
const network = () => screen.getByText('Network', { selector: 'dt' }).nextElementSibling?.textContent
const held = () => {
  let answer = () => {}
  const until = new Promise<void>(resolve => {
    answer = resolve
  })
  return { answer, until }
}

test('keeps the network while the order is being sent, so that the address is of the chain on the screen', async () => {
  const { answer, until } = held()
  const at = await between({ until: path => (path.startsWith(rechargeApplyCall.path) ? until : undefined) })
  const { user } = await open({ network: 'TRC20' }, at)
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '100')
  await user.click(screen.getByRole('button', { name: 'Get the address' }))
  try {
    for (const name of [/^Currency/, /^Network/])
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true))
  } finally {
    answer()
  }
  await screen.findByText(/^Test server: don't send real funds/)
  expect(network()).toBe('TRC20')
})

test('draws the address of the order on the screen, when that of another one comes late', async () => {
  const { as, tron, ether } = await twoChains()
  const { answer, until } = held()
  const late = (path: string) => path.startsWith(rechargeAddressCall.path) && path.includes(tron.id)
  const at = await between({ until: path => (late(path) ? until : undefined) })
  const first = await open({ id: tron.id }, { ...as, ...at })
  await screen.findByText('Amount to send')
  expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull()
  first.unmount()
  await open({ id: ether.id }, { ...as, ...at })
  const own = (await screen.findByText('Your deposit address')).parentElement?.textContent
  answer()
  await waitFor(() => expect(network()).toBe('ERC20'))
  expect(screen.getByText('Your deposit address').parentElement?.textContent).toBe(own)
})

test('finds the order by its number, when the server answers other orders before it', async () => {
  const { as, tron, ether } = await twoChains()
  const both = (path: string, body: string) => {
    if (!path.startsWith(rechargeListCall.path)) return undefined
    const { result, ...envelope } = JSON.parse(body)
    return JSON.stringify({ ...envelope, result: { ...result, records: [ether, tron] } })
  }
  await open({ id: tron.id }, { ...as, ...(await between({ alters: both })) })
  await screen.findByText('Amount to send')
  expect(network()).toBe('TRC20')
})

test('says that the deposit was not found when the server answers only other orders', async () => {
  const { as, tron, ether } = await twoChains()
  const other = (path: string, body: string) => {
    if (!path.startsWith(rechargeListCall.path)) return undefined
    const { result, ...envelope } = JSON.parse(body)
    return JSON.stringify({ ...envelope, result: { ...result, records: [ether] } })
  }
  await open({ id: tron.id }, { ...as, ...(await between({ alters: other })) })
  await screen.findByText('Deposit not found')
})

/** The first so many answers say that an address was issued, and bring none. */
function withoutAddress(times: number) {
  const asked: string[] = []
  const alters = (path: string, body: string) => {
    if (!path.startsWith(rechargeAddressCall.path) || asked.push(path) > times) return undefined
    const { result, ...envelope } = JSON.parse(body)
    return JSON.stringify({ ...envelope, result: { issued: result.issued } })
  }
  return { asked, alters }
}

test('asks again for an address that was issued but did not come', async () => {
  const { as, tron } = await twoChains()
  const { alters } = withoutAddress(1)
  await open({ id: tron.id }, { ...as, ...(await between({ alters })) })
  await screen.findByText('Waiting for payment details')
  expect(screen.queryByText('Payment details ready')).toBeNull()
  await screen.findByText('Your deposit address')
  expect(screen.getByText('Payment details ready')).toBeTruthy()
})

test('stops asking for an address when call after call fails, and asks again at a press', async () => {
  const { as, tron } = await twoChains()
  const { asked, alters } = withoutAddress(1)
  const down = { is: true }
  const loses = (path: string) => down.is && asked.length > 0 && path.startsWith(rechargeAddressCall.path)
  const { user } = await open({ id: tron.id }, { ...as, ...(await between({ alters, loses })) })
  await screen.findByText("Couldn't load the address")
  down.is = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Your deposit address')
})

test('stops asking for an address that never comes, says so, and asks again at a press', async () => {
  const { as, tron } = await twoChains()
  const { asked, alters } = withoutAddress(MOST_ASKED)
  const { user } = await open({ id: tron.id }, { ...as, ...(await between({ alters })) })
  await screen.findByText("Couldn't load the address")
  expect(asked).toHaveLength(MOST_ASKED)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Your deposit address')
  expect(screen.queryByText("Couldn't load the address")).toBeNull()
})
