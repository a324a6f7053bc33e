// Runs under whatever Node is there (20 or newer) with nothing installed: brings the pinned pnpm, which brings Node 24 and
// everything else, then hands over to the command. Usage: node set-up.mjs start|test|test-all [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import './ends-with-parent.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const [, node] = /^ {2}node: (\S+)$/m.exec(readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')) ?? []
const [command, ...rest] = process.argv.slice(2)
const bin = `${root}node_modules/.bin`
const env = { ...process.env, npm_config_loglevel: 'error', PUPPETEER_SKIP_DOWNLOAD: '1' }

/** @type {import('node:child_process').ChildProcess | undefined} */
let running
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true
    running?.kill(signal)
    if (!running) process.exit(1)
  })

/** Who stopped it needs no words. @param {number} code @param {string} words */
function fail(code, words) {
  if (!isStopped) console.error(words)
  process.exit(code)
}

/**
 * Runs a program to its end; a signal to this process reaches it.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{code: number, error?: NodeJS.ErrnoException}>}
 */
function run(program, args, env) {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
  running = child
  return new Promise(resolve => {
    child.once('error', error => resolve({ code: 1, error }))
    child.once('exit', code => resolve({ code: code ?? 1 }))
  }).finally(() => {
    running = undefined
  })
}

/** Scripts of packages run whatever the settings of this machine say: Node comes by one. @param {string[]} args */
async function pnpm(...args) {
  let seconds = 0
  const ticker = setInterval(() => {
    seconds += 5
    console.error(`${seconds} s: installing the packages`)
  }, 5000)
  const { code, error } = await run('npx', ['--yes', packageManager, ...args, '--config.ignore-scripts=false'], env)
  clearInterval(ticker)
  if (error)
    fail(
      1,
      `npx did not start (${error.code}): it comes with Node. Install Node 20 or newer, with its npm, and run the same command again.`,
    )
  return code
}

/** What an installation lacks whose scripts did not run; undefined where it is whole. */
function missing() {
  const load = 'console.log(process.version); require("@swc/core")'
  const { status, stdout } = spawnSync(`${bin}/node`, ['--eval', load], { cwd: root, encoding: 'utf8' })
  if (stdout?.trim() !== `v${node}`) return `Node ${node}`
  return status === 0 ? undefined : 'the compiler @swc/core'
}

const last = command.startsWith('test') ? 'the gates and the tests' : 'the build of the units, the exchange and the app'
console.log(`First the packages are installed; then come ${last}. The first time this takes some minutes.`)

const installed = await pnpm('install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn')
if (installed !== 0)
  fail(
    installed,
    `Installing failed (exit ${installed}). It needs the npm registry; run the same command again when it is reachable.`,
  )
if (missing()) await pnpm('rebuild', 'node', '@swc/core', '--reporter=append-only', '--loglevel=warn')
if (missing())
  fail(
    1,
    `The packages are installed, but ${missing()} is not: its install script failed, and the lines above say why. It needs the npm registry. Run the same command again; where that changes nothing, delete node_modules before.`,
  )

// The command itself, with nobody between: it notices where this process is gone.
const ends = ['--import', new URL('ends-with-parent.mjs', import.meta.url).href]
const withBin = { ...env, PATH: `${bin}${delimiter}${env.PATH}` }
const { code } = await run(`${bin}/node`, [...ends, `shared/tools/src/${command}.ts`, ...rest], withBin)
process.exit(code)
