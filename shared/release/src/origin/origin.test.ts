import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { originKey } from '../store/layout.ts'
import { makeKeys, testKeys } from '../testing/made-release.ts'
import { ann, at, driverOf, fresh, started } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { actor, actorNamed } from './actor.ts'
import { type Provenance, readOrigin } from './origin.ts'
import { repositoryOf, sourceOf, whyNoSource } from './source.ts'
import { originInWords } from './words.ts'

const here = `${userInfo().username}@${hostname()}`
const github = {
  ...{ GITHUB_ACTIONS: 'true', GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/tarn' },
  ...{ GITHUB_RUN_ID: '77', GITHUB_ACTOR: 'lena', GITHUB_WORKFLOW: 'ship' },
}
const gitlab = { GITLAB_CI: 'true', CI_JOB_URL: 'https://gitlab.example/acme/tarn/-/jobs/9', GITLAB_USER_LOGIN: 'bo' }

test('names the actor from the environment: a CI job by its address, else user and machine', () => {
  expect(actor({ CI: 'true', ...github })).toBe('https://github.com/acme/tarn/actions/runs/77 (lena, ship)')
  expect(actor({ CI: 'true', ...gitlab })).toBe('https://gitlab.example/acme/tarn/-/jobs/9 (bo)')
  expect(actor({ CI: 'true', BUILD_URL: 'https://ci.example/job/3' })).toBe('https://ci.example/job/3')
  expect(actor({ CI: '1' })).toBe(`CI on ${hostname()}`)
  expect(actor({})).toBe(here)
})

test("adds a typed name to the environment's, never in its place", () => {
  expect(actorNamed('lena', {})).toBe(`${here} (lena)`)
  expect(actorNamed(undefined, gitlab)).toBe(actor(gitlab))
})

/** A repository of one commit. */
function repository(): string {
  const folder = fresh('repository')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1\n')
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args])
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  const name = ['-c', 'user.name=Lena', '-c', 'user.email=lena@tarn.example']
  git(...name, 'commit', '--quiet', '-m', 'The new order ticket\n\nMore of it.')
  return folder
}

test('reads commit, branch, subject and author of a checkout, and whether the tree is dirty', async () => {
  const folder = repository()
  const clean = await sourceOf(folder)
  expect(clean).toEqual({
    ...{ commit: expect.stringMatching(/^[a-f0-9]{40}$/), branch: process.env.GITHUB_REF_NAME ?? 'main' },
    ...{ dirty: false, subject: 'The new order ticket', author: 'Lena', committed: expect.stringMatching(/^20.*Z$/) },
  })
  writeFileSync(join(folder, 'new.ts'), '')
  expect(await sourceOf(folder)).toEqual({ ...clean, dirty: true })
  execFileSync('git', ['-C', folder, 'config', 'status.showUntrackedFiles', 'no'])
  expect(await sourceOf(folder)).toEqual({ ...clean, dirty: true })
  expect(await sourceOf(fresh('nowhere'))).toBeNull()
})

/** Runs `work` with environment variables that it takes away again. */
async function withEnv<T>(more: Record<string, string>, work: () => Promise<T>): Promise<T> {
  Object.assign(process.env, more)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(more)) delete process.env[name]
  }
}

test('names the commit of the folder itself, inside a hook of another repository', async () => {
  const [folder, other] = [repository(), repository()]
  execFileSync('git', ['-C', folder, 'remote', 'add', 'origin', 'https://git.example/acme/loyalty.git'])
  const alone = await sourceOf(folder)
  const git = join(other, '.git')
  const hook = { GIT_DIR: git, GIT_WORK_TREE: other, GIT_INDEX_FILE: join(git, 'index'), GIT_PREFIX: 'a/' }
  expect(await withEnv(hook, () => sourceOf(folder))).toEqual(alone)
  expect(await withEnv(hook, () => whyNoSource(fresh('nowhere')))).toBe('No repository was found.')
  expect(alone?.repository).toBe('https://git.example/acme/loyalty.git')
})

test('says why a folder has no source: no repository, no commit, no git', async () => {
  const [plain, empty] = [fresh('plain'), fresh('empty')]
  mkdirSync(plain)
  execFileSync('git', ['init', '--quiet', empty])
  expect(await whyNoSource(plain)).toBe('No repository was found.')
  expect(await whyNoSource(empty)).toBe('The repository has no commit.')
  const { PATH = '' } = process.env
  expect(
    await withEnv({ PATH: plain }, () => whyNoSource(empty)).finally(() => Object.assign(process.env, { PATH })),
  ).toBe('git is not installed here.')
})

const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot(
  'says that a repository belongs to another user, and which command allows it (needs root, for chown)',
  async () => {
    const folder = repository()
    for (const part of [folder, join(folder, '.git')]) chownSync(part, 12_345, 12_345)
    expect(await sourceOf(folder)).toBeNull()
    expect(await whyNoSource(folder)).toBe(
      `git does not read ${folder}: it belongs to another user. If you trust that user: git config --global --add safe.directory ${folder}`,
    )
    const allowed = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: folder }
    expect(await withEnv(allowed, () => sourceOf(folder))).toMatchObject({ author: 'Lena' })
  },
)

