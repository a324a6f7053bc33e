/** A team's own repository as a person makes it: outside of this one, with the packages alone, the whole way to the live set. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { acceptedKeys } from '../../../release/src/index.ts'
import { makeBuild, platform, sound } from '../../../release/src/testing/made-release.ts'
import { launch as openBrowser, openPhone } from '../../../testing/src/browser.ts'
import { saying } from '../../../testing/src/checkout.ts'
import { root } from '../run.ts'

const base = mkdtempSync(join(tmpdir(), 'standalone-'))
const home = join(base, 'loyalty')
const store = { RELEASE_STORE: `file:${base}/store`, RELEASE_KEYS: `${base}/keys` }
const env = { ...process.env, ...store, NODE_OPTIONS: '', NODE_COMPILE_CACHE: '', NODE_NO_WARNINGS: '1' }
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Runs to its end, whatever becomes of it. */
async function run(cwd: string, file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}

const bin = 'node_modules/@shared/federation/bin/tarn.mjs'
const tarn = (...words: string[]) => run(home, bin, ...words)
const make = (...words: string[]) => run(root, 'shared/tools/src/new/main.ts', 'remote', ...words)

beforeAll(async () => {
  expect(await make('loyalty', '--standalone', home)).toMatchObject({ code: 0 })
  expect(readFileSync(join(home, '.gitattributes'), 'utf8')).toContain('* text=auto eol=lf\n')
})

test('a second screen, and all of it passes the gates of a remote and its tests; nothing of this checkout is in its build', async () => {
  expect(await tarn('release', 'keys', 'init')).toMatchObject({ code: 0 })
  expect(await tarn('new', 'screen', '/goldPoints', 'gold-points')).toMatchObject({ code: 0 })
  const { code, said } = await tarn('verify')
  expect(said).toMatch(/lets loyalty@\w{12} pass, by itself/)
  expect(said).toContain('All gates hold\n12 tests passed, 0 failed')
  expect(code).toBe(0)
  const [release = ''] = readdirSync(join(home, 'dist')).filter(name => name !== 'maps')
  const { needs, untranslated } = JSON.parse(readFileSync(join(home, 'dist', release, 'release.json'), 'utf8'))
  expect([needs.shell, untranslated]).toEqual(['^3.0.0', undefined])
  const files = readdirSync(join(home, 'dist', release)).filter(name => /\.(js|css)$/.test(name))
  const all = files.map(name => readFileSync(join(home, 'dist', release, name), 'utf8')).join('')
  expect([all.includes(root), all.includes(home)]).toEqual([false, false])
})

test('the parts that it builds against are those that the shell lends, so that it carries no copies to a phone', async () => {
  const versionIn = (cwd: string, unit: string) =>
    run(cwd, join(base, 'version.mjs'), cwd === home ? 'node_modules/@shared/federation' : 'shared/federation', unit)
  writeFileSync(join(base, 'version.mjs'), versions)
  const [here, there] = await Promise.all([versionIn(root, 'remote-trade'), versionIn(home, '.')])
  expect(here.said).toMatch(/^1\.0\.0-h[a-f0-9]{12}$/)
  expect(there).toEqual(here)
})

const versions = `
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
const [preset, unit] = process.argv.slice(2)
const at = file => pathToFileURL(resolve(preset, file)).href
await import(at('bin/types.mjs'))
const { readUnit } = await import(at('src/unit.ts'))
const { borrowed } = await import(at('src/share.ts'))
process.stdout.write(borrowed(readUnit(unit, 'production'))['@shared/ui/button'].requiredVersion)
`

/** As a person keeps it. */
function commit(): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', home, ...args], { stdio: 'pipe' })
  git('add', '.')
  git('-c', 'user.name=Lena', '-c', 'user.email=lena@tarn.example', 'commit', '--quiet', '-m', 'Loyalty')
}

