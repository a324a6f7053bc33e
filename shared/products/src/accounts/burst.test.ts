import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall, registerCall, serverTimeCall } from '@shared/contract'
import { watchHashes } from '../../../sandbox/src/testing/accounts/hashes.ts'
import { login, nextDevice, nextIp, PASSWORD } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

/** So many of one address hash or wait for it (password.ts). */
const PER_ADDRESS = 3
const hashes = watchHashes()
let exchange: Exchange
beforeAll(async () => {
  // costly enough that a hash outlasts everything else
  exchange = await startExchange({ scryptCost: 11 })
})
afterAll(() => exchange.stop())

let count = 0
const registerOne = () => {
  const who = { registerType: 1, account: `honest_${++count}`, password: PASSWORD, agreed: true } as const
  return exchange.client.ask(registerCall, who, { ip: nextIp() })
}
const body = () => exchange.client.seal({ account: `nobody_${++count}`, password: 'guess-1234' })

test('three hundred wrong logins from one address: an honest registration waits a few hashes, not for all of them', async () => {
  const ip = nextIp()
  const letGo = hashes.hold()
  const before = hashes.begun.length
  const isRefused = Promise.withResolvers<void>()
  let refused = 0
  const burst = Array.from({ length: 300 }, body).map(async sealed => {
    const answer = await exchange.client.send('POST', loginCall.path, { body: sealed, ip })
    if (answer.refusal === 'too-many-tries' && ++refused === 300 - PER_ADDRESS) isRefused.resolve()
    return answer
  })
  await isRefused.promise
  const registered = registerOne()
  letGo()
  await registered
  const nth = hashes.begun.slice(before).findIndex(({ password }) => password === PASSWORD)
  expect(nth).toBeGreaterThanOrEqual(0)
  expect(nth).toBeLessThanOrEqual(PER_ADDRESS)
  const answers = await Promise.all(burst)
  const messages = answers.flatMap(({ refusal, message }) => (refusal === 'too-many-tries' ? [message] : []))
  expect(messages).toHaveLength(300 - PER_ADDRESS)
  expect(messages.every(message => /^Try again in \d+ min$/.test(message))).toBe(true)
  expect(answers.filter(({ refusal }) => refusal === 'wrong-credentials')).toHaveLength(PER_ADDRESS)
})

test('hashing from many addresses leaves the loop to the tick: a plain question is answered meanwhile', async () => {
  const { client } = exchange
  const bodies = Array.from({ length: 8 }, body)
  let answered = 0
  const burst = bodies.map(sealed =>
    client.send('POST', loginCall.path, { body: sealed, ip: nextIp() }).finally(() => answered++),
  )
  await client.ask(serverTimeCall, {})
  expect(answered).toBeLessThan(bodies.length / 2)
  await Promise.all(burst)
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
