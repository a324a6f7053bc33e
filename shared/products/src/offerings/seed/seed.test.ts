/** The offerings of a fresh exchange. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  applicationListCall,
  drawProofCall,
  helpByIdCall,
  offeringListCall,
  payOfferingCall,
  symbolListCall,
} from '@shared/contract'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { checkDraw } from '@shared/money/draw'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { seedOfferings } from '../index.ts'

let exchange: Exchange
let demo: TestUser
const seed = () => seedOfferings(exchange.sandbox.context, demo.id)
beforeAll(async () => {
  exchange = await startExchange()
  demo = await exchange.newUser({ balance: '1000' })
  seed()
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const offerings = async (language = 'en-US') =>
  (await exchange.client.ask(offeringListCall, {}, { token: demo.token, language })).records

test('one stands in each state, once; their samples are marked', async () => {
  seed()
  const states = (await offerings()).map(({ symbol, status, subscribedLots, sampleLots }) => [
    ...[symbol, status, subscribedLots, sampleLots],
  ])
  expect(states).toEqual([
    ['ORCH', offeringStates.upcoming, 0, 0],
    ['LUMA', offeringStates.issuing, 595, 595],
    ['BSLT', offeringStates.drawing, 1420, 1420],
    ['HERN', offeringStates.paying, 720, 712],
    ['QRTZ', offeringStates.completed, 640, 640],
    ['EMBR', offeringStates.listed, 1080, 1080],
  ])
})

test('the account has won eight lots, unpaid, and may pay', async () => {
  const [won] = (await exchange.client.ask(applicationListCall, {}, demo)).records
  expect(won).toMatchObject({ status: applicationStates.won, wonLots: 8, winningPrice: '0.472', amount: '377.6' })
  const order = { orderId: won?.id ?? '', clientOrderId: newOrderId() }
  expect((await exchange.client.ask(payOfferingCall, order, demo)).status).toBe(applicationStates.completed)
})

test('what was drawn can be drawn again; what is listed has its market', async () => {
  for (const { id, status } of await offerings()) {
    const { commitment, winners } = checkDraw(await exchange.client.ask(drawProofCall, { id }), null)
    const verdict = status < offeringStates.paying ? 'open' : 'holds'
    expect([commitment, winners]).toEqual([verdict, verdict])
  }
  const symbols = await exchange.client.ask(symbolListCall, {})
  expect(symbols.filter(({ sort }) => (sort ?? 0) > 24).map(({ symbol }) => symbol)).toEqual(['EMBRUSDT'])
})

test('what they are is told in each language, and how it goes in an article', async () => {
  expect((await offerings('ja-JP'))[0]?.intro).toContain('サンプルトークン')
  expect((await offerings('zh-Hant'))[0]?.intro).toContain('發行方')
  expect((await exchange.client.ask(helpByIdCall, { id: 'token-offerings' })).content).toContain('four checks')
})

test('each has a white paper that tells of its token, and of the prices that it is offered at', async () => {
  for (const { symbol, whitePaperId, floorPrice, estimatedPrice } of await offerings()) {
    const { title, content } = await exchange.client.ask(
      helpByIdCall,
      { id: whitePaperId ?? '' },
      { language: 'vi-VN' },
    )
    expect(title).toBe('Sách trắng của token mẫu')
    expect(content).toMatch(new RegExp(`${symbol} [^<]+</td>\\s*<td>${floorPrice}</td>\\s*<td>${estimatedPrice}<`))
  }
})
