/** Releases as they are named on the command line: "trade", "trade@9ab27e0c11d2", or both words after each other. */
import { ReleaseError } from '../errors.ts'
import type { Target } from '../releases/publish.ts'
import { checkUnit } from './command.ts'

/** With a digit among them, as no unit of ours has. */
const shortId = /^(?=.*\d)[a-f0-9]{4,12}$/

/** A release may follow its unit as a word of its own. @throws ReleaseError "usage" */
export function targetsOf(names: readonly string[]): Target[] {
  const targets: Target[] = []
  for (const name of names) {
    const before = targets.at(-1)
    if (before && before.release === undefined && shortId.test(name)) before.release = name
    else targets.push(target(name))
  }
  return targets
}

function target(name: string): Target {
  const [unit = '', release, ...more] = name.split('@')
  if (more.length > 0 || release === '')
    throw new ReleaseError(`"${name}" is neither <unit> nor <unit>@<release>.`, 'usage')
  return { unit: checkUnit(unit), release }
}
