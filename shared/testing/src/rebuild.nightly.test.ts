/** What anybody can check of a release: its commit, built elsewhere and otherwise, gives every byte again. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { openStore } from '@shared/release'
import { publish, readBuiltRelease, sourceOf } from '@shared/release/writing'
import { builtKeys, builtKeysFolder, builtUnits } from './built-units.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const folder = mkdtempSync(join(tmpdir(), 'again-'))
const [repository, store, elsewhere] = [join(folder, 'repository'), join(folder, 'store'), join(folder, 'else where')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const aside = new Set(['node_modules', 'dist', 'coverage', 'screenshots', '.git', '.data', '.cache', '.swc'])

/** The sources as they stand here, as one commit. */
function commitAll(): void {
  cpSync(root, repository, { recursive: true, filter: from => from === root || !aside.has(basename(from)) })
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=Lena', '-c', 'user.email=lena@tarn.example', 'commit', '--quiet', '-m', 'As it stands')
}

/** Another folder, umask, time zone and language. */
function rebuilt(names: readonly string[]) {
  mkdirSync(elsewhere)
  const env = {
    ...{ ...process.env, NODE_OPTIONS: '', RELEASE_STORE: `file:${store}`, RELEASE_KEYS: builtKeysFolder },
    ...{ TMPDIR: elsewhere, TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  }
  const command = `umask 077; exec "$0" shared/release/src/main.ts rebuild "$@" --from "${repository}" --json`
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command, process.execPath, ...names], {
    ...{ cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 },
  })
  const { error, rebuilt: found } = JSON.parse(stdout)
  if (error) throw new Error(`${error.message}\n${stderr}`)
  return { status, found }
}

/** One byte of a stored file becomes another. */
function spoil(file: string): void {
  const bytes = readFileSync(file)
  bytes[10] = (bytes[10] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

test('all units of a commit, built in another folder under another umask, time zone and language, are the same to a byte', async () => {
  const [units, keys] = [await builtUnits(), await builtKeys()]
  commitAll()
  const told = { source: await sourceOf(repository), by: 'lena' }
  for (const one of units)
    await publish(openStore(`file:${store}`), keys, await readBuiltRelease(one.folder), new Date(), told)
  const wallet = units.find(({ unit }) => unit === 'wallet')
  spoil(join(store, 'releases/wallet', wallet?.release ?? '', 'remoteEntry.js.gz')) // what is planted is found
  const { found, status } = rebuilt(units.map(({ unit, release }) => `${unit}@${release}`))
  const differing = (unit: string) =>
    unit === 'wallet' ? [expect.stringMatching(/^remoteEntry\.js\.gz: byte 10 /)] : []
  expect(found).toEqual(
    units.map(({ unit, release }) => expect.objectContaining({ unit, release, differences: differing(unit) })),
  )
  expect(status).toBe(1)
}, 900_000)
