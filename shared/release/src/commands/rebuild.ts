import { printable } from '@shared/contract/printable'
import { beginning, standing } from '../decisions/decision.ts'
import { ReleaseError } from '../errors.ts'
import { inWords, strangeKeys } from '../keys/shell-keys.ts'
import { root } from '../place.ts'
import { type Rebuilt, rebuild } from '../rebuild/rebuild.ts'
import { idOf } from '../releases/publish.ts'
import { nameOf } from '../store/stored.ts'
import { namedBy } from '../verify/verify-live.ts'
import { type Command, type Desk, textOf } from './command.ts'
import { targetsOf } from './targets.ts'

export const rebuildCommand: Command = {
  usage: 'rebuild [<unit>[@release]… | <unit> <release>] [--from REPOSITORY] [--maps DIR]',
  help: `Checks the commit out that a release was made of, in a folder of its own, installs the libraries of its lockfile, builds,
and compares every byte with what is stored. Without @release the one published last; without a name all that is live, some
phones' canaries too. Names the keys that a shell accepts: it is built with just those, whoever's they are. Exit code 1 where
anything differs, or a shell accepts a key that is none of yours. It runs the code of that commit on this machine, so it clones no repository
that nobody named: of a release that another one made it says which, as far as its publisher recorded it.

  --from REPOSITORY   a folder or an address that git can clone (default: this checkout, or a team's own repository)
  --maps DIR          copies the source maps of what is the same there, each to DIR/<unit>/<release>`,
  options: { from: { type: 'string' }, maps: { type: 'string' } },
  async run(desk, names, values) {
    const [store, keys] = [desk.store(), await desk.keys()]
    const targets = targetsOf(names)
    const named = await Promise.all(
      targets.map(async target => ({ unit: target.unit, release: await idOf(store, target) })),
    )
    const chosen = named.length > 0 ? named : await live(desk)
    const results = await rebuild(store, keys, chosen, textOf(values.from) ?? root, textOf(values.maps))
    const failed = results.some(({ differences, keys: its }) => differences.length + strangeKeys(its).length > 0)
    return { text: results.flatMap(lines).join('\n'), json: { rebuilt: results }, failed }
  },
}

async function live(desk: Desk) {
  const keys = await desk.keys()
  const { live: decision } = await standing(desk.store(), keys.accepted, await beginning(keys))
  if (!decision) throw new ReleaseError('Nothing is live yet: name a unit.')
  return namedBy(decision.config).filter(({ part }) => part !== 'previous')
}

/** So many differences say enough. */
const most = 10

function lines(one: Rebuilt): string[] {
  const accepts = one.keys.map(key => `  ${nameOf(one)} accepts ${printable(inWords(key))}`)
  const maps = one.maps === undefined ? [] : [`  ${nameOf(one)} has its source maps in ${one.maps}`]
  return [...compared(one), ...maps, ...accepts]
}

function compared(one: Rebuilt): string[] {
  const { commit, files, bytes, differences } = one
  if (differences.length === 0)
    return [`${nameOf(one)} is what ${commit.slice(0, 12)} gives: ${files} files, ${bytes} bytes, all the same`]
  const more = differences.length > most ? [`and ${differences.length - most} more`] : []
  const listed = [...differences.slice(0, most), ...more].map(difference => `  ${printable(difference)}`)
  return [`${nameOf(one)} is NOT what ${commit.slice(0, 12)} gives:`, ...listed]
}
