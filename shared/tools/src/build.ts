/** `pnpm build [unit…]`: builds the units, two at a time; one whose release stands already takes no time. */
import { readFileSync } from 'node:fs'
import { type Built, buildUnits } from './build-units.ts'
import { commandLine } from './command-line.ts'
import { unitFolders } from './units.ts'

type Manifest = { entry: string; files: Record<string, { brotli: number }>; preload: Record<string, string[]> }

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`

/** What a first paint loads: the entry and the scripts and styles that come with it, compressed. */
function sizes({ folder }: Built): [string, number][] {
  const { entry, files, preload }: Manifest = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8'))
  const weigh = (names: string[]) => [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0)
  const screens = Object.entries(preload).filter(([key]) => !key.startsWith('words:'))
  const rows = screens.map(([key, names]): [string, number] => [
    key,
    weigh(key === 'shell' ? [entry, ...names] : names),
  ])
  return [['entry', weigh([entry])], ...rows]
}

function report(built: Built): void {
  console.log(`\n${built.unit} ${built.release}${built.cached ? ' (stands already)' : ''}`)
  for (const [name, bytes] of sizes(built)) console.log(`  ${name.padEnd(28)}${kilobytes(bytes)}`)
}

const usage = 'pnpm build [unit…]: builds these units, all without a name, into <unit>/dist/<release>/'
const { names } = commandLine(usage, {}, 100)
const started = performance.now()
const results = await buildUnits(unitFolders(names))
const built = results.flatMap(result => result ?? [])
for (const one of built) report(one)
console.log(
  `\n${built.length} of ${results.length} units built in ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
if (built.length < results.length) process.exitCode = 1
