/** Asks the gate of small releases, against a store in which a shell, trade and wallet are live. */
import { join } from 'node:path'
import { promote } from '../../operations/promote.ts'
import { type BuiltRelease, readBuiltRelease } from '../../releases/built-release.ts'
import { openStore, type Store } from '../../store/store.ts'
import { type Made, makeBuild, platform, publishMade, routeTo, sound, testKeys } from '../../testing/made-release.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { proposalOf } from '../proposal.ts'
import { shelfOf } from '../shelf.ts'
import { type GateOptions, gateWith } from '../the-gate.ts'

const folder = temporaryFolder()
let made = 0

/** A folder that is not there yet. */
export const fresh = (name: string): string => join(folder, `${name}-${made++}`)

/** What a shell of this version lends. */
export const lent = (version: string) => ({ provides: { shell: version, 'shell/session': version } })

export const shell = (more: Partial<Made> = {}) => sound('shell', { ...lent('1.1.0'), version: '1.1.0', ...more })
export const trade = (more: Partial<Made> = {}) =>
  sound('trade', { needs: { shell: '^1.0.0', 'shell/session': '^1.0.0' }, routes: [routeTo('/kline')], ...more })
export const wallet = (more: Partial<Made> = {}) =>
  sound('wallet', { needs: { shell: '^1.1.0' }, routes: [routeTo('/assets')], links: ['/kline'], ...more })

/** Rules where a screen's sheet has them. */
export const layered = (rules: string) => `@layer screens{${rules}}`

export async function liveStore(): Promise<Store> {
  const store = openStore(`file:${fresh('store')}`)
  const targets = []
  for (const one of [shell(), trade(), wallet({ files: { 'wallet.css': layered('.purse1{top:0}') } })])
    targets.push(await publishMade(store, fresh('dist'), one))
  await promote(store, testKeys, { targets, platform, who: 'ann', why: 'start' })
  return store
}

const quiet = { trial: async () => [], warn: () => {} }

/** The gate over what a store holds. */
export const gateOver = (store: Store, more: Partial<GateOptions> = {}, built: readonly BuiltRelease[] = []) =>
  gateWith({ shelf: shelfOf(store, testKeys, built), ...quiet, ...more })

/** What the gate says of publishing these, all by one command. @throws ReleaseError where it refuses */
export async function judgePublish(store: Store, all: readonly Made[], more: Partial<GateOptions> = {}) {
  const built = await Promise.all(all.map(async one => readBuiltRelease(await makeBuild(fresh('dist'), one))))
  return gateOver(store, more, built)(await proposalOf(store, testKeys, built))
}
