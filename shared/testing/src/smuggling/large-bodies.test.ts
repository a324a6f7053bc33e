/** Bodies that are too large, on their whole way: the exchange answers before it has read them, the gateway is still sending. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { transferContractCall, uploadCall } from '@shared/contract'
import { type Gateway, startGateway } from '@shared/gateway'
import { openStore } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { type Exchange, startExchange, type TestUser } from '../exchange.ts'
import { rounds } from '../soak.ts'

const folder = temporaryFolder()
const logged: string[] = []
let exchange: Exchange
const times = rounds(30)
let gateway: Gateway
let user: TestUser

beforeAll(async () => {
  exchange = await startExchange({ log: event => void (event === 'error' && logged.push(event)) })
  const store = openStore(`file:${folder}`)
  gateway = await startGateway({
    ...{ store, accepted: [], apiUrl: exchange.sandbox.url },
    log: (event, details) => void logged.push(event + JSON.stringify(details)),
  })
  user = await exchange.newUser()
})
afterAll(async () => {
  await gateway.stop()
  await exchange.stop()
})

const post = async (path: string, body: string | FormData) => {
  const reply = await fetch(gateway.url + path, { method: 'POST', headers: { 'x-access-token': user.token }, body })
  return { status: reply.status, ...((await reply.json()) as { code: number; result: { refusal?: string } | null }) }
}
const pictureOf = (size: number) => {
  const form = new FormData()
  form.append('biz', 'voucher')
  form.append('file', new Blob([new Uint8Array(size)], { type: 'image/png' }), 'a.png')
  return form
}

test.each([100_000, 5_000_000, 20_000_000])(
  `a call of %i bytes is refused as too large, each of ${times} times`,
  async size => {
    for (let time = 0; time < times; time++) {
      const { status, code, result } = await post(transferContractCall.path, 'A'.repeat(size))
      expect([status, code, result?.refusal]).toEqual([200, 500, 'request-too-large'])
    }
    expect(logged).toEqual([])
  },
)

test('so is a picture, and who is not signed in is told so before it was read', async () => {
  for (let time = 0; time < times; time++) {
    const { status, result } = await post(uploadCall.path, pictureOf(20_000_000))
    expect([status, result?.refusal]).toEqual([200, 'image-too-large'])
    const visitor = await fetch(gateway.url + uploadCall.path, { method: 'POST', body: pictureOf(20_000_000) })
    expect(await visitor.json()).toMatchObject({ code: 401 })
  }
  expect(logged).toEqual([])
})
