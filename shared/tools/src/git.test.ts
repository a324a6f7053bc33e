import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { gitEnvironment as environmentOfReleases } from '../../release/src/origin/git-environment.ts'
import { hasHistory } from './changes.ts'
import { git, gitEnvironment, tryGit } from './git.ts'
import { root } from './run.ts'

let folder: string
const commit = ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '--message', 'first']
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-'))
  git(folder, 'init', '--quiet')
  git(folder, ...commit)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What a hook of `folder` finds in its environment, and settings that git reads for each command. */
const hook = () => ({
  ...{ GIT_DIR: join(folder, '.git'), GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(folder, '.git/index') },
  ...{ GIT_PREFIX: 'a/', GIT_CONFIG_PARAMETERS: "'core.bare=true'", GIT_LITERAL_PATHSPECS: '1' },
})

test('works in the folder that it is given, inside a hook of another repository', () => {
  const script = `import { head, sources } from './shared/tools/src/changes.ts'
    import { git } from './shared/tools/src/git.ts'
    git(process.argv[1], 'init', '--quiet')
    console.log(JSON.stringify([head(), sources().includes('shared/tools/src/git.ts')]))`
  const fresh = join(folder, 'fresh')
  mkdirSync(fresh)
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script, fresh], {
    ...{ cwd: root, encoding: 'utf8', env: { ...process.env, ...hook() } },
  })
  expect(JSON.parse(printed)).toEqual([git(root, 'rev-parse', 'HEAD').trim(), true])
  expect(existsSync(join(fresh, '.git'))).toBe(true)
})

test('keeps how git reaches servers and what a CI system trusts, as releases do', () => {
  const trusted = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' }
  const reached = { GIT_SSH_COMMAND: 'ssh -i key', GIT_ASKPASS: '/a', GIT_SSL_NO_VERIFY: '1', PATH: '/bin' }
  for (const clean of [gitEnvironment, environmentOfReleases])
    expect(clean({ ...trusted, ...reached, ...hook() })).toEqual({ ...trusted, ...reached, LC_ALL: 'C' })
  expect(gitEnvironment.toString()).toBe(environmentOfReleases.toString())
  const [tools, releases] = ['tools/src/git.ts', 'release/src/origin/git-environment.ts'].map(
    file => /const kept =\n.*/.exec(readFileSync(`${root}shared/${file}`, 'utf8'))?.[0],
  )
  expect(tools).toBe(releases)
})

/** Tests may start git as they like: a run has no variable of git's (testing/src/preset.ts). */
const isTest = /\.(test|journey)\.tsx?$/
const startsGit = /\(\s*['"`]git['"`],|\b(exec|spawn)\w*\(\s*['"`]git\s/

test('is started by no other file with the environment of the caller', () => {
  const files = git(root, 'ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js').split('\n')
  const found = files.filter(
    file => file && !isTest.test(file) && existsSync(root + file) && startsGit.test(readFileSync(root + file, 'utf8')),
  )
  expect(found.sort()).toEqual([
    'shared/release/src/origin/source.ts',
    'shared/release/src/rebuild/checkout.ts',
    'shared/tools/src/git.ts',
  ])
})

test('returns undefined where there is no repository or no such commit', () => {
  expect([tryGit(folder, 'rev-parse', '--verify', 'v1'), hasHistory(folder)]).toEqual([undefined, true])
  rmSync(join(folder, '.git'), { recursive: true })
  expect([tryGit(folder, 'rev-parse', 'HEAD'), hasHistory(folder)]).toEqual([undefined, false])
  expect(() => git(folder, 'rev-parse', 'HEAD')).toThrow('not a git repository')
})

const asRoot = process.getuid?.() === 0 ? test : test.skip
asRoot('takes no repository of another user for one without a history (needs root, for chown)', () => {
  for (const part of [folder, join(folder, '.git')]) chownSync(part, 12_345, 12_345)
  for (const ask of [() => hasHistory(folder), () => tryGit(folder, 'show', 'HEAD:./a')])
    expect(ask).toThrow(/it belongs to another user[\s\S]*git config --global --add safe\.directory/)
})
