import { ReleaseError } from '../errors.ts'
import { gateFor, gateHelp, gateOptions } from '../gate/flags.ts'
import { defaultPlatformFile, readPlatform } from '../platform.ts'
import { promote, type Target } from '../promote.ts'
import {
  atLeastOne,
  type Command,
  checkUnit,
  decider,
  textOf,
  type Values,
  whoAndWhy,
  whoAndWhyHelp,
} from './command.ts'

const usage = 'promote [<unit>[@release]…] [--platform FILE] [--by NAME] [--why TEXT] [--force]'

export const promoteCommand: Command = {
  usage,
  help: `Makes the named releases live, all in one decision; without @release the one published last.
The settings of the installation are read again and go live with it; with --platform they may go alone.

  --platform FILE   those settings (default: RELEASE_PLATFORM, else ${defaultPlatformFile}; if that is missing, they stay as they are)
${whoAndWhyHelp}
${gateHelp}`,
  options: { ...whoAndWhy, ...gateOptions, platform: { type: 'string' } },
  async run(desk, names, values) {
    const targets = (values.platform === undefined ? atLeastOne(names, usage) : names).map(target)
    const [store, keys] = [desk.store(), await desk.keys()]
    const { decision, changed } = await promote(store, keys, {
      targets,
      platform: await platformOf(values),
      gate: gateFor(store, keys, values),
      ...decider(values),
    })
    const said = changed
      ? `Decision ${decision.serial}: ${decision.action}`
      : `Live already, by decision ${decision.serial}`
    return { text: said, json: { serial: decision.serial, changed, action: decision.action } }
  },
}

function target(name: string): Target {
  const [unit = '', release, ...more] = name.split('@')
  if (more.length > 0 || release === '')
    throw new ReleaseError(`"${name}" is neither <unit> nor <unit>@<release>.`, 'usage')
  return { unit: checkUnit(unit), release }
}

/** A file that was named must be there; the default one need not. */
async function platformOf(values: Values) {
  const named = textOf(values.platform) ?? process.env.RELEASE_PLATFORM
  const platform = await readPlatform(named ?? defaultPlatformFile)
  if (platform || named === undefined) return platform
  throw new ReleaseError(`The settings file ${named} does not exist. Name another with --platform.`)
}
