import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ReleaseError } from '../errors.ts'
import { step } from '../steps.ts'
import { type Command, textOf } from './command.ts'

const page = fileURLToPath(new URL('../../../ops/src/main.ts', import.meta.url))

const elsewhere =
  'The ops page is not among the packages: pnpm release ops in a checkout of the platform, with the same RELEASE_STORE and RELEASE_KEYS.'

export const opsCommand: Command = {
  usage: 'ops [--port N]',
  help: `Serves the operators' page on this machine alone, until Ctrl-C: what is live, how it fares (where REPORTS_STORE is set),
the log, rollback and promotion. Prints its link, which carries the operator key; the key is ops.key in RELEASE_KEYS.

  --port N   where (default 8070; 0 takes a free one)`,
  options: { port: { type: 'string' } },
  async run(_desk, _names, values) {
    if (!existsSync(page)) throw new ReleaseError(elsewhere)
    const port = textOf(values.port)
    const args = [...(port === undefined ? [] : ['--port', port]), ...(values.json === true ? ['--json'] : [])]
    step() // the page stays until somebody ends it
    const child = spawn(process.execPath, [page, ...args], { stdio: 'inherit' })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal))
    const [code] = await once(child, 'exit')
    return { text: 'The ops page is closed.', json: { closed: true }, failed: code !== 0 }
  },
}