test('it is published from its folder, promoted, its address is live, and its commit gives the same bytes again', async () => {
  commit()
  const keys = await acceptedKeys(`${base}/keys`)
  const shell = await makeBuild(`${base}/made`, sound('shell', { provides: { shell: '3.11.0' }, keys }))
  writeFileSync(`${base}/platform.json`, JSON.stringify(platform))
  const insist = ['--force', '--why', 'a shell made by hand lends nothing']
  expect(await tarn('release', 'publish', 'shell', '--dir', shell)).toMatchObject({ code: 0 })
  expect(await tarn('release', 'publish', 'loyalty', '--dir', 'dist')).toMatchObject({ code: 0 })
  const settings = ['--platform', `${base}/platform.json`, ...insist]
  expect(await tarn('release', 'promote', 'shell', 'loyalty', ...settings)).toMatchObject({ code: 0 })
  expect((await tarn('release', 'status')).said).toMatch(/loyalty +[a-f0-9]{12} +1\.0\.0 +all/)
  expect(await tarn('release', 'rebuild', 'loyalty')).toEqual({
    code: 0,
    said: expect.stringMatching(/^loyalty@\w+ is what \w+ gives: \d+ files, \d+ bytes, all the same/),
  })
})

test.each([
  [['new', 'screen', 'kline', 'chart'], '/kline belongs to remote-trade'],
  [['new', 'screen', 'goldPoints', 'other'], '/goldPoints belongs to remote-loyalty'],
  [['new', 'screen', 'bonus'], 'pnpm new screen <address> <folder>'],
  [['new', 'remote', 'perks'], 'only screens are made here'],
  [['drop', 'remote', 'loyalty'], 'what goes is its folder'],
  [['words', 'check', 'loyality'], 'Did you mean loyalty?'],
  [['release', 'publish', 'trade'], 'There is no unit "trade" here: loyalty can be built'],
])('%j is refused with the reason, in words that fit there', async (words, reason) => {
  const { code, said } = await tarn(...words)
  expect([code === 0, said]).toEqual([false, expect.stringContaining(reason)])
})

test('pnpm dev: one address, at which the remote stands in the real shell, signed in, refreshed in place as a file is saved', async () => {
  const dev = spawn(process.execPath, [bin, 'dev'], {
    cwd: home,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const browser = await openBrowser()
  try {
    const [, address = ''] = await saying(dev, /runs in development at (\S+)\n[\s\S]*Ctrl\+C/)
    const { page, faults } = await openPhone(browser)
    await page.goto(address)
    await page.waitForFunction(() => document.querySelector('#main')?.textContent?.includes('BTCUSDT'), {
      timeout: 60_000,
    })
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/./)
    await page.evaluate(() => void Object.assign(self, { same: true }))
    const file = join(home, 'src/screens/loyalty/loyalty.screen.tsx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('<Trans>New screen', '<Trans>Your points'))
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Your points')
    expect([await page.evaluate(() => 'same' in self), faults]).toEqual([true, []])
  } finally {
    await Promise.all([browser.close(), ended(dev)])
  }
})

async function ended(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

test('a screen is dropped again, and nothing of it is left', async () => {
  expect(await tarn('drop', 'screen', '/goldPoints')).toMatchObject({ code: 0 })
  expect(readdirSync(join(home, 'src/screens'))).toEqual(['loyalty'])
})

test('a folder that holds something, hidden or not, or lies in this checkout, is refused', async () => {
  const hidden = join(base, 'hidden')
  mkdirSync(hidden)
  writeFileSync(join(hidden, '.pnpmfile.cjs'), 'throw new Error("started")') // pnpm would start it
  for (const folder of [base, hidden])
    expect(await make('loyalty', '--standalone', folder)).toEqual({
      code: 1,
      said: expect.stringContaining('is not empty'),
    })
  const inside = join(root, '.cache/loyalty')
  expect((await make('loyalty', '--standalone', inside)).said).toContain('stands outside')
  const another = await run(root, 'shared/tools/src/new/main.ts', 'packages', base)
  expect(another).toEqual({ code: 1, said: expect.stringContaining('has no packages of this checkout') })
  expect(existsSync(inside)).toBe(false)
})
