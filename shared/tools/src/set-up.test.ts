/** The set-up in a folder with a stub in the place of npx: no network is asked, and nothing is built. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { root } from './run.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-up-'))
  for (const file of ['set-up.mjs', 'ends-with-parent.mjs'])
    cpSync(`${root}shared/tools/src/${file}`, join(folder, 'shared/tools/src', file))
  put('package.json', '{"packageManager":"pnpm@12.21.0"}')
  put('pnpm-workspace.yaml', `catalog:\n  node: ${process.versions.node}\n`)
  put('shared/tools/src/start.ts', "console.log('the command runs')")
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text, { mode: 0o755 })
}

/** What install scripts leave behind, as lines of a shell. */
const brings = {
  node: `mkdir -p node_modules/.bin && ln -sf '${process.execPath}' node_modules/.bin/node`,
  swc: "mkdir -p node_modules/@swc/core && echo '' > node_modules/@swc/core/index.js",
}

/** @param install what installing brings @param rebuild what running the scripts brings */
const stubNpx = (install: string, rebuild: string) =>
  put('bin/npx', `#!/bin/sh\necho "$3 $4" >> asked\ncase $3 in install) ${install} ;; rebuild) ${rebuild} ;; esac\n`)

function start(PATH = `${join(folder, 'bin')}:${process.env.PATH}`) {
  const script = join(folder, 'shared/tools/src/set-up.mjs')
  const env = { ...process.env, PATH, NODE_OPTIONS: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'start'], { env, encoding: 'utf8' })
  const asked = existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').split('\n') : []
  return { status, stdout, stderr, asked: asked.map(line => line.split(' ')[0]).filter(Boolean) }
}

test('hands over to the command when everything is installed, and runs no script again', () => {
  stubNpx(`${brings.node}; ${brings.swc}`, 'exit 1')
  expect(start()).toMatchObject({ status: 0, stdout: expect.stringContaining('the command runs'), asked: ['install'] })
})

test.each([
  ['Node', brings.swc, brings.node],
  ['the compiler', brings.node, brings.swc],
])('runs the install scripts when they did not run and %s is missing', (_, install, rebuild) => {
  stubNpx(install, rebuild)
  const stdout = expect.stringContaining('the command runs')
  expect(start()).toMatchObject({ status: 0, stdout, asked: ['install', 'rebuild'] })
})

test('runs the install scripts of another Node than the catalog names', () => {
  put('pnpm-workspace.yaml', 'catalog:\n  node: 24.0.0\n')
  stubNpx(`${brings.node}; ${brings.swc}`, 'true')
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('but Node 24.0.0 is not') })
})

test.each([
  [`Node ${process.versions.node}`, brings.swc],
  ['the compiler @swc/core', brings.node],
])('says that %s is missing, and what to do, when that is not enough', (what, install) => {
  stubNpx(install, 'echo the reason')
  expect(start()).toEqual({
    status: 1,
    stdout: expect.stringContaining('the reason'),
    stderr: expect.stringMatching(RegExp(`^The packages are installed, but ${what} is not: .*Run the same command`)),
    asked: ['install', 'rebuild'],
  })
})

test('says that npx is missing', () => {
  expect(start(join(folder, 'empty'))).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^npx did not start \(ENOENT\).*with its npm.*\n$/),
  })
})

test('says nothing of the registry when it is stopped while it installs', async () => {
  stubNpx('echo begun; exec sleep 600', 'true')
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, NODE_OPTIONS: '' }
  const script = join(folder, 'shared/tools/src/set-up.mjs')
  const child = spawn(process.execPath, [script, 'start'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', said => String(said).includes('begun') && child.kill('SIGINT'))
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect([code, said.replace(/^\d+ s: installing the packages\n/gm, '')]).toEqual([1, ''])
})
