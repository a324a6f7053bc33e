import type { Going } from '../decisions/live-set.ts'
import { ReleaseError } from '../errors.ts'
import { gateFor, gateHelp, gateOptions } from '../gate/flags.ts'
import { promote } from '../operations/promote.ts'
import { defaultPlatformFile, readPlatform } from '../platform.ts'
import { waits } from './approve.ts'
import { looksOf, watchHelp, watchOptions, watchOver } from './auto-rollback.ts'
import { againOf, atLeastOne, type Command, decider, textOf, type Values, whoAndWhy, whoAndWhyHelp } from './command.ts'
import { completing, deltaHelp, deltaOptions } from './deltas.ts'
import { targetsOf } from './targets.ts'

const usage =
  'promote <unit>[@release]… | <unit> <release> [--percent P] [--auto-rollback [--watch TIME]] [--forced] [--platform FILE] [--again] [--by NAME] [--why TEXT] [--force]'

export const promoteCommand: Command = {
  usage,
  help: `Makes the named releases live, all in one decision; without @release the one published last. Where that needs several keys
(pnpm release keys policy), it is a proposal that others approve.
The settings of the installation are read again and go live with it; with --platform they may go alone.

  --percent P       for this part of the phones, 0.01 to 99.99; the others keep what is live. A larger percentage of the same
                    release keeps all phones that have it; without --percent it is for all
  --forced          open pages take it at once, not when the unit is next entered
  --again           although it was taken back: each such release is named as unit@release; needs --why
  --no-retry        gives up where another decision comes first, also one about other units, instead of trying again
  --platform FILE   those settings (default: RELEASE_PLATFORM, else ${defaultPlatformFile}; if that is missing, they stay as they are)
${watchHelp}
${deltaHelp}
${whoAndWhyHelp}
${gateHelp}`,
  options: {
    ...{ ...whoAndWhy, ...gateOptions, platform: { type: 'string' } },
    ...{
      percent: { type: 'string' },
      forced: { type: 'boolean' },
      again: { type: 'boolean' },
      'no-retry': { type: 'boolean' },
      ...watchOptions,
      ...deltaOptions,
    },
  },
  async run(desk, names, values) {
    const targets = targetsOf(values.platform === undefined ? atLeastOne(names, usage) : names)
    const looks = looksOf(desk, values, targets)
    const [store, keys] = [desk.store(), await desk.keys()]
    const { decision, changed, proposal } = await promote(store, keys, {
      ...{ targets, ...goingOf(values) },
      platform: await platformOf(values),
      again: againOf(values),
      gate: gateFor(store, keys, values),
      retry: values['no-retry'] !== true,
      ...decider(values),
    })
    if (proposal)
      return {
        text: `Proposal ${proposal}. ${waits(proposal, looks !== undefined)}`,
        json: { proposal, changed, serial: decision.serial },
      }
    const said = changed
      ? `Decision ${decision.serial}: ${decision.action}`
      : `Live already, by decision ${decision.serial}`
    const deltas = completing(store, keys, values, changed ? decision : undefined)
    if (looks === undefined)
      return { text: said, json: { serial: decision.serial, changed, action: decision.action }, ...deltas }
    const watched = { decision, unit: targets[0]?.unit ?? '', looks, ...decider(values) }
    return (await Promise.all([watchOver(desk, said, watched), deltas.after()]))[0]
  },
}

function goingOf(values: Values): Going {
  const [percent, forced] = [textOf(values.percent), values.forced === true]
  if (percent === undefined) return { forced }
  if (forced) throw new ReleaseError('--forced is for a release that goes to all phones: not with --percent.', 'usage')
  if (/^\d{1,2}(\.\d{1,2})?$/.test(percent) && Number(percent) > 0) return { percent: Number(percent) }
  throw new ReleaseError(
    `--percent ${percent} is no part of the phones. Give 0.01 to 99.99; for all, leave it out.`,
    'usage',
  )
}

/** A file that was named must be there; the default one need not. */
async function platformOf(values: Values) {
  const named = textOf(values.platform) ?? process.env.RELEASE_PLATFORM
  const platform = await readPlatform(named ?? defaultPlatformFile)
  if (platform || named === undefined) return platform
  throw new ReleaseError(`The settings file ${named} does not exist. Name another with --platform.`)
}
