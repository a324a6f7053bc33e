/** A checkout in a folder whose name URLs, patterns and webpack read otherwise; and the same one through a link. */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { builtKeysFolder, builtUnits } from './built-units.ts'
import { copyCheckout, saying } from './checkout.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const checkout = copyCheckout(() => ({ RELEASE_KEYS: builtKeysFolder }), 'dist/o%41dd #1 ü')
const link = join(checkout.folder, '../link')
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

beforeAll(() => {
  symlinkSync(checkout.folder, link)
  const install = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']
  execFileSync('npx', install, { cwd: checkout.folder, stdio: 'pipe', env: { ...process.env, NODE_OPTIONS: '' } })
})
afterAll(() => checkout.remove())

test('builds every unit to the bytes that the usual folder gives', async () => {
  const units = await builtUnits()
  const { code, said } = await checkout.run('shared/tools/src/build.ts')
  expect([code, said]).toEqual([0, expect.stringContaining(`${units.length} of ${units.length} units built`)])
  const manifest = (checkoutRoot: string, folder: string) =>
    JSON.parse(readFileSync(join(checkoutRoot, relative(root, folder), 'release.json'), 'utf8'))
  for (const { folder } of units) expect(manifest(checkout.folder, folder)).toEqual(manifest(root, folder))
}, 900_000)

test('finds the releases of the folder, when it is reached through a link', async () => {
  const { said } = await checkout.run(join(link, 'shared/tools/src/build.ts'), 'content')
  expect(said).toMatch(/content \w{12} \(stands already\)/)
})

async function freePort(): Promise<string> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await once(probe.close(), 'close')
  return String(port)
}

/** @returns the status of `path` at the address that the process names */
async function statusAt(child: ChildProcess, pattern: RegExp, path: string): Promise<number> {
  try {
    const [, address = ''] = await saying(child, pattern)
    return (await fetch(new URL(path, address))).status
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

test('starts the app, through the link', async () => {
  const child = checkout.start([join(link, 'shared/tools/src/start.ts')], { PORT: await freePort() })
  expect(await statusAt(child, /tarn runs at (\S+)\n/, '/healthz')).toBe(200)
})

test('serves a remote from source', async () => {
  const child = checkout.start(['shared/tools/src/dev.ts', 'content'], { PORT: '0' })
  expect(await statusAt(child, /runs in development at (\S+)\n/, '/')).toBe(200)
})

test('runs tests in Node and of a component', async () => {
  const suites = ['shared/money/src/swap.test.ts', 'shared/ui/src/amount/index.test.tsx']
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--runTestsByPath', ...suites]
  const { code, said } = await checkout.run(...jest)
  expect([code, said]).toEqual([0, expect.stringContaining('Test Suites: 2 passed, 2 total')])
})
