/** Which deltas there should be: to each release that phones go to, from those that they may have. */
import type { Config } from '@shared/contract/config'
import type { Decision } from '../decisions/decision.ts'
import { makeDeltas } from '../deltas/make-deltas.ts'
import { history } from '../history/history.ts'
import type { Keys } from '../keys/key-folder.ts'
import { step } from '../steps.ts'
import type { Store } from '../store/store.ts'
import { namedBy } from '../verify/verify-live.ts'

type Named = { unit: string; release: string }

/** So many decisions are looked through, as many as gc keeps. */
const looks = 20
/** So many releases back a phone gets deltas; with an older one it takes whole files. */
const most = 4

const lastConfigs = async (store: Store, keys: Keys): Promise<Config[]> =>
  (await history(store, keys, undefined, looks)).flatMap(({ decision }) => (decision ? [decision.config] : []))

/** Releases of a unit that phones may have, the newest decision's first. */
function hadOf(configs: readonly Config[], unit: string, but: string): string[] {
  const named = configs.flatMap(config => namedBy(config).filter(one => one.unit === unit))
  return [...new Set(named.map(({ release }) => release))].filter(release => release !== but).slice(0, most)
}

/** Of a release that may go live next. @returns how many were made */
export const deltasFor = async (store: Store, keys: Keys, unit: string, release: string): Promise<number> =>
  toldDeltas(store, keys, { unit, release }, await lastConfigs(store, keys))

function toldDeltas(store: Store, keys: Keys, { unit, release }: Named, configs: readonly Config[]): Promise<number> {
  step(`making deltas to ${unit}@${release}`)
  return makeDeltas(store, keys, unit, release, hadOf(configs, unit, release))
}

/**
 * What is missing after a decision, of the units that it changed: to what is live and to a canary, whichever way phones go;
 * a rollback is an update too. The decision stands already, and nothing waits for this.
 * @returns how many were made
 */
export async function completeDeltas(store: Store, keys: Keys, { config }: Decision): Promise<number> {
  const configs = await lastConfigs(store, keys)
  const before = configs.find(({ serial }) => serial < config.serial)
  let made = 0
  for (const { unit, release } of running(config))
    if (releasesOf(before, unit) !== releasesOf(config, unit))
      made += await toldDeltas(store, keys, { unit, release }, configs)
  return made
}

/** What phones are sent to. */
const running = (config: Config) => namedBy(config).filter(({ part }) => part !== 'previous')

const releasesOf = (config: Config | undefined, unit: string): string =>
  (config ? running(config) : []).flatMap(one => (one.unit === unit ? [one.release] : [])).join(' ')
