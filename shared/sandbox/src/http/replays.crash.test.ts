/** A log-in that somebody copied on its way is worth nothing to an exchange that was killed meanwhile. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall, registerCall, serverTimeCall } from '@shared/contract'
import { type Client, connect } from '../../../testing/src/client.ts'
import { startExchangeProcess } from '../../../testing/src/exchange-process.ts'
import { growInto } from '../../../testing/src/grown.ts'

const data = mkdtempSync(join(tmpdir(), 'replays-crash-'))
const who = { account: 'copied_one', password: 'waterline-7' }
let child: ChildProcess
let client: Client

async function start(): Promise<void> {
  const running = await startExchangeProcess(['--data', data, '--clock', 'manual'])
  child = running.child
  client = connect(running.address.url, running.address.publicKey)
}
async function kill(): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

beforeAll(async () => {
  await growInto(data)
  await start()
  await client.ask(registerCall, { registerType: 1, ...who, agreed: true })
})
afterAll(async () => {
  await kill()
  rmSync(data, { recursive: true })
})

const body = async () => client.seal(JSON.stringify({ ...who, sentAt: Number(await client.ask(serverTimeCall, {})) }))
const login = (sealed: string) => client.send('POST', loginCall.path, { body: sealed })

test('answered, then killed: the same body gives no second token', async () => {
  const copied = await body()
  expect(await login(copied)).toMatchObject({ code: 200, result: { token: expect.any(String) } })
  await kill()
  await start()
  expect(await login(copied)).toMatchObject({ refusal: 'request-replayed' })
  expect((await login(await body())).code).toBe(200)
})

test('killed before it could answer: the body opens the account once at most, whoever sends it', async () => {
  const copied = await body()
  const answers = Array.from({ length: 8 }, () => login(copied).catch(() => undefined))
  await Promise.race(answers)
  await kill()
  await start()
  const all = [...(await Promise.all(answers)), await login(copied), await login(copied)]
  expect(all.filter(answer => answer?.code === 200).length).toBeLessThanOrEqual(1)
  expect(all.at(-1)).toMatchObject({ refusal: 'request-replayed' })
})
