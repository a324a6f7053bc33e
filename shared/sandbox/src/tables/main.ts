/** `pnpm tables`: writes each columns.ts from the migrations. `pnpm tables check` names the columns that differ. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printableLines } from '@shared/contract/printable'
import { differences } from './file.ts'
import { columnsFiles, type Written } from './files.ts'

const USAGE = `pnpm tables [check]

Writes the types of all columns, one columns.ts beside each tables.ts of the exchange, from the migrations.
check: writes nothing, and fails where a file differs.`

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** What is wrong with a file that differs. */
export function complaint({ file, now, given }: Written): string {
  const columns = differences(now, given)
  return `${file} is not what the migrations say: ${columns.join(', ') || 'its order or its form'}. Write it anew: pnpm tables`
}

function run([command, over]: readonly string[]): void {
  if (command === '--help' || command === '-h') return console.log(USAGE)
  const unknown = over ?? (command === 'check' ? undefined : command)
  if (unknown === undefined) return renew(command === 'check')
  console.error(printableLines(`"${unknown}" is not understood\n\n${USAGE}`))
  process.exitCode = 2
}

function renew(checks: boolean): void {
  const files = columnsFiles(root)
  const stale = files.filter(({ now, given }) => now !== given)
  if (checks) report(stale)
  else for (const { file, given } of stale) writeFileSync(join(root, file), given)
  const outcome = checks ? 'that differ' : 'written anew'
  console.log(printableLines(`${files.length} files of columns, ${stale.length} ${outcome}`))
}

function report(stale: readonly Written[]): void {
  for (const file of stale) console.error(printableLines(complaint(file)))
  if (stale.length > 0) process.exitCode = 1
}

if (import.meta.main) run(process.argv.slice(2))
