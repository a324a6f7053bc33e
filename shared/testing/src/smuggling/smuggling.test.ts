/** Every framing of the catalogue over raw sockets, against the exchange alone and through the gateway. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract'
import { type Gateway, startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { type Exchange, startExchange, type TestUser } from '../exchange.ts'
import { type Framing, framings, type Ids } from './catalogue.ts'
import { type Line, openLine, type RawReply, readReplies } from './raw.ts'

const folder = temporaryFolder()
let exchange: Exchange
let gateway: Gateway
let victim: TestUser
/** Ids of the requests that the exchange ran: what it refuses at its door is none. */
const ran: string[] = []

beforeAll(async () => {
  exchange = await startExchange({
    log: (event, { id } = {}) => void (event === 'request' && ran.push(String(id))),
  })
  const store = openStore(`file:${folder}`)
  gateway = await startGateway({ store, accepted: [], apiUrl: exchange.sandbox.url, log: () => {} })
  victim = await exchange.newUser()
})
afterAll(async () => {
  await gateway.stop()
  await exchange.stop()
})

const servers = { exchange: () => exchange.sandbox.url, gateway: () => gateway.url }
let count = 0
const newIds = (): Ids => {
  const n = ++count
  return { outer: `outer-${n}`, second: `second-${n}`, hidden: `hidden-${n}` }
}

/** Somebody signed in asks five times, twice at once: each answer is the one to that question, about that person. */
async function expectOwnAnswers(url: string, from: number): Promise<void> {
  const ask = async (n: number) => {
    const id = `victim-${from}-${n}`
    const headers = { 'x-access-token': victim.token, 'x-request-id': id }
    const reply = await fetch(url + myUserInfoCall.path, { headers })
    const { code, result } = (await reply.json()) as { code: number; result: { account?: string } }
    expect([reply.headers.get('x-request-id'), code, result.account]).toEqual([id, 200, victim.account])
  }
  await Promise.all([ask(1), ask(2)])
  for (const n of [3, 4, 5]) await ask(n)
}

const requestIdOf = ({ headers }: RawReply) => headers['x-request-id']
const repliesOf = (line: Line) => readReplies(line.text(), [], line.closed())

/** Until it was answered as often as it asked, or refused for good. */
const settled = (line: Line, { runs, waits, stays }: Framing) =>
  waits
    ? Promise.resolve()
    : line.until(() => (stays || runs.length > 0) && repliesOf(line).replies.length >= (runs.length || 1))

async function expectFramed(url: string, framing: Framing, send: (line: Line, text: string) => void): Promise<void> {
  const ids = newIds()
  const line = await openLine(url)
  send(line, framing.text(ids))
  await settled(line, framing)
  await expectOwnAnswers(url, count)
  const { replies, fault } = repliesOf(line)
  line.destroy()
  const own = Object.values(ids)
  const wanted = framing.runs.map(name => ids[name])
  expect(ran.filter(id => own.includes(id)).sort()).toEqual(wanted)
  expect(fault).toBeUndefined()
  if (wanted.length === 0) for (const { status } of replies) expect(status).toBeGreaterThanOrEqual(400)
  // who sends on after the end may lose the answer to the reset of the connection
  else if (!framing.closes || replies.length > 0) expect(replies.map(requestIdOf)).toEqual(wanted)
}

const whole = (line: Line, text: string) => line.write(text)
/** In pieces that end within names, numbers and line ends. */
const inPieces = (line: Line, text: string) => {
  for (let at = 0; at < text.length; at += 7) line.write(text.slice(at, at + 7))
}

describe.each(Object.entries(servers))('the %s', (_, url) => {
  test.each(framings.map(framing => [framing.name, framing] as const))(
    'runs nothing that was not framed, and mixes no answers: %s',
    async (_, framing) => {
      await expectFramed(url(), framing, whole)
      await expectFramed(url(), framing, inPieces)
    },
  )
})

test('nothing that was hidden in another request ever ran', () => {
  expect(framings.length).toBeGreaterThanOrEqual(60)
  expect(ran.filter(id => id.startsWith('hidden'))).toEqual([])
})
