import { ReleaseError } from '../errors.ts'
import { proposalOf } from '../gate/proposal.ts'
import { shelfOf } from '../gate/shelf.ts'
import { gateWith } from '../gate/the-gate.ts'
import { takenBackOf } from '../history/again.ts'
import type { Keys } from '../keys/key-folder.ts'
import { bringable, makeOverride } from '../operations/override.ts'
import type { BuiltRelease } from '../releases/built-release.ts'
import { keepMaps } from '../releases/kept-maps.ts'
import { publish } from '../releases/publish.ts'
import { refuseSlip } from '../releases/typed-names.ts'
import type { Store } from '../store/store.ts'
import { builtOf } from './building.ts'
import { type Command, checkUnit, textOf } from './command.ts'
import { durationOf, linkOptions, toldLink, urlHelp, urlOf } from './override.ts'
import { provenanceOf } from './publish.ts'

const usage = 'preview <unit> [--for 2d] [--url URL] [--dir DIST]'

export const previewCommand: Command = {
  usage,
  help: `Builds the unit and gives it to whoever opens a link, or its QR code: until it expires that phone runs it, with a badge on
the screen. Nothing goes live, and "promote" without a release does not take it. A remote that never was live comes with its
addresses, but for those that a live one has. English stands where a translation is still missing; what the gate would refuse
is told, and refuses nothing.

  --for TIME   how long: 30m, 2h, 7d at most (default 2d)
${urlHelp}
  --dir DIST   instead of building: the newest build in this folder`,
  options: { ...linkOptions, dir: { type: 'string' } },
  async run(desk, [name, ...more], values) {
    if (name === undefined || more.length > 0) throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    const [unit, url, lasts] = [checkUnit(name), urlOf(values), durationOf(values, '2d')]
    const [store, keys] = [desk.store(), await desk.keys()]
    await refuseSlip(store, unit)
    await bringable(store, keys, unit) // before anybody waits for a build
    const dir = textOf(values.dir)
    const [told, built] = [await provenanceOf(dir, undefined), await builtOf(unit, dir, '--preview')]
    const objection = await objectionTo(store, keys, built)
    const at = await store.time()
    const until = new Date(at.getTime() + lasts)
    const { release } = await publish(store, keys, built, at, told, until)
    await keepMaps(built.folder, release)
    const made = await makeOverride(store, keys, { unit, release, until, url })
    const { text, json } = toldLink(made, await takenBackOf(store, keys, [{ unit, release }]))
    const said = objection ? [`As it is the gate would not let it go to all phones. ${objection}.`] : []
    return { text: [...said, text].join('\n'), json: { ...json, ...(objection && { objection }) } }
  },
}

/** What the gate would say of a promotion; undefined where it would let it pass. */
async function objectionTo(store: Store, keys: Keys, built: BuiltRelease): Promise<string | undefined> {
  const gate = gateWith({
    shelf: shelfOf(store, keys, [built]),
    force: true,
    trial: undefined,
    shellOnly: true,
    warn: () => {},
  })
  return (await gate(await proposalOf(store, keys, [built])))?.replace('forced past: ', '')
}
