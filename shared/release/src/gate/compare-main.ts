/** `pnpm sizes BEFORE`: what the builds of this checkout weigh against those of another one, as a table for a pull request. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printableLines } from '@shared/contract/printable'
import { newestBuild, readBuiltRelease } from '../releases/built-release.ts'
import { compared } from './compare.ts'

const here = fileURLToPath(new URL('../../../..', import.meta.url))

async function manifestsIn(checkout: string) {
  const units = readdirSync(checkout).filter(name => name === 'shell' || name.startsWith('remote-'))
  return Promise.all(
    units.map(async unit => {
      const build = await newestBuild(join(checkout, unit, 'dist'))
      if (build) return (await readBuiltRelease(build)).manifest
      throw new Error(`${join(checkout, unit)} is not built. Build it there: pnpm build`)
    }),
  )
}

const help = 'pnpm sizes BEFORE: what the builds of this checkout weigh against those of the checkout BEFORE'

async function run(before: string | undefined): Promise<void> {
  if (before === '--help' || before === '-h') return console.log(help)
  if (before !== undefined && !before.startsWith('-'))
    return console.log(printableLines(compared(await manifestsIn(before), await manifestsIn(here))))
  const wrong = before === undefined ? 'Against which checkout?' : `"${before}" is not understood`
  console.error(printableLines(`${wrong}\n\n${help}`))
  process.exitCode = 2
}

await run(process.argv[2])