test('names the repository without password, and no folder of this machine', () => {
  for (const [remote, told] of [
    ['https://github.com/acme/loyalty.git', 'https://github.com/acme/loyalty.git'],
    ['https://ci:s3cret@git.example/acme/loyalty.git?x=1', 'https://git.example/acme/loyalty.git'],
    ['git@github.com:acme/loyalty.git', 'git@github.com:acme/loyalty.git'],
    ['ssh://git:s3cret@git.example:2222/~bo/loyalty', 'ssh://git@git.example:2222/~bo/loyalty'],
    ...['/home/bo/loyalty', '../loyalty', 'file:///home/bo/loyalty', 'C:\\loyalty', ''].map(remote => [remote]),
    ...['ext::sh -c id', '-oProxyCommand=id@x:y', 'https://x/$(id)', 'https://x/;id', 'javascript:1'].map(remote => [
      remote,
    ]),
  ])
    expect([remote, repositoryOf(remote ?? '')]).toEqual([remote, told])
})

const source = {
  ...{ commit: 'c0b202f4'.repeat(5), branch: 'main', dirty: false, subject: 'The new order ticket', author: 'Lena' },
  committed: '2026-11-21T07:00:00.000Z',
}
const told: Provenance = { source, by: here }

async function publishedBy(said: Provenance, more: { keys?: typeof testKeys } = {}) {
  const driver = await started()
  const built = await readBuiltRelease(await driver.build('trade', '2.0.0'))
  await publish(driver.store, more.keys ?? driver.keys, built, at, said)
  const { release } = built.manifest
  const again = (next: Provenance) => publish(driver.store, driver.keys, built, at, next)
  const read = () => readOrigin(driver.store, driver.keys.known, 'trade', release)
  return { ...driver, release, again, read }
}

test('signs the provenance of a release, and gives phones commit and subject alone', async () => {
  const { promote, release, read } = await publishedBy(told)
  const origin = await read()
  expect(origin).toMatchObject({ unit: 'trade', release, at: at.toISOString(), ...told })
  expect(originInWords(origin)).toBe(
    `c0b202f4c0b2 of main: The new order ticket (Lena, 2026-11-21), published by ${here}`,
  )
  const from = { commit: 'c0b202f4c0b2', subject: 'The new order ticket' }
  const { decision: canary } = await promote(['trade'], { percent: 5 })
  expect(canary.config.units.trade?.canary?.from).toEqual(from)
  const { decision } = await promote(['trade'])
  expect([decision.config.units.trade?.from, decision.config.units.wallet?.from]).toEqual([from, undefined])
})

test('rejects a provenance that was changed or signed by a stranger, and verify reports it', async () => {
  const { store, release, read, again } = await publishedBy(told)
  const key = originKey('trade', release)
  const text = Buffer.from((await store.read(key)) ?? []).toString()
  await store.delete(key)
  await store.createIfAbsent(key, Buffer.from(text.replace('Lena', 'Mallory')))
  expect(await read()).toBeUndefined()
  expect((await verify(store, testKeys, at)).problems).toEqual([
    {
      what: expect.stringContaining('where it comes from carries no signature'),
      mend: expect.stringContaining('--dir'),
    },
  ])
  await again(told)
  expect((await read())?.source?.author).toBe('Lena')
  expect(await readOrigin(store, makeKeys('k1').known, 'trade', release)).toBeUndefined()
})

test('keeps the first provenance that can be rebuilt when the same bytes are published again', async () => {
  const dirty = await publishedBy({ by: ann.who, source: { ...source, dirty: true } })
  expect(originInWords(await dirty.read())).toMatch(/^c0b202f4c0b2 of main, includes uncommitted changes: The new/)
  await dirty.again(told)
  await dirty.again({ by: 'bo', source: { ...source, subject: 'Another' } })
  await dirty.again({ by: 'bo', source: null, brought: true })
  expect(await dirty.read()).toMatchObject(told)
})

test('lets a release without provenance go live', async () => {
  const { promote, publish: plain } = driverOf(fresh('store'))
  await plain('shell', '1.0.0')
  const { decision } = await promote(['shell'])
  expect('from' in decision.config.shell).toBe(false)
})

test('runs no program that the git settings of a brought folder name', async () => {
  const folder = repository()
  const [mark, program] = [join(folder, '.git/started'), join(folder, '.git/program')]
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${mark}'\ncat\n`, { mode: 0o755 })
  for (const hook of ['post-index-change', 'fsmonitor-watchman'])
    writeFileSync(join(folder, '.git/hooks', hook), `#!/bin/sh\nexec '${program}' hook\n`, { mode: 0o755 })
  const settings = [
    ...['core.fsmonitor', 'gpg.program', 'filter.x.clean', 'filter.y=z.process'].map(name => [name, program]),
    ...[
      ['filter.x.required', 'true'],
      ['log.showSignature', 'true'],
      ['include.path', 'more'],
    ],
  ]
  for (const [name = '', value = ''] of settings) execFileSync('git', ['-C', folder, 'config', name, value])
  writeFileSync(join(folder, '.git/more'), `[filter "w"]\n\tclean = ${program}\n`)
  writeFileSync(join(folder, '.git/info/attributes'), '* filter=x\nb.ts filter=y=z\nc.ts filter=w\n')
  for (const name of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(folder, name), 'changed')
  expect(await sourceOf(folder)).toMatchObject({ dirty: true, author: 'Lena' })
  expect(existsSync(mark)).toBe(false)
  execFileSync('git', ['-C', folder, 'status'], { stdio: 'pipe' })
  expect(existsSync(mark)).toBe(true) // they would have been
})
