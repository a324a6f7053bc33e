import { madeBy } from '../decisions/decide.ts'
import type { Decision } from '../decisions/decision.ts'
import { ReleaseError } from '../errors.ts'
import { inWords, type ShellKey } from '../keys/shell-keys.ts'
import { rollback } from '../operations/rollback.ts'
import { rollbackAll, type Stayed } from '../operations/rollback-all.ts'
import { refuseSlip, wholeId } from '../releases/typed-names.ts'
import {
  againOf,
  type Command,
  checkUnit,
  type Desk,
  decider,
  numberOf,
  type Outcome,
  textOf,
  timeOrNumberOf,
  type Values,
  whoAndWhy,
  whoAndWhyHelp,
} from './command.ts'
import { completing, deltaHelp, deltaOptions } from './deltas.ts'

const usage =
  'rollback <unit> [--from RELEASE] [--steps N | --to RELEASE] [--forced] | --all --to TIME|N [--again] [--force] [--by NAME] [--why TEXT]'

export const rollbackCommand: Command = {
  usage,
  help: `Brings one unit back to a release that was live before, by a new decision. The others stay as they are. Where the unit
has a canary, that ends first, and all phones run what most did. One that was removed comes back.

  --from RELEASE   the one that is to go, as you saw it fail. Where something else would be taken back by now, nothing is decided,
                 and the error says what runs, by whom and why (exit code 3); a canary that went to all phones meanwhile is
                 taken back from all
  --steps N      how many releases back (default 1)
  --to RELEASE   to this one
  --forced       open pages take it at once, not when the unit is next entered
  --all --to TIME  instead of one unit: the whole set as it was then; e.g. 2026-11-21T15:40:00Z or "2026-11-21 15:40" (UTC),
                 or by the decision of a number.
                 Settings and shares of canaries go back where one key is enough for them, else they stay
  --again        with --all: although a release of then was taken back since; needs --why
  --force        also to a shell that accepts a stolen key, or one that is none of yours; needs --why
${deltaHelp}
${whoAndWhyHelp}`,
  options: {
    ...{ ...whoAndWhy, ...deltaOptions },
    from: { type: 'string' },
    steps: { type: 'string' },
    to: { type: 'string' },
    forced: { type: 'boolean' },
    all: { type: 'boolean' },
    again: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  async run(desk, names, values) {
    const [unit, ...more] = names
    if (values.all === true && unit === undefined) return all(desk, values)
    if (unit === undefined || more.length > 0 || values.all === true)
      throw new ReleaseError(`Name one unit: pnpm release ${usage}`, 'usage')
    if (values.again === true) throw new ReleaseError('--again goes with --all.', 'usage')
    return one(desk, checkUnit(unit), values)
  },
}

async function one(desk: Desk, unit: string, values: Values): Promise<Outcome> {
  if (values.steps !== undefined && values.to !== undefined)
    throw new ReleaseError('Give --steps or --to, not both.', 'usage')
  const steps = values.steps === undefined ? undefined : numberOf(values, 'steps', 1)
  const [store, keys] = [desk.store(), await desk.keys()]
  await refuseSlip(store, unit)
  const whole = async (typed: string | undefined) => typed && wholeId(store, unit, typed)
  const named = { from: await whole(textOf(values.from)), to: await whole(textOf(values.to)) }
  const input = { unit, steps, ...named, forced: values.forced === true, force: forceOf(values), ...decider(values) }
  const { decision, from, to, promoted, accepts } = await rollback(store, keys, input)
  return {
    ...completing(store, keys, values, decision),
    text: `Decision ${decision.serial}: ${unit} is back on ${to} (it was ${from ?? 'removed'})${promoted ? noCanary(promoted) : ''}${accepting(accepts)}`,
    json: { serial: decision.serial, unit, from: from ?? null, to, ...(promoted && { promoted: promoted.serial }) },
  }
}

function forceOf(values: Values): boolean {
  if (values.force !== true || values.why) return values.force === true
  throw new ReleaseError('--force needs a reason: --why "…"', 'usage')
}

/** Said of a shell that came back with other keys than those in use. */
const accepting = (accepts: readonly ShellKey[]): string =>
  accepts.map(key => `\nThis shell accepts ${inWords(key)}. Build, publish and promote another soon.`).join('')

const noCanary = (promoted: Decision): string =>
  `\nIt was no canary any more, so it was taken back from all phones. ${madeBy(promoted, promoted.serial)}`

function staying({ settings, canaries }: Stayed): string {
  const kept = settings
    ? '\nThe settings stay as they are now; other ones need several keys: pnpm release promote --platform FILE'
    : ''
  const ended = canaries.map(
    unit => `\nThe canary of ${unit} does not come back: its share of then needs several keys.`,
  )
  return [kept, ...ended].join('')
}

async function all(desk: Desk, values: Values): Promise<Outcome> {
  if (values.steps !== undefined || values.from !== undefined || values.forced === true)
    throw new ReleaseError('--all goes with --to TIME, or --to and the number of a decision, alone.', 'usage')
  const [to, again, force] = [timeOrNumberOf(values, 'to'), againOf(values), forceOf(values)]
  const [store, keys] = [desk.store(), await desk.keys()]
  const done = await rollbackAll(store, keys, { to, again, force, ...decider(values) })
  const { decision, changed, as, accepts, stayed } = done
  const when = typeof to === 'number' ? `decision ${to}` : to.toISOString()
  const text = changed
    ? `Decision ${decision.serial}: all is as it was at ${when}, by decision ${as}${accepting(accepts)}${staying(stayed)}`
    : `All is as it was at ${when}; nothing was decided${staying(stayed)}`
  const deltas = completing(store, keys, values, changed ? decision : undefined)
  return { text, json: { serial: decision.serial, changed, as }, ...deltas }
}
