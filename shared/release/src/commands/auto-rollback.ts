/** `promote … --percent P --auto-rollback`: stays, and watches over the canary that was just decided. */

import { setTimeout as after } from 'node:timers/promises'
import { printable } from '@shared/contract/printable'
import type { Decision } from '../decision.ts'
import { ReleaseError } from '../errors.ts'
import { followRates } from '../reports/rates.ts'
import { fewestPages, level } from '../reports/verdict.ts'
import { inWords, minutely, type Watched, watchCanary } from '../reports/watch.ts'
import { type Desk, type Outcome, textOf, type Values } from './command.ts'
import { completing } from './deltas.ts'

export const watchOptions = { 'auto-rollback': { type: 'boolean' }, watch: { type: 'string' } } as const

export const watchHelp = `  --auto-rollback   with --percent: stays, looks each minute how many pages failed (REPORTS_STORE), and rolls this canary back
                    where it is worse than the stable release beyond chance: Fisher's exact test, one-sided; a good canary is
                    rolled back in less than ${level * 100} % of all watches; fewer than ${fewestPages} addresses say nothing. Exit code 1 where it was
  --watch TIME      how long: 30m (default), 2h, 24h at most. Ctrl-C ends the watch alone, and the canary stays`

const longest = 24 * 60

/** @returns how often to look, undefined where nobody asked for it @throws ReleaseError where it cannot be done */
export function looksOf(desk: Desk, values: Values, targets: readonly unknown[]): number | undefined {
  const asked = values['auto-rollback'] === true
  if (!asked && values.watch === undefined) return undefined
  if (!asked) throw new ReleaseError('--watch goes with --auto-rollback.', 'usage')
  if (values.percent === undefined || targets.length !== 1)
    throw new ReleaseError(
      '--auto-rollback compares a canary with what is live: name one unit, and --percent.',
      'usage',
    )
  if (!desk.reports())
    throw new ReleaseError(
      'REPORTS_STORE is not set, so nothing tells how the canary fares. Name what the gateway counts into, e.g. REPORTS_STORE=file:.data/reports',
    )
  return minutesOf(textOf(values.watch) ?? '30m')
}

function minutesOf(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mh])$/.exec(text) ?? []
  const minutes = Number(count) * (unit === 'h' ? 60 : 1)
  if (minutes <= longest) return minutes
  throw new ReleaseError(
    `--watch ${text} is no time to watch. Give e.g. --watch 30m or --watch 2h, 24h at most.`,
    'usage',
  )
}

type Begun = { decision: Decision; unit: string; looks: number; who: string }

/**
 * @param said of the decision that made the canary, told at once @param looks as `looksOf` found them
 * @param wait returns at that time @param since when the watch began
 */
export async function watchOver(
  desk: Desk,
  said: string,
  { decision, unit, looks, who }: Begun,
  wait = (until: Date): Promise<unknown> => after(Math.max(0, until.getTime() - Date.now())),
  since = new Date(),
): Promise<Outcome> {
  const [canary, reports] = [decision.config.units[unit]?.canary, desk.reports()]
  if (!canary || !reports) throw new ReleaseError(`${unit} has no canary that could be watched.`)
  console.error(printable(`${said}. It is watched for ${looks} minutes; Ctrl-C ends the watch, and the canary stays.`))
  const tell = (error: unknown) =>
    console.error(printable(`A look failed: ${error instanceof Error ? error.message : error}`))
  const world = { store: desk.store(), keys: await desk.keys(), rates: followRates(reports), tell }
  const watched = await watchCanary(world, { unit, canary, since, looks, who }, minutely(looks, wait, since))
  const deltas = completing(world.store, world.keys, {}, watched.decision)
  return { ...outcome(`${unit}@${canary.release}`, watched), ...deltas }
}

function outcome(name: string, { end, canary, stable, chance, decision }: Watched): Outcome {
  const counted = `${inWords(canary)} failed, ${inWords(stable)} of the stable release`
  const said = {
    kept: `${name} stays: ${counted}`,
    ended: `${name} is this canary no more: somebody else decided. See "pnpm release status".`,
    'taken back': `Decision ${decision?.serial}: ${name} was rolled back. ${printable(decision?.why ?? '')}`,
  }
  const json = { end, canary, stable, chance: chance ?? null, serial: decision?.serial ?? null }
  return { text: said[end], json, failed: end === 'taken back' }
}
