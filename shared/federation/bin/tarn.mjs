#!/usr/bin/env node
// The platform's commands in a team's own repository, in which our packages stand below node_modules.
import { spawn } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const usage = `tarn build [--preview]        the remote of this repository, into dist/<release>/
tarn words extract|check      its catalogs of eight languages
tarn test [part of a path …]  its tests, against an exchange of their own
tarn sandbox [--help]         the exchange alone
tarn release [--help]         publish, preview, promote, rollback: RELEASE_STORE and RELEASE_KEYS say where`

/** What runs: a package's script, and what goes before and after the words that were typed. */
const commands = {
  build: { script: ['@shared/federation', 'src/main.ts'], before: ['.'], after: [] },
  words: { script: ['@shared/federation', 'src/words/main.ts'], before: [], after: ['.'] },
  test: { script: ['jest', 'bin/jest.js'], before: [], after: [], node: ['--experimental-vm-modules'] },
  sandbox: { script: ['@shared/sandbox', 'src/main.ts'], before: [], after: [] },
  release: { script: ['@shared/release', 'src/main.ts'], before: [], after: [] },
}

/** @param {string} name @param {string} file */
function fileOf(name, file) {
  const found = findPackageJSON(name, join(process.cwd(), 'package.json'))
  if (!found)
    throw new Error(`${name} is not installed here: run tarn in the repository's own folder, after pnpm install`)
  return join(dirname(found), file)
}

const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  console.error(usage)
  process.exit(2)
}
const { script, before, after, node = [] } = command
const types = `--import=${pathToFileURL(join(import.meta.dirname, 'types.mjs'))} --disable-warning=ExperimentalWarning`
const child = spawn(process.execPath, [...node, fileOf(...script), ...before, ...words, ...after], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${types}`.trim() },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
