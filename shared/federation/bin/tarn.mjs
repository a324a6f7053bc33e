#!/usr/bin/env node
// The platform's commands in a team's own repository, in which our packages stand below node_modules.
import { spawn } from 'node:child_process'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const usage = `tarn dev [--help]             the remote from source in the shell of the packages, with hot reload, beside a sandbox
tarn verify [--changed]       types, lint, texts, words, tests, and whether it fits what is live in RELEASE_STORE
tarn new screen <address> <folder> · tarn drop screen <address>
tarn words extract|check|confirm|export|import   its catalogs of eight languages
tarn types                    types, those of the stylesheets too
tarn test [part of a path …]  its tests, against an exchange of their own
tarn build [--preview]        the remote, into dist/<release>/
tarn release [--help]         publish, preview, promote, rollback: RELEASE_STORE and RELEASE_KEYS say where
tarn sandbox, tarn operator [--help]  the exchange alone, and what a person at it does`

/** What such a repository does as the platform's own does: the same scripts. @param {string} name */
const tool = name => ({ script: ['@shared/tools', `src/${name}.ts`], before: [], after: [] })

/** What runs: a package's script, and what goes before and after the words that were typed. */
const commands = {
  dev: tool('dev'),
  verify: tool('verify'),
  new: tool('new/main'),
  drop: tool('drop/main'),
  words: tool('words'),
  types: tool('types'),
  build: { script: ['@shared/federation', 'src/main.ts'], before: ['.'], after: [] },
  test: { script: ['jest', 'bin/jest.js'], before: [], after: [], node: ['--experimental-vm-modules'] },
  sandbox: { script: ['@shared/sandbox', 'src/main.ts'], before: [], after: [] },
  operator: { script: ['@shared/sandbox', 'src/operate.ts'], before: [], after: [] },
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
  const wantsHelp = name === '--help' || name === '-h'
  console[wantsHelp ? 'log' : 'error'](usage)
  process.exit(wantsHelp ? 0 : 2)
}
/** What lasts until it is told to end does not outlive who started it. */
async function endsWithParent() {
  const { href } = pathToFileURL(fileOf('@shared/tools', 'src/ends-with-parent.mjs'))
  await import(href)
  return [`--import=${href}`]
}

const { script, before, after, node = name === 'dev' ? await endsWithParent() : [] } = command
const types = `--import=${pathToFileURL(join(import.meta.dirname, 'types.mjs'))} --disable-warning=ExperimentalWarning`
const child = spawn(process.execPath, [...node, fileOf(...script), ...before, ...words, ...after], {
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${types}`.trim() },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
