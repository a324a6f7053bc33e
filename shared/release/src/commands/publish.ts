import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { printable } from '@shared/contract/printable'
import * as v from 'valibot'
import { type BuiltRelease, newestBuild, readBuiltRelease } from '../built-release.ts'
import { deltasFor } from '../deltas/complete.ts'
import { ReleaseError } from '../errors.ts'
import { gateFor, gateHelp, gateOptions } from '../gate/flags.ts'
import { proposalOf } from '../gate/proposal.ts'
import { keysFolder } from '../keys/key-folder.ts'
import { actorNamed } from '../origin/actor.ts'
import type { Told } from '../origin/origin.ts'
import { sourceOf } from '../origin/source.ts'
import { type Published, publish } from '../publish.ts'
import { nearest } from '../typed-names.ts'
import { atLeastOne, type Command, checkUnit, textOf, whoAndWhy } from './command.ts'
import { deltaHelp, deltaOptions } from './deltas.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const usage = 'publish <unit>… [--dir DIST] [--no-deltas] [--by NAME] [--force --why TEXT]'

export const publishCommand: Command = {
  usage,
  help: `Builds each unit, unless what stands in the checkout is built already, and stores it as an immutable release.
What is live does not change. The gate is asked first, as if all of them were promoted now. Beside the release it records where
that comes from: commit, branch, whether the tree was as the commit has it, subject, author, and who published it.

  --dir DIST     instead of building: the newest build in this folder (of one unit)
${deltaHelp}
${gateHelp}
  --by NAME      a name beside what the environment says of who publishes
  --why TEXT     the reason for these`,
  options: { dir: { type: 'string' }, ...whoAndWhy, ...deltaOptions, ...gateOptions },
  async run(desk, names, values) {
    const units = atLeastOne(names, usage).map(checkUnit)
    const dir = textOf(values.dir)
    if (dir !== undefined && units.length > 1) throw new ReleaseError('--dir goes with one unit only.', 'usage')
    const [store, keys] = [desk.store(), await desk.keys()]
    const told = await toldOf(dir, textOf(values.by))
    const built: BuiltRelease[] = []
    for (const unit of units) built.push(await builtOf(unit, dir))
    const forced = await gateFor(store, keys, values, built)(await proposalOf(store, keys, built))
    const published: Published[] = []
    for (const one of built) published.push(await publish(store, keys, one, new Date(), told))
    const complete = (one: Published) => deltasFor(store, keys, one.unit, one.release)
    const deltas = values['no-deltas'] === true ? 0 : await sumOf(published, complete)
    const made = deltas > 0 ? [`${deltas} deltas for phones that have an earlier release`] : []
    const lines = [
      ...published.map(line),
      ...made,
      ...(forced ? [forced] : []),
      ...unnamed(told),
      ...next(published, forced),
    ]
    return {
      text: lines.join('\n'),
      json: { published, deltas, source: told.source, by: told.by, ...(forced && { forced }) },
    }
  },
}

/** Of a folder that is brought the commit is what its repository stands at now. */
export const toldOf = async (dir: string | undefined, by: string | undefined): Promise<Told> => ({
  ...{ source: await sourceOf(dir ?? root), by: actorNamed(by) },
  ...(dir !== undefined && { brought: true }),
})

/** What nobody can build again is said to whoever can mend it. */
function unnamed({ source }: Told): string[] {
  if (!source) return ['No repository was found: nothing tells of which sources this was made.']
  return source.dirty
    ? ['The tree holds changes that no commit does: nobody can build this again. Commit, and publish again.']
    : []
}

async function sumOf<T>(items: readonly T[], count: (item: T) => Promise<number>): Promise<number> {
  let sum = 0
  for (const item of items) sum += await count(item)
  return sum
}

const line = ({ unit, release, version, files, stored }: Published): string =>
  `${unit}@${release} (${printable(version, 100)}, ${files} files) ${stored ? 'published' : 'was published already'}`

/** The command that goes on; what was forced past the gate is held against the promotion, too. */
const next = (published: readonly Published[], forced: string | undefined): string[] => {
  const releases = published.map(({ unit, release }) => `${unit}@${release}`).join(' ')
  return [`Next, to make it live: pnpm release promote ${releases}${forced ? ' --force --why "…"' : ''}`]
}

/** @param dir where it was built; undefined: it is built now @param flags of that build */
export async function builtOf(unit: string, dir: string | undefined, ...flags: '--preview'[]): Promise<BuiltRelease> {
  const folder = dir === undefined ? await build(unit, flags) : await buildIn(dir)
  const built = await readBuiltRelease(folder)
  if (built.manifest.unit === unit) return built
  throw new ReleaseError(
    `${folder} is a build of ${built.manifest.unit}, not of ${unit}. Name the unit or the folder that you mean.`,
  )
}

async function buildIn(dir: string): Promise<string> {
  const found = await newestBuild(dir)
  if (found !== undefined) return found
  if (existsSync(join(dir, 'remoteEntry.js')) || existsSync(join(dir, 'mf-manifest.json')))
    throw new ReleaseError(
      `${dir} holds a remote of module federation, but no release.json: it was not built to stand beside other releases, each file checked by its hash. See docs/foreign.md#a-remote-of-your-own`,
    )
  throw new ReleaseError(
    `${dir} holds no finished build. Name a folder that a build wrote, or leave --dir out to build now.`,
  )
}

/** Builds what stands in the checkout, which takes no time where that was built already: only it knows which one it is. */
async function build(unit: string, flags: readonly string[]): Promise<string> {
  const script = join(root, 'shared/federation/src/main.ts')
  const env = { ...process.env, RELEASE_KEYS: resolve(keysFolder()) }
  const child = spawn(process.execPath, [script, folderOf(unit), ...flags], {
    ...{ cwd: root, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0)
    throw new ReleaseError(`The build of ${unit} failed, so nothing was published. Its words stand above.`)
  return v.parse(lastLine, lines.trim().split('\n').at(-1)).folder
}

/** What a build prints last. */
const lastLine = v.pipe(v.string(), v.parseJson(), v.object({ folder: v.string() }))

function folderOf(unit: string): string {
  const folder = join(root, unit === 'shell' ? 'shell' : `remote-${unit}`)
  if (existsSync(folder)) return folder
  const known = globSync('{shell,remote-*}', { cwd: root }).map(name => name.replace('remote-', ''))
  const meant = nearest(unit, known)
  const guess = meant ? ` Did you mean ${meant}?` : ''
  throw new ReleaseError(`There is no unit "${unit}": ${folder} does not exist.${guess}`, 'usage')
}
