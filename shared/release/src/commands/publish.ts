import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newestBuild, readBuiltRelease } from '../built-release.ts'
import { ReleaseError } from '../errors.ts'
import { type Published, publish } from '../publish.ts'
import type { Store } from '../store/store.ts'
import { atLeastOne, type Command, checkUnit, text } from './command.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const usage = 'publish <unit>… [--dir DIST]'

export const publishCommand: Command = {
  usage,
  help: `Stores the newest build of each unit as an immutable release; builds first where there is none.
What is live does not change.

  --dir DIST   where the builds of the one unit named stand (default: its dist folder)`,
  options: { dir: { type: 'string' } },
  async run(store, names, values) {
    const units = atLeastOne(names, usage).map(checkUnit)
    const dir = text(values.dir)
    if (dir !== undefined && units.length > 1) throw new ReleaseError('--dir goes with one unit only.', 'usage')
    const published: Published[] = []
    for (const unit of units) published.push(await publishUnit(store, unit, dir))
    return { text: published.map(line).join('\n'), json: { published } }
  },
}

const line = ({ unit, release, version, files, stored }: Published): string =>
  `${unit}@${release} (${version}, ${files} files) ${stored ? 'published' : 'was published already'}`

async function publishUnit(store: Store, unit: string, dir: string | undefined): Promise<Published> {
  const folder = await buildOf(unit, dir)
  const built = await readBuiltRelease(folder)
  if (built.manifest.unit === unit) return publish(store, built)
  throw new ReleaseError(
    `${folder} is a build of ${built.manifest.unit}, not of ${unit}. Name the unit or the folder that you mean.`,
  )
}

async function buildOf(unit: string, dir: string | undefined): Promise<string> {
  const dist = dir ?? join(folderOf(unit), 'dist')
  const found = await newestBuild(dist)
  if (found !== undefined) return found
  if (dir === undefined) await build(unit)
  const made = await newestBuild(dist)
  if (made !== undefined) return made
  throw new ReleaseError(`${dist} holds no finished build. Build it first: pnpm build ${unit}`)
}

function folderOf(unit: string): string {
  const folder = join(root, unit === 'shell' ? 'shell' : `remote-${unit}`)
  if (existsSync(folder)) return folder
  throw new ReleaseError(`There is no unit "${unit}": ${folder} does not exist.`, 'usage')
}

/** Its words go to standard error: standard output is the result's. */
async function build(unit: string): Promise<void> {
  const script = join(root, 'shared/tools/src/build.ts')
  const [code] = await once(spawn(process.execPath, [script, unit], { cwd: root, stdio: ['ignore', 2, 2] }), 'exit')
  if (code !== 0)
    throw new ReleaseError(`The build of ${unit} failed, so nothing was published. Its words stand above.`)
}
