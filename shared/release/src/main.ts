/** `pnpm release`: publishes releases, and decides which are live. */

import { parseArgs } from 'node:util'
import { printableJson, printableLines } from '@shared/contract/printable'
import { approveCommand } from './commands/approve.ts'
import { type Command, desk, type Outcome, type Values } from './commands/command.ts'
import { gcCommand } from './commands/gc.ts'
import { historyCommand } from './commands/history.ts'
import { keysCommand } from './commands/keys.ts'
import { opsCommand } from './commands/ops.ts'
import { overrideCommand } from './commands/override.ts'
import { previewCommand } from './commands/preview.ts'
import { promoteCommand } from './commands/promote.ts'
import { publishCommand } from './commands/publish.ts'
import { rebuildCommand } from './commands/rebuild.ts'
import { removeCommand } from './commands/remove.ts'
import { rollbackCommand } from './commands/rollback.ts'
import { sbomCommand } from './commands/sbom.ts'
import { statusCommand } from './commands/status.ts'
import { verifyCommand } from './commands/verify.ts'
import { exitCodes, ReleaseError } from './errors.ts'
import { defaultKeys } from './keys/key-folder.ts'
import { startTicking, step } from './steps.ts'
import { defaultStore } from './store/store.ts'

const commands = new Map<string, Command>([
  ['publish', publishCommand],
  ['preview', previewCommand],
  ['promote', promoteCommand],
  ['approve', approveCommand],
  ['rollback', rollbackCommand],
  ['remove', removeCommand],
  ['status', statusCommand],
  ['history', historyCommand],
  ['verify', verifyCommand],
  ['rebuild', rebuildCommand],
  ['sbom', sbomCommand],
  ['gc', gcCommand],
  ['keys', keysCommand],
  ['override', overrideCommand],
  ['ops', opsCommand],
])

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

const overview = `pnpm release <command>

${[...commands.values()].map(command => `  ${command.usage}`).join('\n')}

Every command knows --json and --help. The store is RELEASE_STORE (default: ${defaultStore}), the keys are in RELEASE_KEYS
(default: ${defaultKeys}), pages are counted in REPORTS_STORE (default: reports beside a folder of releases; off: nowhere).
Exit code: 0 done, 1 refused or failed, 2 not understood, 3 another decision came first.`

const helpOf = (command: Command): string =>
  aligned(`pnpm release ${command.usage}\n\n${command.help}\n  --json  the result as JSON`)

/** Options below each other, and what is said of them too, whoever wrote them. */
function aligned(help: string): string {
  const lines = help
    .split('\n')
    .map(line => /^ {2}(\S+(?: \S+)*) {2,}(.*)$/.exec(line) ?? /^() {6,}(.*)$/.exec(line) ?? line)
  const width = Math.max(...lines.map(line => (typeof line === 'string' ? 0 : (line[1]?.length ?? 0))))
  return lines.map(line => (typeof line === 'string' ? line : `  ${line[1]?.padEnd(width)}  ${line[2]}`)).join('\n')
}

async function run([name, ...args]: string[]): Promise<Outcome> {
  const command = commands.get(name ?? '')
  if (!command) return { text: overviewFor(name), json: { commands: [...commands.keys()] } }
  const { positionals, values } = parsed(command, args)
  if (values.help) return { text: helpOf(command), json: { usage: command.usage, help: command.help } }
  return command.run(desk, positionals, values)
}

function overviewFor(name: string | undefined): string {
  if (name === undefined || name === '--help' || name === '-h') return overview
  throw new ReleaseError(`"${name}" is no command.\n\n${overview}`, 'usage')
}

function parsed(command: Command, args: string[]): { positionals: string[]; values: Values } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { ...common, ...command.options },
      allowPositionals: true,
    })
    return { positionals, values: values as Values } // no option is "multiple", so none is a list
  } catch (e: unknown) {
    throw new ReleaseError(`${e instanceof Error ? e.message : e}\n\n${helpOf(command)}`, 'usage')
  }
}

function fail(e: unknown, json: boolean): void {
  const error = e instanceof Error ? e : new Error(String(e))
  const failure = error instanceof ReleaseError ? error.failure : 'refused'
  process.exitCode = exitCodes[failure]
  if (json) console.log(printableJson({ error: { failure, message: error.message } }))
  else console.error(printableLines((error instanceof ReleaseError ? undefined : error.stack) ?? error.message))
}

const args = process.argv.slice(2)
const json = args.includes('--json')
step('reading the store')
const end = startTicking()
try {
  const outcome = await run(args)
  console.log(json ? printableJson(outcome.json) : printableLines(outcome.text))
  if (outcome.failed) process.exitCode = exitCodes.refused
  await outcome.after?.()
} catch (e: unknown) {
  fail(e, json)
} finally {
  end()
}
