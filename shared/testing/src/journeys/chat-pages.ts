/** What the journeys of the live chat's pages share: an exchange that dies and comes back, phones, and the desk. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals'
import { chatSessionCall } from '@shared/contract/calls/content'
import { launch, openPhone, type PhoneOptions } from '../browser.ts'
import { connect } from '../client.ts'
import { startExchangeProcess } from '../exchange-process.ts'
import { growInto } from '../grown.ts'
import { type Driver, take } from './driver.ts'
import { inFrame } from './in-frame.ts'
import { type Line, lineTo } from './line.ts'
import { until } from './reach.ts'

type Running = {
  exchange: Awaited<ReturnType<typeof startExchangeProcess>>
  browser: Awaited<ReturnType<typeof launch>>
  /** The way from the phones to the exchange: it stays while the exchange is away. */
  line: Line
}

type Row = { id: string; who: string; last: { text: string } | null; state: string }

export function chatPages() {
  const running = {} as Running

  const open: Driver[] = []

  const CHAT = '/api/content/appChat'

  /** In the app's place: its frame, with what the app lets it do (docs/rules/content.md#the-viewer). */
  const AROUND = {
    path: '/around',
    markup: `<!doctype html><html lang="en"><title>Around</title>
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <style>body { margin: 0 } iframe { display: block; width: 100%; height: 100vh; border: 0 }</style>
      <iframe title="Live chat" allow="clipboard-write" referrerpolicy="strict-origin"
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"></iframe>`,
  }

  const folder = mkdtempSync(join(tmpdir(), 'chat-'))

  const data = join(folder, 'exchange')

  beforeAll(async () => {
    await growInto(data, { clock: 'real' })
    running.exchange = await startExchangeProcess(['--data', data])
    running.line = await lineTo(running.exchange.address.url, AROUND)
    running.browser = await launch()
  })

  afterEach(async () => {
    const wrongs = open.flatMap(phone => phone.wrongs())
    await Promise.allSettled(open.splice(0).map(phone => phone.close()))
    expect(wrongs).toEqual([])
  })

  afterAll(async () => {
    await Promise.all([running.browser?.close(), kill()])
    running.line.close()
    rmSync(folder, { recursive: true })
  })

  async function kill(): Promise<void> {
    running.exchange.child.kill('SIGKILL')
    await once(running.exchange.child, 'exit')
  }

  async function newPhone({ url = running.line.url, ...o }: PhoneOptions & { url?: string } = {}): Promise<Driver> {
    const driver = take(await openPhone(running.browser, o), url)
    driver.expects(/style-src-elem: inline|Applying inline style/) // axe reads a style of another origin by writing it anew
    open.push(driver)
    return driver
  }

  let visitors = 0

  const newVisitor = () => (++visitors).toString(16).padStart(32, '0')

  async function chatUrl(visitorId: string): Promise<string> {
    const { url, publicKey } = running.exchange.address
    return (await connect(url, publicKey).ask(chatSessionCall, { visitorId })).url
  }

  const LOOK = '&lang=en-US&theme=dark'

  /** @param around where a frame of the app's kind stands */
  async function frameIn({ page }: Driver, address: string, around = running.line.url): Promise<void> {
    await page.goto(`${around}${AROUND.path}`)
    await page.$eval('iframe', (element, src) => element.setAttribute('src', src), `${running.line.url}${address}`)
  }

  /** @returns what the phone's owner meets in the frame */
  async function framed(phone: Driver, address: string): Promise<Driver> {
    await frameIn(phone, address)
    const frame = await until('nothing comes into the frame', () =>
      phone.page.frames().find(one => one !== phone.page.mainFrame() && one.url() !== 'about:blank'),
    )
    const { expects, wrongs } = phone
    return { ...take({ ...phone, page: inFrame(phone.page, frame) }, running.line.url), expects, wrongs }
  }

  async function openChat(o: { visitor?: string; look?: string; width?: number; height?: number } = {}) {
    const { visitor = newVisitor(), look = LOOK, ...size } = o
    const phone = await framed(await newPhone(size), `${await chatUrl(visitor)}${look}`)
    await phone.sees('Staff never ask for your password or codes')
    return phone
  }

  async function write(phone: Driver, text: string): Promise<void> {
    await phone.page.locator('textarea').fill(text)
    await phone.tap('Send')
  }

  const own = (phone: Driver) => phone.page.$$eval('.own .text', all => all.map(({ textContent }) => textContent))

  const unsent = (phone: Driver) => phone.page.$$eval('.failed', all => all.length)

  async function desk<T>(path: string, body?: object): Promise<T> {
    const { operatorUrl, operatorKey } = running.exchange.address
    const headers = { 'x-operator-key': operatorKey, ...(body && { 'content-type': 'application/json' }) }
    const reply = await fetch(operatorUrl + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return (await reply.json()) as T
  }

  /** By its own words, once they have arrived. */
  const conversationWith = (text: string): Promise<Row> =>
    until(`a conversation with "${text}"`, async () => {
      const { conversations } = await desk<{ conversations: Row[] }>('/chat/list')
      for (const row of conversations) if ((await textsIn(row.id)).includes(text)) return row
      return undefined
    })

  const textsIn = async (id: string): Promise<string[]> =>
    (await desk<{ messages: { text: string }[] }>(`/chat/${id}`)).messages.map(message => message.text)

  const reply = (id: string, text: string) =>
    desk(`/chat/${id}/reply`, { clientId: `desk-${Math.random().toString(36).slice(2, 12)}`, text })

  /** What of the chat's the phone asks for from now on. */
  function chatAskedBy({ page }: Driver): Set<string> {
    const asked = new Set<string>()
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(CHAT)) asked.add(pathname.slice(CHAT.length + 1))
    })
    return asked
  }

  return {
    running,
    CHAT,
    folder,
    data,
    kill,
    newPhone,
    newVisitor,
    chatUrl,
    LOOK,
    frameIn,
    framed,
    openChat,
    write,
    own,
    unsent,
    desk,
    conversationWith,
    textsIn,
    reply,
    chatAskedBy,
  }
}
