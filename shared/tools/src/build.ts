/** `pnpm build [unit…]`: builds the units, two at a time; one whose release stands already takes no time. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './run.ts'
import { unitFolders } from './units.ts'

type Built = { unit: string; release: string; folder: string; cached: boolean }
type Manifest = { entry: string; files: Record<string, { brotli: number }>; preload: Record<string, string[]> }

function build(folder: string): Promise<Built | undefined> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['shared/federation/src/main.ts', folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
    })
    child.once('exit', code => {
      if (code !== 0) console.error(`${folder} was not built`)
      resolve(code === 0 ? JSON.parse(said.trim().split('\n').at(-1) ?? '') : undefined)
    })
  })
}

/** Two at a time: more would only share the same cores. */
async function buildAll(folders: string[]): Promise<(Built | undefined)[]> {
  const waiting = [...folders.entries()]
  const results: (Built | undefined)[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await build(next[1])
  }
  await Promise.all([work(), work()])
  return results
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`

/** What a first paint loads: the entry and the scripts and styles that come with it, compressed. */
function sizes({ folder }: Built): [string, number][] {
  const { entry, files, preload }: Manifest = JSON.parse(readFileSync(`${folder}/release.json`, 'utf8'))
  const weigh = (names: string[]) => [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0)
  const shown = Object.entries(preload).filter(([key]) => !key.startsWith('words:'))
  const rows = shown.map(([key, names]): [string, number] => [key, weigh(key === 'shell' ? [entry, ...names] : names)])
  return [['entry', weigh([entry])], ...rows]
}

function report(built: Built): void {
  console.log(`\n${built.unit} ${built.release}${built.cached ? ' (stands already)' : ''}`)
  for (const [name, bytes] of sizes(built)) console.log(`  ${name.padEnd(28)}${kilobytes(bytes)}`)
}

const started = performance.now()
const results = await buildAll(unitFolders(process.argv.slice(2)))
const built = results.flatMap(result => result ?? [])
for (const one of built) report(one)
console.log(
  `\n${built.length} of ${results.length} units built in ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
if (built.length < results.length) process.exitCode = 1
