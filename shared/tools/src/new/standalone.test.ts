/** A team's own repository as a person makes it: outside of this one, with the packages alone, the whole way to the live set. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeBuild, platform, sound } from '../../../release/src/testing/made-release.ts'
import { root } from '../run.ts'

const base = mkdtempSync(join(tmpdir(), 'standalone-'))
const home = join(base, 'loyalty')
const env = { RELEASE_STORE: `file:${base}/store`, RELEASE_KEYS: `${base}/keys` }
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** Runs to its end, whatever becomes of it. */
async function run(cwd: string, file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: '', NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said: out + err }
}

const tarn = (...words: string[]) => run(home, 'node_modules/@shared/federation/bin/tarn.mjs', ...words)
const make = (...words: string[]) => run(root, 'shared/tools/src/new/main.ts', 'remote', ...words)

beforeAll(async () => {
  expect(await make('loyalty', '--standalone', home)).toMatchObject({ code: 0 })
}, 240_000)

test('what was made has types, passes its tests against a sandbox of its own, and builds; nothing of this checkout is in it', async () => {
  const ended = await Promise.all([run(home, 'node_modules/typescript/bin/tsc', '--noEmit'), tarn('build')])
  expect(ended).toEqual([
    { code: 0, said: '' },
    { code: 0, said: expect.stringContaining('"unit":"loyalty"') },
  ])
  expect(await tarn('test')).toEqual({ code: 0, said: expect.stringContaining('6 passed, 6 total') })
  const [release = ''] = readdirSync(join(home, 'dist')).filter(name => name !== 'maps')
  const { needs, untranslated } = JSON.parse(readFileSync(join(home, 'dist', release, 'release.json'), 'utf8'))
  expect([needs.shell, untranslated]).toEqual(['^3.0.0', undefined])
  const files = readdirSync(join(home, 'dist', release)).filter(name => /\.(js|css)$/.test(name))
  const all = files.map(name => readFileSync(join(home, 'dist', release, name), 'utf8')).join('')
  expect([all.includes(root), all.includes(home)]).toEqual([false, false])
}, 180_000)

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

test('it is published from its folder, promoted, and its address is live', async () => {
  const shell = await makeBuild(`${base}/made`, sound('shell', { provides: { shell: '3.9.0' } }))
  writeFileSync(`${base}/platform.json`, JSON.stringify(platform))
  const insist = ['--force', '--why', 'a shell made by hand lends nothing']
  expect(await tarn('release', 'keys', 'init')).toMatchObject({ code: 0 })
  expect(await tarn('release', 'publish', 'shell', '--dir', shell)).toMatchObject({ code: 0 })
  expect(await tarn('release', 'publish', 'loyalty', '--dir', 'dist')).toMatchObject({ code: 0 })
  const settings = ['--platform', `${base}/platform.json`, ...insist]
  expect(await tarn('release', 'promote', 'shell', 'loyalty', ...settings)).toMatchObject({ code: 0 })
  expect((await tarn('release', 'status')).said).toMatch(/loyalty +[a-f0-9]{12} +1\.0\.0 +all/)
}, 60_000)

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
  expect(existsSync(inside)).toBe(false)
})
