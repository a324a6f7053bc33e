import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { rebuildCommand } from '../commands/rebuild.ts'
import { fingerprint } from '../keys/shell-keys.ts'
import type { Provenance } from '../origin/origin.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { makeKeys, testKeys } from '../testing/made-release.ts'
import { at, driverOf, fresh } from '../testing/started.ts'
import { checkOut } from './checkout.ts'
import { rebuild } from './rebuild.ts'

const source = {
  ...{ commit: '0'.repeat(40), branch: null, dirty: false, subject: 'x', author: 'ann' },
  committed: at.toISOString(),
}

/** Why a release of which this was told is not built again. */
async function refusal(told: Provenance | undefined, repository: string): Promise<string> {
  const { store, keys, build } = driverOf(fresh('store'))
  const built = await readBuiltRelease(await build('trade', '1.0.0'))
  const { unit, release } = await publish(store, keys, built, at, told)
  return rebuild(store, keys, [{ unit, release }], repository).then(() => 'built', String)
}

test('what names no commit that could be built is refused with the reason, before anything is brought', async () => {
  const nowhere = fresh('nowhere')
  expect(await refusal(undefined, nowhere)).toMatch(/trade@\w+ cannot be built again: nothing tells of which commit/)
  expect(await refusal({ by: 'ann', source: null }, nowhere)).toContain('it was published from no repository')
  expect(await refusal({ by: 'ann', source: { ...source, dirty: true } }, nowhere)).toContain(
    'from a tree with changes that commit 0000',
  )
})

/** A repository of one commit with these files. @returns the commit */
function commitOf(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  gitIn(folder, 'init', '--quiet')
  gitIn(folder, 'add', '.')
  gitIn(folder, '-c', 'user.name=ann', '-c', 'user.email=ann@tarn.example', 'commit', '--quiet', '-m', 'x')
  return gitIn(folder, 'rev-parse', 'HEAD').trim()
}

/** By an environment of its own: the tests below plant variables for the code that they test. */
const cleanEnv = { ...process.env }
const gitIn = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe', encoding: 'utf8', env: cleanEnv })

afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in cleanEnv)) delete process.env[name]
  Object.assign(process.env, cleanEnv)
})

/** All that a checkout of the wrong repository would change. */
const stateOf = (folder: string) => [
  gitIn(folder, 'status', '--porcelain', '--branch'),
  gitIn(folder, 'rev-parse', 'HEAD'),
  gitIn(folder, 'for-each-ref'),
  gitIn(folder, 'ls-files', '--stage'),
]

test.each([
  ['inside its hook', 'main'],
  ['inside a hook of its linked worktree', 'worktree'],
])('leaves the repository of the caller as it was, %s', async (_, caller) => {
  const [main, worktree, other] = [fresh('main'), fresh('worktree'), fresh('other')]
  commitOf(main, { a: 'main', b: 'main' })
  gitIn(main, 'worktree', 'add', '--quiet', worktree, '-b', 'work')
  const commit = commitOf(other, { a: 'other' })
  const before = [stateOf(main), stateOf(worktree)]
  const folder = caller === 'main' ? main : worktree
  const git = gitIn(folder, 'rev-parse', '--absolute-git-dir').trim()
  Object.assign(process.env, {
    GIT_DIR: git,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: join(git, 'index'),
    GIT_PREFIX: '',
  })
  const checkout = await checkOut(other, commit)
  expect(readFileSync(join(checkout?.folder ?? '', 'a'), 'utf8')).toBe('other')
  expect([stateOf(main), stateOf(worktree)]).toEqual(before)
  await checkout?.done()
})

test('checks a commit of a linked worktree out', async () => {
  const [main, worktree] = [fresh('main'), fresh('worktree')]
  commitOf(main, { a: 'main' })
  gitIn(main, 'worktree', 'add', '--quiet', '--detach', worktree)
  writeFileSync(join(worktree, 'a'), 'work')
  gitIn(worktree, '-c', 'user.name=ann', '-c', 'user.email=ann@tarn.example', 'commit', '--quiet', '-a', '-m', 'x')
  const checkout = await checkOut(worktree, gitIn(worktree, 'rev-parse', 'HEAD').trim())
  expect(readFileSync(join(checkout?.folder ?? '', 'a'), 'utf8')).toBe('work')
  await checkout?.done()
})

test('takes no hook, filter or line end from the settings of the user', async () => {
  const [folder, home] = [fresh('repository'), fresh('home')]
  const commit = commitOf(folder, { 'a.txt': 'one\ntwo\n' })
  const [mark, hooks, templates] = [join(home, 'mark'), join(home, 'hooks'), join(home, 'templates')]
  for (const place of [hooks, join(templates, 'hooks'), join(home, '.config/git')])
    mkdirSync(place, { recursive: true })
  for (const hook of ['post-checkout', 'reference-transaction'])
    for (const place of [hooks, join(templates, 'hooks')]) {
      writeFileSync(join(place, hook), `#!/bin/sh\necho ${hook} >> '${mark}'\n`)
      chmodSync(join(place, hook), 0o755)
    }
  writeFileSync(join(home, '.config/git/attributes'), '*.txt filter=shout\n')
  writeFileSync(
    join(home, '.gitconfig'),
    `[core]\nautocrlf = true\nhooksPath = ${hooks}\n[init]\ntemplateDir = ${templates}\n[filter "shout"]\nsmudge = tr a-z A-Z\n`,
  )
  Object.assign(process.env, { HOME: home, XDG_CONFIG_HOME: join(home, '.config') })
  const checkout = await checkOut(folder, commit)
  expect(readFileSync(join(checkout?.folder ?? '', 'a.txt'), 'utf8')).toBe('one\ntwo\n')
  expect(existsSync(mark)).toBe(false)
  await checkout?.done()
})

