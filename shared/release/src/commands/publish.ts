import { printable } from '@shared/contract/printable'
import { liveEntry } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import { gateFor, gateHelp, gateOptions } from '../gate/flags.ts'
import type { Proposal } from '../gate/gate.ts'
import { proposalOf } from '../gate/proposal.ts'
import { type TakenBackRelease, takenBackOf, toSendAgain, wasTakenBack } from '../history/again.ts'
import { deltasFor } from '../operations/complete-deltas.ts'
import { actorNamed } from '../origin/actor.ts'
import type { Provenance } from '../origin/origin.ts'
import { sourceOf, whyNoSource } from '../origin/source.ts'
import { root } from '../place.ts'
import { keepMaps } from '../releases/kept-maps.ts'
import { type Published, publish } from '../releases/publish.ts'
import { step } from '../steps.ts'
import { nameOf } from '../store/stored.ts'
import { type Build, builtOf } from './building.ts'
import { atLeastOne, type Command, checkUnit, type Outcome, refusedNext, textOf, whoAndWhy } from './command.ts'
import { deltaHelp, deltaOptions } from './deltas.ts'

const usage = 'publish <unit>… [--dir DIST] [--dry-run] [--no-deltas] [--by NAME] [--force --why TEXT]'

export const publishCommand: Command = {
  usage,
  help: `Builds each unit, unless what stands in the checkout is built already, and stores it as an immutable release.
What is live does not change. The gate is asked first, as if all of them were promoted now. Beside the release it records where
that comes from: commit, branch, whether the tree was as the commit has it, subject, author, and who published it.

  --dir DIST     instead of building: the newest build in this folder (of one unit)
  --dry-run      the gate is asked, and nothing is stored
${deltaHelp}
${gateHelp}
  --by NAME      a name beside what the environment says of who publishes
  --why TEXT     the reason for these`,
  options: { dir: { type: 'string' }, 'dry-run': { type: 'boolean' }, ...whoAndWhy, ...deltaOptions, ...gateOptions },
  async run(desk, names, values) {
    const units = atLeastOne(names, usage).map(checkUnit)
    const dir = textOf(values.dir)
    if (dir !== undefined && units.length > 1) throw new ReleaseError('--dir goes with one unit only.', 'usage')
    const [store, keys] = [desk.store(), await desk.keys()]
    const provenance = await provenanceOf(dir, textOf(values.by))
    const built: Build[] = []
    for (const unit of units) built.push(await builtOf(unit, dir))
    step('asking the gate')
    const proposal = await proposalOf(store, keys, built)
    const forced = await gateFor(store, keys, values, built)(proposal)
    if (values['dry-run'] === true) return wouldPass(proposal, forced)
    const published: Published[] = []
    for (const one of built) {
      published.push(await publish(store, keys, one, await store.time(), provenance))
      await keepMaps(one.folder, one.manifest.release)
    }
    const complete = (one: Published) => deltasFor(store, keys, one.unit, one.release)
    const deltas = values['no-deltas'] === true ? 0 : await sumOf(published, complete)
    const made = deltas > 0 ? [`${deltas} deltas for phones that have an earlier release`] : []
    const lines = [
      ...published.map(line),
      ...made,
      ...(forced ? [forced] : []),
      ...(await unnamed(provenance, dir)),
      ...next(published, proposal, await takenBackOf(store, keys, published), forced),
    ]
    return {
      text: lines.join('\n'),
      json: { published, deltas, source: provenance.source, by: provenance.by, ...(forced && { forced }) },
    }
  },
}

/** What was asked alone. */
function wouldPass({ live, coming }: Proposal, forced: string | undefined): Outcome {
  const names = coming.map(({ manifest: { unit, release } }) => `${unit}@${release}`).join(', ')
  const beside = live ? 'beside what is live' : 'by itself: nothing is live in this store'
  return {
    text: `The gate lets ${names} pass, ${beside}. Nothing was stored.${forced ? `\n${forced}` : ''}`,
    json: { passes: names, besideLive: live !== undefined, ...(forced && { forced }) },
  }
}

/** Of a folder that is brought the commit is what its repository stands at now. */
export const provenanceOf = async (dir: string | undefined, by: string | undefined): Promise<Provenance> => ({
  ...{ source: await sourceOf(dir ?? root), by: actorNamed(by) },
  ...(dir !== undefined && { brought: true }),
})

/** Warns the publisher about a release that cannot be rebuilt. */
async function unnamed({ source }: Provenance, dir: string | undefined): Promise<string[]> {
  if (!source) return [`${await whyNoSource(dir ?? root)}\nNothing tells of which sources this was made.`]
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

/** What is live already, and the command that goes on. */
function next(
  published: readonly Published[],
  { live }: Proposal,
  gone: readonly TakenBackRelease[],
  forced: string | undefined,
): string[] {
  const isLive = ({ unit, release }: Published) => liveEntry(live, unit)?.release === release
  const isGone = (one: Published) => gone.some(other => nameOf(other) === nameOf(one))
  const [done, rest] = [published.filter(isLive), published.filter(one => !isLive(one))]
  const open = names(rest.filter(one => !isGone(one)))
  return [
    ...(done.length > 0 ? [`Live already: ${names(done)}`] : []),
    ...gone.map(wasTakenBack),
    ...(gone.length > 0 ? [toSendAgain(gone)] : []),
    ...(open ? [`Next, to make it live: pnpm release promote ${open}`] : []),
    ...(rest.length > 0 ? refusedNext(forced) : []),
  ]
}

const names = (published: readonly Published[]): string => published.map(nameOf).join(' ')
