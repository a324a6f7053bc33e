import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall, registerCall, serverTimeCall } from '@shared/contract'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { login, nextDevice, nextIp, PASSWORD } from './test-people.ts'

let exchange: Exchange
beforeAll(async () => {
  // costly enough that what is compared are waits for hashes
  exchange = await startExchange({ scryptCost: 13 })
})
afterAll(() => exchange.stop())

let count = 0
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const registerOne = () => {
  const who = { registerType: 1, account: `honest_${++count}`, password: PASSWORD, agreed: true } as const
  return exchange.client.ask(registerCall, who, { ip: nextIp() })
}
const body = () => exchange.client.seal({ account: `nobody_${++count}`, password: 'guess-1234' })

test('three hundred wrong logins from one address: an honest registration waits a few hashes, not for all of them', async () => {
  const alone = Math.min(await timeOf(registerOne), await timeOf(registerOne))
  const ip = nextIp()
  const bodies = Array.from({ length: 300 }, body)
  const burst = bodies.map(sealed => exchange.client.send('POST', loginCall.path, { body: sealed, ip }))
  await Promise.race(burst)
  const waited = await timeOf(registerOne)
  expect(waited / alone).toBeLessThan(16)
  const answers = await Promise.all(burst)
  const refused = answers.filter(({ refusal }) => refusal === 'too-many-tries')
  expect(refused.length).toBeGreaterThan(270)
  expect(refused.every(({ message }) => /^Try again in \d+ min$/.test(message))).toBe(true)
  expect(answers.every(({ refusal }) => refusal === 'too-many-tries' || refusal === 'wrong-credentials')).toBe(true)
})

test('hashing from many addresses leaves the loop to the tick: a plain question is answered meanwhile', async () => {
  const { client } = exchange
  const bodies = Array.from({ length: 8 }, body)
  let hashing = true
  const burst = Promise.all(
    bodies.map(sealed => client.send('POST', loginCall.path, { body: sealed, ip: nextIp() })),
  ).finally(() => {
    hashing = false
  })
  let answered = 0
  while (hashing) {
    await client.ask(serverTimeCall, {})
    answered++
  }
  await burst
  expect(answered).toBeGreaterThan(20)
})

test('forty at once from halves of one /48 keep nobody else out: neither a known browser nor a new one', async () => {
  const { client } = exchange
  const who = { account: `honest_${++count}`, password: PASSWORD }
  const [deviceId, home] = [nextDevice(), nextIp()]
  await client.ask(registerCall, { registerType: 1, ...who, agreed: true, deviceId }, { ip: home })
  let [isOn, sent] = [true, 0]
  const flood = async () => {
    while (isOn) {
      const ip = `2001:db8:77:${(++sent).toString(16)}::1`
      await client.send('POST', loginCall.path, { body: body(), ip })
    }
  }
  const floods = Array.from({ length: 40 }, flood)
  const answers = []
  for (let i = 0; i < 3; i++) {
    answers.push(await login(exchange, { ...who, deviceId }, home))
    answers.push(await login(exchange, { ...who, deviceId: nextDevice() }))
  }
  isOn = false
  await Promise.all(floods)
  expect(answers.map(({ code, refusal }) => refusal ?? code)).toEqual(Array(6).fill(200))
})