test('says that git is not installed', async () => {
  const empty = fresh('empty')
  mkdirSync(empty)
  process.env.PATH = empty
  await expect(checkOut(empty, source.commit)).rejects.toThrow('git is not installed here: no folder of PATH has it.')
})

const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot('says that a repository to clone belongs to another user (needs root, for chown)', async () => {
  const folder = fresh('repository')
  const commit = commitOf(folder, { a: '' })
  for (const part of [folder, join(folder, '.git')]) chownSync(part, 12_345, 12_345)
  await expect(checkOut(folder, commit)).rejects.toThrow(
    `git does not read ${folder}/.git: it belongs to another user. If you trust that user: git config --global --add safe.directory ${folder}/.git`,
  )
})

test('a hostile commit is given no password of this machine, and leads nothing of ours through a link of its own', async () => {
  const [folder, outside] = [fresh('repository'), fresh('outside')]
  for (const place of [folder, outside]) mkdirSync(place)
  symlinkSync(outside, join(folder, '.data'))
  const dump = `require('node:fs').appendFileSync(${JSON.stringify(join(outside, 'env'))}, JSON.stringify(process.env))`
  const commit = commitOf(folder, {
    'package.json': JSON.stringify({ packageManager: './pm' }),
    'pm/package.json': JSON.stringify({ name: 'pm', version: '1.0.0', bin: 'pm.cjs' }),
    'pm/pm.cjs': `#!/usr/bin/env node\n${dump}`,
    'shared/federation/src/main.ts': `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n${dump}`,
  })
  process.env.AWS_SECRET_ACCESS_KEY = 'planted-secret'
  const said = await refusal({ by: 'ann', source: { ...source, commit } }, folder)
  delete process.env.AWS_SECRET_ACCESS_KEY
  expect(said).toContain('Error') // it names no folder of a build
  const dumped = readFileSync(join(outside, 'env'), 'utf8')
  expect([dumped.split('PATH').length > 2, dumped.includes('planted-secret')]).toEqual([true, false])
  expect(readdirSync(outside)).toEqual(['env'])
})

test('names the keys that a shell accepts, and fails where one is none of ours though each byte is the same', async () => {
  const driver = driverOf(fresh('store'))
  const keys = [...testKeys.accepted, ...makeKeys('k9').accepted]
  const [own, theirs] = keys.map(({ publicKey }) => fingerprint(publicKey))
  const rebuilt = async (trusts: string[], more: { maps?: string } = {}) => {
    const [dist, folder] = [await driver.build('shell', '1.0.0', { trusts, keys }), fresh('repository')]
    const commit = commitOf(folder, {
      'package.json': JSON.stringify({ packageManager: './pm' }),
      'pm/package.json': JSON.stringify({ name: 'pm', version: '1.0.0', bin: 'pm.cjs' }),
      'pm/pm.cjs': '#!/usr/bin/env node\n',
      'shared/federation/src/main.ts': `console.log(${JSON.stringify(JSON.stringify({ folder: dist }))})`,
    })
    const built = await readBuiltRelease(dist)
    mkdirSync(join(dist, '../maps', built.manifest.release), { recursive: true })
    await publish(driver.store, driver.keys, built, at, { by: 'ann', source: { ...source, commit } })
    const desk = {
      store: () => driver.store,
      keys: async () => driver.keys,
      keysFolder: () => '',
      reports: () => undefined,
    }
    return rebuildCommand.run(desk, [`shell@${built.manifest.release}`], { from: folder, ...more })
  }
  const maps = fresh('maps')
  const good = await rebuilt(['k1'], { maps })
  const place = `shell@\\w+ has its source maps in ${maps}/shell/\\w+`
  expect([good.failed, good.text, readdirSync(join(maps, 'shell')).length]).toEqual([
    false,
    expect.stringMatching(`all the same\n  ${place}\n  shell@\\w+ accepts k1 \\(${own}\\)$`),
    1,
  ])
  const bad = await rebuilt(['k1', 'k9'])
  expect([bad.failed, bad.text]).toEqual([
    true,
    expect.stringMatching(`all the same\n.*\n  shell@\\w+ accepts k9 \\(${theirs}\\), which is none of yours$`),
  ])
})

test('a repository that is none, or does not hold the commit, is said; nothing of it is left behind', async () => {
  const [usual, place] = [process.env.TMPDIR, fresh('temporary')]
  mkdirSync(place)
  process.env.TMPDIR = place
  const folder = fresh('repository')
  expect(await refusal({ by: 'ann', source }, folder)).toMatch(/repository-\d+ cannot be cloned: fatal/)
  commitOf(folder, { a: '' })
  expect(await refusal({ by: 'ann', source }, folder)).toMatch(
    /was made of a commit that .* does not hold: 0{12}: x \(ann, 2026-11-21\), published by ann\n.*--from REPOSITORY$/,
  )
  const elsewhere = { ...source, repository: 'https://git.example/acme/loyalty.git' }
  expect(await refusal({ by: 'ann', source: elsewhere, brought: true }, folder)).toMatch(
    /\n {2}It came from (\S+): pnpm release rebuild trade@\w{12} --from \1$/,
  )
  expect(readdirSync(place)).toEqual([])
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
})
