import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { symbolPriceCall } from '@shared/contract'
import { connect } from '../../testing/src/client.ts'

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'exchange-'))
let child: ChildProcess
let ready: { url: string; transportPublicKey: string; operatorKeyFile: string }

const operator = (...words: string[]) =>
  spawnSync(process.execPath, [program('./operate.ts'), ...words], { encoding: 'utf8' })

beforeAll(async () => {
  const args = [program('./main.ts'), '--data', data, '--clock', 'manual']
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')
  ready = JSON.parse(line)
})
afterAll(() => rmSync(data, { recursive: true }))

test('when ready it prints one line: an address and two files', async () => {
  expect(Object.keys(ready)).toEqual(['url', 'transportPublicKey', 'operatorKeyFile'])
  const client = connect(ready.url, readFileSync(ready.transportPublicKey, 'utf8'))
  expect((await client.call(symbolPriceCall, {})).code).toBe(200)
})

test('the operator is heard, and told what went wrong', () => {
  const { operatorKeyFile } = ready
  expect(operator('--key-file', operatorKeyFile, 'clock', 'advance', '1m')).toMatchObject({ status: 0, stderr: '' })
  expect(operator('--key-file', operatorKeyFile, 'recharge', 'issue', 'R0')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no recharge R0'),
  })
  expect(operator('--key-file', join(data, 'none'), 'ledger', 'check').stderr).toContain('is not there')
  expect(operator('--key-file', operatorKeyFile, 'clock', 'show', '--utc')).toMatchObject({
    ...{ status: 2, stdout: '' },
    stderr: expect.stringMatching(/Unknown option '--utc'[\s\S]*pnpm operator clock show/),
  })
  expect(operator('recharge', 'approve', '--help').stdout).toBe(
    'pnpm operator recharge approve <id> [--amount <n>] [--much-more]\n',
  )
  expect(operator('--help').stdout).toContain('wallet adjust <user> <currency> <±n>')
})

test('without a file the operator speaks to the exchange that runs here, whichever was started last', () => {
  const here = mkdtempSync(join(tmpdir(), 'operator-'))
  const keep = (folder: string, text: string) => {
    mkdirSync(join(here, '.data', folder), { recursive: true })
    writeFileSync(join(here, '.data', folder, 'operator.json'), text)
  }
  const ask = () =>
    spawnSync(process.execPath, [program('./operate.ts'), 'clock', 'show'], { encoding: 'utf8', cwd: here })
  expect(ask().stderr).toContain('npm start')
  keep('exchange', readFileSync(ready.operatorKeyFile, 'utf8'))
  keep('sandbox', JSON.stringify({ url: 'http://127.0.0.1:1', key: 'of one that has ended' }))
  expect(ask()).toMatchObject({ status: 0, stderr: '' })
  rmSync(here, { recursive: true })
})

test.each([
  [['--clock', 'sundial'], '--clock is real or manual'],
  [['--port', 'x'], '--port takes a whole number'],
  [['--tape', '/nowhere', '--clock', 'manual'], '/nowhere'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('%p is refused with the usage', (args, words) => {
  const { status, stderr } = spawnSync(process.execPath, [program('./main.ts'), ...args], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain(words)
  expect(stderr).toContain('pnpm sandbox [--port N]')
})

test('told to end, it ends at once and in order', async () => {
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
