/** Live chat in the app: from a deposit to its address, left and come back to, asked by another, answered while away. */
import { expect, test } from '@jest/globals'
import { rechargeAddressCall, rechargeListCall } from '@shared/contract'
import type { Frame } from 'puppeteer'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { until } from './reach.ts'

const { phone: newPhone, person, platform } = journey({ proxies: 0 }) // a header of the tests' own would be asked about before each of the frame's calls

/** The chat's page within the viewer. */
const chatOf = (phone: Driver): Promise<Frame> =>
  until('no chat stands in a frame', async () => {
    const frame = phone.page.frames().find(one => one.url().includes('/api/content/appChat/page'))
    return frame && (await frame.$('textarea')) ? frame : undefined
  })

const said = (chat: Frame, kind: string) =>
  chat.$$eval(`${kind} .text`, all => all.map(({ textContent }) => textContent))
const hears = (chat: Frame, text: RegExp) =>
  until(`the chat never says ${text}`, () =>
    chat.evaluate(() => document.body.textContent ?? '').then(all => text.test(all)),
  )

async function write(chat: Frame, text: string): Promise<void> {
  if (text) await chat.locator('textarea').fill(text)
  await chat.locator('[aria-label=Send]').click()
}

async function depositOf({ token }: Person) {
  const { url, publicKey } = platform().address()
  const { records } = await connect(url, publicKey).ask(rechargeListCall, {}, { token })
  const [order] = records
  if (!order) throw new Error('Nothing was asked for')
  return order
}

async function addressOf({ token }: Person, rechargeId: string): Promise<string | null | undefined> {
  const { url, publicKey } = platform().address()
  return (await connect(url, publicKey).ask(rechargeAddressCall, { rechargeId }, { token })).address
}

/** Somebody whose bitcoin deposit waits for its address. */
async function depositor() {
  const someone = await person()
  const phone = await newPhone({ of: someone })
  await phone.open('/chongzhi?currency=BTC&network=BTC')
  await phone.type('Amount', '0.02')
  await phone.tap('Get the address')
  await phone.sees('Waiting for payment details')
  return { someone, phone, order: await depositOf(someone) }
}

test('a deposit’s number stands in the chat, unsent; its answer is the address that the deposit has; closed and opened again nothing was loaded anew', async () => {
  const { someone, phone, order } = await depositor()
  expect(await addressOf(someone, order.id)).toBeFalsy()
  await phone.tap(/^Get the address from live chat/)
  const chat = await chatOf(phone)
  expect(await chat.$eval('textarea', field => field.value.trim())).toBe(order.id)
  expect(await said(chat, '.own')).toEqual([])
  await write(chat, '')
  const shown = await until('no address comes', () =>
    chat.$$eval('.fours', all => all.at(-1)?.textContent).catch(() => undefined),
  )
  expect(shown).toBe(await addressOf(someone, order.id))

  await chat.locator('textarea').fill('half writ')
  await chat.evaluate(() => document.body.setAttribute('data-same', ''))
  await phone.tap('Close')
  await phone.arrives('/chongzhi')
  await phone.open(`/outlink?kind=chat&order=${order.id}`)
  const again = await chatOf(phone)
  expect(await again.evaluate(() => document.body.hasAttribute('data-same'))).toBe(true)
  expect(await again.$eval('textarea', field => field.value)).toBe('half writ')
})

test('another’s deposit number is not found, in the words of one that never was', async () => {
  const { order } = await depositor()
  const alice = await newPhone({ of: await person() })
  await alice.open('/outlink?kind=chat')
  const chat = await chatOf(alice)
  await write(chat, order.id)
  await hears(chat, new RegExp(`${order.id}: not found among your deposits`))
  const never = `${order.id.slice(0, -1)}${order.id.endsWith('2') ? 3 : 2}`
  await write(chat, never)
  await hears(chat, new RegExp(`${never}: not found among your deposits`))
  expect(await chat.$$('.fours')).toEqual([])
})

test('a reply that comes while one is on Home is a dot there, and is read in the chat', async () => {
  const phone = await newPhone({ of: await person() })
  await phone.open('/home')
  await phone.tap('Live chat', 'link')
  const chat = await chatOf(phone)
  await chat.locator('::-p-aria([name="Talk to a person"])').click()
  await hears(chat, /number 1 in the queue/)
  await phone.tap('Close')
  await phone.arrives('/home')
  const { operatorUrl, operatorKey } = platform().address()
  const headers = { 'x-operator-key': operatorKey, 'content-type': 'application/json' }
  const list = await (await fetch(`${operatorUrl}/chat/list`, { headers })).json()
  const { conversations } = list as { conversations: { id: string; state: string }[] }
  const id = conversations.find(({ state }) => state === 'waiting')?.id ?? ''
  const body = JSON.stringify({ clientId: 'desk-reply-1', text: 'Here I am' })
  await fetch(`${operatorUrl}/chat/${id}/reply`, { method: 'POST', headers, body })
  await phone.tap('Live chat, 1 new', 'link')
  await hears(await chatOf(phone), /Here I am/)
  await phone.tap('Close')
  await phone.arrives('/home')
  await phone.tap('Live chat', 'link')
})
