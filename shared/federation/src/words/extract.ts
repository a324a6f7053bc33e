/** Starts lingui's own extractor on a unit: it writes the catalogs, or says whether they are what it would write. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const cli = path.dirname(createRequire(import.meta.url).resolve('@lingui/cli'))

interface Ended {
  ok: boolean
  output: string
}

const lingui = (script: string, args: string[], unitFolder: string) =>
  new Promise<Ended>(resolve => {
    execFile(process.execPath, [path.join(cli, script), ...args], { cwd: unitFolder }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: stdout + stderr }),
    )
  })

/** Brings a unit's eight catalogs up to its sources: new messages in, unused ones out, translations kept. */
export async function extract(unitFolder: string): Promise<void> {
  const { ok, output } = await lingui('lingui-extract.js', ['--clean', '--workers', '1'], unitFolder)
  if (!ok) throw new Error(`${unitFolder}: its words could not be extracted.\n${output}`)
}

/** What is out of step between a unit's sources and catalogs, a line each. */
export async function outOfStep(unitFolder: string): Promise<string[]> {
  const args = ['sync', '--clean', '--workers', '1', '--verbose']
  const { ok, output } = await lingui('lingui-check.js', args, unitFolder)
  return ok
    ? []
    : [`${path.basename(unitFolder)}: run "pnpm words extract" and translate what is new\n${output.trim()}`]
}
