// Runs under whatever Node is there (20 or newer) with nothing installed: brings the pinned pnpm, which brings Node 24 and
// everything else, then hands over to the command. Usage: node set-up.mjs start|test|test-all [arguments]
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import './ends-with-parent.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
const [command, ...rest] = process.argv.slice(2)
const env = { ...process.env, npm_config_loglevel: 'error', PUPPETEER_SKIP_DOWNLOAD: '1' }

/** @param {string[]} args @returns {number} exit code */
function pnpm(...args) {
  const { status, error } = spawnSync('npx', ['--yes', packageManager, ...args], { cwd: root, env, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

const last = command.startsWith('test') ? 'the gates and the tests' : 'the build of the units, the exchange and the app'
console.log(`First the packages are installed; then come ${last}. The first time this takes some minutes.`)

const installed = pnpm('install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn')
if (installed !== 0) {
  console.error(
    `Installing failed (exit ${installed}). It needs the npm registry; run the same command again when it is reachable.`,
  )
  process.exit(installed)
}

// The command itself, with nobody between: a signal to this process reaches it, and it notices where this one is gone.
const bin = `${root}node_modules/.bin`
const started = spawn(
  `${bin}/node`,
  ['--import', new URL('ends-with-parent.mjs', import.meta.url).href, `shared/tools/src/${command}.ts`, ...rest],
  { cwd: root, env: { ...env, PATH: `${bin}${delimiter}${env.PATH}` }, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => started.kill(signal))
started.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
