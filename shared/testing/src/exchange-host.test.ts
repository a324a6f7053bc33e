import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { exchangeHost } from './exchange-host.ts'
import { type Address, operate } from './exchange-process.ts'
import { growInto } from './grown.ts'

/** Not the worker's own, which has the exchanges of other suites. */
const host = exchangeHost()
const folder = mkdtempSync(join(tmpdir(), 'hosted-'))

async function start(...args: string[]) {
  const data = mkdtempSync(join(folder, 'exchange-'))
  await growInto(data)
  return host.start(['--clock', 'manual', '--data', data, ...args], {})
}

const now = (address: Address) => operate(address, 'clock', 'show')

afterAll(async () => {
  await host.end()
  rmSync(folder, { recursive: true })
})

test('runs two exchanges at once in one process, each with its own state', async () => {
  const [one, other] = await Promise.all([start(), start()])
  expect(other.pid).toBe(one.pid)
  const before = await now(other.address)
  await operate(one.address, 'clock', 'advance', '1h')
  expect(await now(other.address)).toEqual(before)
  await one.stop()
  expect(await now(other.address)).toEqual(before)
  await other.stop()
})

test('keeps the tokens that one exchange lists when another one stops', async () => {
  const [one, other] = await Promise.all([start(), start()])
  for (const { address } of [one, other]) await operate(address, 'symbol', 'list', 'NOVA', '0.25')
  await other.stop()
  expect(await operate(one.address, 'symbol', 'list', 'NOVA', '0.25')).toMatchObject({ symbol: 'NOVAUSDT' })
  await one.stop()
  const next = await start()
  expect(await operate(next.address, 'symbol', 'list', 'NOVA', '4')).toMatchObject({ symbol: 'NOVAUSDT' })
  await next.stop()
})

test('frees the port of an exchange that stops', async () => {
  const first = await start()
  const { port } = new URL(first.address.url)
  await expect(start('--port', port)).rejects.toThrow('EADDRINUSE')
  await first.stop()
  await expect(now(first.address)).rejects.toThrow('ECONNREFUSED')
  const second = await start('--port', port)
  expect(second.address.url).toBe(first.address.url)
  await second.stop()
})

test.each([
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['--tape', '/nowhere'], '/nowhere'],
])('rejects a start with %p with the words of the exchange', async (args, words) => {
  await expect(start(...args)).rejects.toThrow(words)
})

test('reads the push services from the environment of each start', async () => {
  await expect(host.start([], { PUSH_ORIGINS: 'nowhere' })).rejects.toThrow('PUSH_ORIGINS: "nowhere" is no origin')
  await (await host.start([], { PUSH_ORIGINS: 'https://push.example' })).stop()
})

test('replaces a process that was killed, and fails the start that was under way', async () => {
  const lost = await start()
  const underway = start()
  process.kill(lost.pid as number, 'SIGKILL')
  await expect(underway).rejects.toThrow('The exchange host ended (SIGKILL)')
  expect(lost.hasEnded()).toBe(true)
  await lost.stop()
  const next = await start()
  expect(next.pid).not.toBe(lost.pid)
  await next.stop()
})
