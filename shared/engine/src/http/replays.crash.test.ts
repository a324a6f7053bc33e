/** A log-in that somebody copied on its way is worth nothing to an exchange that was killed meanwhile. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall, registerCall, serverTimeCall } from '@shared/contract'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'

const running = new Mortal()
const who = { account: 'copied_one', password: 'waterline-7' }

beforeAll(async () => {
  await running.begin()
  await running.client.ask(registerCall, { registerType: 1, ...who, agreed: true })
})
afterAll(() => running.end())

async function body(): Promise<string> {
  const { client } = running
  return client.seal(JSON.stringify({ ...who, sentAt: Number(await client.ask(serverTimeCall, {})) }))
}
const login = (sealed: string) => running.client.send('POST', loginCall.path, { body: sealed })

test('answered, then killed: the same body gives no second token', async () => {
  const copied = await body()
  expect(await login(copied)).toMatchObject({ code: 200, result: { token: expect.any(String) } })
  await running.stop()
  await running.start()
  expect(await login(copied)).toMatchObject({ refusal: 'request-replayed' })
  expect((await login(await body())).code).toBe(200)
})

test('killed before it could answer: the body opens the account once at most, whoever sends it', async () => {
  const copied = await body()
  const answers = Array.from({ length: 8 }, () => login(copied).catch(() => undefined))
  await Promise.race(answers)
  await running.stop()
  await running.start()
  const all = [...(await Promise.all(answers)), await login(copied), await login(copied)]
  expect(all.filter(answer => answer?.code === 200).length).toBeLessThanOrEqual(1)
  expect(all.at(-1)).toMatchObject({ refusal: 'request-replayed' })
})
