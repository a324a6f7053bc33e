import { ReleaseError } from '../errors.ts'
import { rollback } from '../rollback.ts'
import { type Command, checkUnit, decider, textOf, type Values, whoAndWhy, whoAndWhyHelp } from './command.ts'

const usage = 'rollback <unit> [--steps N | --to RELEASE] [--by NAME] [--why TEXT]'

export const rollbackCommand: Command = {
  usage,
  help: `Brings one unit back to a release that was live before, by a new decision. The others stay as they are.

  --steps N      how many releases back (default 1)
  --to RELEASE   to this one
${whoAndWhyHelp}`,
  options: { ...whoAndWhy, steps: { type: 'string' }, to: { type: 'string' } },
  async run(desk, names, values) {
    const [unit, ...more] = names
    if (unit === undefined || more.length > 0) throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    const input = { unit: checkUnit(unit), steps: stepsOf(values), to: textOf(values.to), ...decider(values) }
    const { decision, from, to } = await rollback(desk.store(), await desk.keys(), input)
    return {
      text: `Decision ${decision.serial}: ${unit} is back on ${to} (it was ${from})`,
      json: { serial: decision.serial, unit, from, to },
    }
  },
}

function stepsOf(values: Values): number {
  const steps = textOf(values.steps)
  if (steps !== undefined && values.to !== undefined) throw new ReleaseError('Give --steps or --to, not both.', 'usage')
  if (/^[1-9]\d{0,3}$/.test(steps ?? '1')) return Number(steps ?? '1')
  throw new ReleaseError(`--steps ${steps} is not a number of releases. Give 1 or more.`, 'usage')
}
