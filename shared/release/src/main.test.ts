/** The command line as a process: its words and its exit codes. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from '@jest/globals'
import { acceptedKeys, initKeys } from './keys/key-folder.ts'
import { makeBuild, platform, routeTo, sound } from './testing/made-release.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const folder = temporaryFolder()
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const run = promisify(execFile)
let made = 0

writeFileSync(join(folder, 'platform.json'), JSON.stringify(platform))
const freshStore = () => join(folder, `store-${made++}`)
const keys = join(folder, 'keys')
const env = (store: string) => ({
  PATH: process.env.PATH,
  RELEASE_STORE: `file:${store}`,
  RELEASE_KEYS: keys,
  RELEASE_TRIAL: 'off',
})
beforeAll(() => initKeys(keys))
const build = async (unit: string, files: Record<string, string>) =>
  makeBuild(
    join(folder, `dist-${made++}`),
    sound(unit, {
      files,
      ...(unit === 'shell' ? { keys: await acceptedKeys(keys) } : { routes: [routeTo(`/${unit}`)] }),
    }),
  )

/** Runs to the end whatever the exit code. @returns without the lines that a busy machine adds, e.g. "5 s: deciding" */
async function release(store: string, ...args: string[]) {
  const result = await run(process.execPath, [main, ...args], { cwd: folder, env: env(store) }).catch(e => e)
  const err = String(result.stderr).replaceAll(/^\d+ s: .*\n/gm, '')
  return { code: result.code ?? 0, out: String(result.stdout), err }
}

const json = async (store: string, ...args: string[]) => JSON.parse((await release(store, ...args, '--json')).out)

test('publish, promote, status and rollback, each with a result that a program can read', async () => {
  const store = freshStore()
  const shell = await json(store, 'publish', 'shell', '--dir', await build('shell', { 'a.js': '1' }))
  const old = await json(store, 'publish', 'trade', '--dir', await build('trade', { 'a.js': '1' }))
  expect(old.published).toEqual([
    { unit: 'trade', release: expect.any(String), version: '1.0.0', files: 33, stored: true },
  ])
  const first = await json(
    store,
    'promote',
    'shell',
    'trade',
    '--platform',
    'platform.json',
    '--by',
    'ann',
    '--why',
    'start',
  )
  const [from, base] = [old.published[0].release, shell.published[0].release]
  expect(first).toEqual({ serial: 1, changed: true, action: `promote shell@${base} trade@${from}` })
  const next = await json(store, 'publish', 'trade', '--dir', await build('trade', { 'a.js': '2' }))
  await json(store, 'promote', `trade@${next.published[0].release}`)
  expect(await json(store, 'rollback', 'trade')).toEqual({
    serial: 3,
    unit: 'trade',
    from: next.published[0].release,
    to: from,
  })
  const settings = join(folder, 'other.json')
  writeFileSync(settings, JSON.stringify({ ...platform, features: ['candles'] }))
  expect(await json(store, 'promote', '--platform', settings)).toEqual({
    serial: 4,
    changed: true,
    action: 'promote settings',
  })
  const said = await json(store, 'status')
  expect(said).toMatchObject({
    serial: 4,
    decision: { action: 'promote settings' },
    units: [{ unit: 'shell' }, { unit: 'trade', release: from }],
  })
  expect((await release(store, 'status')).out).toContain(`published last: ${next.published[0].release}`)
})

test('publish ends with the command that makes live what it published; what is live already says so', async () => {
  const store = freshStore()
  const dir = await build('shell', { 'a.js': '1' })
  const { out } = await release(store, 'publish', 'shell', '--dir', dir)
  expect(out).toContain('No repository was found.\nNothing tells of which sources this was made.\n')
  const [, command = ''] = /\nNext, to make it live: pnpm release (promote shell@\w+)\n$/.exec(out) ?? []
  const settings = ['--platform', join(folder, 'platform.json')]
  expect((await release(store, ...command.split(' '), ...settings)).out).toMatch(`Decision 1: ${command}`)
  const again = await release(store, 'publish', 'shell', '--dir', dir)
  expect(again.out).toMatch(/ was published already\n(?:.*\n)*Live already: shell@\w+\n$/)
  const more = await release(store, 'publish', 'trade', '--dir', await build('trade', { 'a.js': '1' }))
  expect(more.out).toMatch(/\nNext, to make it live: pnpm release promote trade@\w+\n$/)
})

