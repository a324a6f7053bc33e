/** `npm start` as a stranger runs it: one command, one address, one demo account; then again, beside itself, and on a taken port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
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

const builds = () => globSync(`${root}{shell,remote-*}/dist/*`).sort()

type Run = { said(): string; until(text: string): Promise<void>; end(): Promise<number | null> }

function start(port: number, folder = data): Run {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_OPTIONS: '' }
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

test('npm start prints an address and a demo account that work; a second start keeps both; one beside it, and a taken port, are told before anything is built', async () => {
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

  const built = builds()
  const beside = start(await freePort())
  await beside.until(`npm start runs already with the data in ${data}, at ${url}`)
  const onIts = start(port, join(data, 'another'))
  await onIts.until(`Port ${port} is taken`)
  expect(builds()).toEqual(built)
  await first.end()

  const third = start(port)
  await third.until('Ctrl+C')
  const again = parse(configCall.output, await (await fetch(`${url}/config.json`)).json())
  expect(again.serial).toBe(config.serial)
  expect(third.said()).toContain(password)
  await third.end()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  expect(existsSync(join(data, 'exchange/exchange.db'))).toBe(true)
})
