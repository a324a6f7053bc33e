/** Mutations of valid requests, from a printed seed: both servers live on, and every answer is one. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { myUserInfoCall, symbolPriceCall, transferContractCall } from '@shared/contract'
import { type Gateway, startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { type Exchange, startExchange, type TestUser } from '../exchange.ts'
import { lots, rounds, seed } from '../soak.ts'
import { openLine, readReplies } from './raw.ts'

const folder = temporaryFolder()
const count = rounds(10_000)
const atOnce = 50
const errors: unknown[] = []
let exchange: Exchange
let gateway: Gateway
let user: TestUser

beforeAll(async () => {
  exchange = await startExchange({ log: (event, fields) => void (event === 'error' && errors.push(fields)) })
  gateway = await startGateway({
    ...{ store: openStore(`file:${folder}`), accepted: [], apiUrl: exchange.sandbox.url },
    log: (event, details) => void (event === 'failed' && errors.push(details)),
  })
  user = await exchange.newUser({ balance: '100' })
})
afterAll(async () => {
  await gateway.stop()
  await exchange.stop()
})

/** mulberry32 */
const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  ',',
  '%',
  '%00',
  '/../',
  '\xff',
  '0',
  '-1',
  '\r\n\r\n',
  'chunked',
]
const headers = [
  'Transfer-Encoding: chunked',
  'Content-Length: 3',
  'Connection: close',
  'Expect: 100-continue',
  'Host: b',
]

function corpus(): string[] {
  const head = `Host: a\r\nX-Access-Token: ${user.token}\r\nAccept-Language: ja-JP\r\n`
  const sealed = exchange.client.seal({ from: 'balance', to: 'contract' })
  const chunks = `${sealed.length.toString(16)}\r\n${sealed}\r\n0\r\n\r\n`
  const form = '--b\r\nContent-Disposition: form-data; name="biz"\r\n\r\nvoucher\r\n--b--\r\n'
  return [
    `GET ${myUserInfoCall.path} HTTP/1.1\r\n${head}\r\n`,
    `GET ${symbolPriceCall.path}?symbols=BTCUSDT HTTP/1.1\r\n${head}If-None-Match: "x"\r\n\r\n`,
    `POST ${transferContractCall.path} HTTP/1.1\r\n${head}Content-Length: ${sealed.length}\r\n\r\n${sealed}`,
    `POST ${transferContractCall.path} HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`,
    `POST /api/sys/common/upload HTTP/1.1\r\n${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    `POST /api/public/clientReport HTTP/1.1\r\n${head}Content-Length: 2\r\n\r\n[]`,
    `HEAD /api/sys/common/static/content/banner-level.svg HTTP/1.1\r\n${head}Range: bytes=0-9\r\n\r\n`,
  ]
}

function mutated(text: string, random: (below: number) => number): string {
  const at = random(text.length)
  const piece = pieces[random(pieces.length)] ?? ''
  const line = headers[random(headers.length)] ?? ''
  const kinds = [
    () => text.slice(0, at) + piece + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + random(20)),
    () => text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1),
    () => text.slice(0, at),
    () => text.replace('\r\n', `\r\n${line}\r\n`),
    () => text.slice(0, at) + piece.repeat(1 + random(3000)) + text.slice(at),
    () => text + text.slice(at),
  ]
  return kinds[random(kinds.length)]?.() ?? text
}

/** Sends it, leaves time for an answer (another asks meanwhile) and goes: what came until the server closed. */
async function send(url: string, text: string): Promise<void> {
  const line = await openLine(url)
  line.write(text)
  await (await fetch(url + symbolPriceCall.path)).arrayBuffer()
  line.end()
  await line.until(() => false)
  const { fault } = readReplies(line.text(), Array(9).fill(text.startsWith('HEAD')), true)
  if (fault)
    throw new Error(`${fault}\nasked: ${JSON.stringify(text.slice(0, 400))}\nanswered: ${line.text().slice(0, 400)}`)
}

test.each([
  ['exchange', () => exchange.sandbox.url],
  ['gateway', () => gateway.url],
])(
  `the %s lives on through mutations of valid requests (SEED=${seed}), with answers alone and no fault of its own`,
  async (_, url) => {
    const random = lots()
    const valid = corpus()
    for (let done = 0; done < count; done += atOnce) {
      const batch = Array.from({ length: atOnce }, () => mutated(valid[random(valid.length)] ?? '', random))
      await Promise.all(batch.map(text => send(url(), text)))
    }
    expect(errors).toEqual([])
    const reply = await fetch(url() + myUserInfoCall.path, { headers: { 'x-access-token': user.token } })
    expect(await reply.json()).toMatchObject({ code: 200, result: { account: user.account } })
  },
)