test('what was taken back is refused by exit code 1, also as what was just published, and goes out by what publish ends with', async () => {
  const store = freshStore()
  const settings = ['--platform', join(folder, 'platform.json')]
  const [shell, old, next] = [
    await build('shell', { 'a.js': '1' }),
    await build('trade', { 'a.js': '1' }),
    await build('trade', { 'a.js': '2' }),
  ]
  for (const [unit, dir] of [
    ['shell', shell],
    ['trade', old],
  ] as const)
    await release(store, 'publish', unit, '--dir', dir)
  await release(store, 'promote', 'shell', 'trade', ...settings)
  await release(store, 'publish', 'trade', '--dir', next)
  await release(store, 'promote', 'trade')
  await release(store, 'rollback', 'trade', '--why', 'orders fail')
  const refused = await release(store, 'promote', 'trade')
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/^trade@\w+ was taken back by decision 3, .*fail/),
  ])
  const { out } = await release(store, 'publish', 'trade', '--dir', next)
  expect(out).not.toContain('Next, to make it live')
  const [, command = ''] = /\nTo send it out again: pnpm release (.*) --why "…"\n$/.exec(out) ?? []
  const again = await release(store, ...command.split(' '), '--why', 'it was the network')
  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^Decision 4: promote trade@\w+ again /)])
})

test('status answers, with a warning beside its result, when what was seen of the stores is cut off', async () => {
  const store = freshStore()
  writeFileSync(join(keys, 'seen.json'), '')
  const { code, out, err } = await release(store, 'status', '--json')
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ serial: 0 })])
  expect(err).toMatch(/seen\.json is cut off and is now .*seen\.json\.damaged-/)
  expect((await release(store, 'status')).err).toBe('')
})

/** Five seconds are over at once. */
const hasty = `data:text/javascript,${encodeURIComponent(
  'const real = setInterval; globalThis.setInterval = (act, ms) => (ms === 5000 && act(), real(act, ms))',
)}`

test('says on stderr what takes long, so that stdout stays one result', async () => {
  const args = ['--import', hasty, main, 'status', '--json']
  const { stdout, stderr } = await run(process.execPath, args, { cwd: folder, env: env(freshStore()) })
  expect([stderr, JSON.parse(stdout)]).toEqual([
    expect.stringMatching(/^0 s: reading the store\n/),
    expect.objectContaining({ serial: 0 }),
  ])
})

test('what cannot be done ends with words that say how to mend it, and an exit code of its kind', async () => {
  const store = freshStore()
  expect(await release(store, 'promote', 'shell')).toMatchObject({
    code: 1,
    err: expect.stringContaining('pnpm release publish shell'),
  })
  expect(await release(store, 'promote')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name at least one unit'),
  })
  expect(await release(store, 'rollback', 'shell', '--stepz', '1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('rollback <unit>'),
  })
  expect(await release(store, 'deploy')).toMatchObject({
    code: 2,
    err: expect.stringContaining('"deploy" is no command'),
  })
  expect(await release(store, 'publish', 'nowhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no unit "nowhere"'),
  })
  writeFileSync(join(folder, 'remoteEntry.js'), '')
  expect(await release(store, 'publish', 'trade', '--dir', folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('docs/foreign.md#a-remote-of-your-own'),
  })
  const asJson = await release(store, 'promote', 'shell', '--json')
  expect(JSON.parse(asJson.out)).toEqual({
    error: { failure: 'refused', message: expect.stringContaining('Nothing of shell') },
  })
})

test('the gate is asked at publish and at promote; who insists says why, and the log keeps both', async () => {
  const store = freshStore()
  const own = await acceptedKeys(keys)
  const files = { 'main.js': JSON.stringify(own) } // it holds its keys, and nothing else that a shell needs
  const dir = await makeBuild(join(folder, `dist-${made++}`), { unit: 'shell', files, keys: own })
  const refused = await release(store, 'publish', 'shell', '--dir', dir)
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('no catalog for ko')])
  const idly = await release(store, 'publish', 'shell', '--dir', dir, '--force')
  expect([idly.code, idly.err]).toEqual([2, expect.stringContaining('--force needs a reason')])
  const why = ['--force', '--why', 'it burns']
  const { published, forced } = await json(store, 'publish', 'shell', '--dir', dir, ...why)
  expect((await release(store, 'publish', 'shell', '--dir', dir, ...why)).out).toMatch(
    / promote shell@\w+\nThe gate refuses that as it stands\. First mend what it was forced past\.\n$/,
  )
  expect(forced).toMatch(/^forced past: name: main\.js of shell@\w+ does not name/)
  const promotion = ['promote', `shell@${published[0].release}`, '--platform', 'platform.json']
  expect((await release(store, ...promotion)).err).toContain('The gate refuses')
  expect((await json(store, ...promotion, ...why)).action).toContain(
    `${published[0].release} (forced past: name: main.js`,
  )
})

test('help stands at every command', async () => {
  expect((await release(freshStore())).out).toContain('promote <unit>[@release]…')
  for (const command of ['publish', 'promote', 'rollback', 'history', 'verify', 'gc', 'keys', 'override'])
    expect(await release(freshStore(), command, '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('--json'),
    })
})
