/** `pnpm conform` as it is typed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { calls } from '@shared/contract'
import { findingText } from './finding.ts'
import { rules } from './rules.ts'
import { keys } from './testing/double.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'conform-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function typed(...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', CONFORM_PERSON: '', CONFORM_TOKEN: '' }
  const child = spawn(process.execPath, ['shared/conform/src/main.ts', ...args], { cwd: root, env })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out, err }
}

const page = readFileSync(join(root, 'docs/another-server.md'), 'utf8')

test('a server that has nothing yet is told each of the calls that every server has', async () => {
  const server = createServer((_, response) => response.writeHead(404).end('{"code":404,"message":"Not here"}'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = join(folder, 'platform.json')
  const { transportPublicKey } = keys()
  writeFileSync(settings, JSON.stringify({ transportPublicKey, features: [] }))
  const { code, out } = await typed(`http://127.0.0.1:${port}/`, '--settings', settings, '--json')
  server.close()
  const { findings } = JSON.parse(out) as { findings: { call: string; rule: string; page: string }[] }
  const missing = findings.filter(({ rule }) => rule === 'missing').map(({ call }) => call)
  // the gateway has config.json
  const own = calls
    .filter(({ feature, owner }) => !feature && owner !== 'shell')
    .map(row => `${row.method} ${row.path}`)
  expect([code, missing.sort()]).toEqual([1, own.sort()])
  expect(findings[0]?.page).toMatch(/^docs\//)
})

test.each([
  ['no address', [], 'Whose? Give an address'],
  ['settings that are not there', ['http://127.0.0.1:9', '--settings', 'no-such-file.json'], 'cannot be read'],
  ['settings that are none', ['http://127.0.0.1:9', '--settings', 'README.md'], 'does not say transportPublicKey'],
  ['an option that is none', ['http://127.0.0.1:9', '--fast'], '--fast'],
])('%s: it says so and ends with 2', async (_, args, words) => {
  const { code, err } = await typed(...args)
  expect([code, err]).toEqual([2, expect.stringContaining(words)])
})

test('a finding reads as the page shows one', () => {
  const [, call = '', sent = '', got = ''] = /```\n(POST \S+) +\[twice\]\n +sent +(.*)\n +came +(.*)\n/.exec(page) ?? []
  expect(page).toContain(findingText({ call, rule: 'twice', sent, got }))
  expect(rules.twice.page).toMatch(/^docs/)
})
