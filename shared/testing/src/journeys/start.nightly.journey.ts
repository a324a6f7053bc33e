/** `npm start` as a stranger runs it: one command, one address, one demo account; then again, and on a taken port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { configCall, loginCall, userAssetsCall } from '@shared/contract'
import { parse } from 'valibot'
import { connect } from '../client.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

const data = mkdtempSync(join(tmpdir(), 'start-'))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000) // the system itself gives out higher ones
  const isFree = await new Promise<boolean>(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}

type Run = { said(): string; until(text: string): Promise<void>; end(): Promise<number | null> }

function start(port: number): Run {
  const env = { ...process.env, PORT: String(port), DATA_DIR: data, NODE_OPTIONS: '' }
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.add(child)
  let said = ''
  const heard = new Set<() => void>()
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
      for (const tell of heard) tell()
    })
  return {
    said: () => said,
    until: text =>
      new Promise((resolve, reject) => {
        const look = () => said.includes(text) && resolve()
        heard.add(look)
        look()
        void ended.then(code => reject(new Error(`npm start ended (exit ${code}) before it said "${text}":\n${said}`)))
      }),
    end: () => {
      if (child.pid) process.kill(-child.pid, 'SIGINT')
      return ended.finally(() => running.delete(child))
    },
  }
}

test('npm start prints an address and a demo account that work; a second start keeps both; a taken port is said', async () => {
  const port = await freePort()
  const first = start(port)
  await first.until('Ctrl+C')
  const url = `http://localhost:${port}`
  expect(first.said()).toContain(url)
  const config = parse(configCall.output, await (await fetch(`${url}/config.json`)).json())
  expect(Object.keys(config.units).sort()).toEqual(['account', 'content', 'invest', 'trade', 'wallet'])
  const { account, password } = JSON.parse(readFileSync(join(data, 'exchange/demo.json'), 'utf8'))
  expect(first.said()).toContain(password)
  expect(statSync(join(data, 'exchange/demo.json')).mode & 0o777).toBe(0o600)
  const client = connect(url, config.transportPublicKey)
  const { token } = await client.ask(loginCall, { account, password })
  expect(Number((await client.ask(userAssetsCall, {}, { token })).totalAssets)).toBeGreaterThan(1000)

  const second = start(port)
  await second.until(`Port ${port} is taken`)
  await first.end()

  const third = start(port)
  await third.until('Ctrl+C')
  const again = parse(configCall.output, await (await fetch(`${url}/config.json`)).json())
  expect(again.serial).toBe(config.serial)
  expect(third.said()).toContain(password)
  await third.end()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  expect(existsSync(join(data, 'exchange/exchange.db'))).toBe(true)
}, 180_000)
