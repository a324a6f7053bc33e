/** What a release may weigh: budget.json says it, and a build that is over is named with the numbers. */
import { readFileSync } from 'node:fs'
import type { ReleaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import { isOwn } from '../place.ts'

const kilobytes = v.pipe(v.number(), v.minValue(0))

const budgetForm = v.object({
  shell: v.object({ entry: kilobytes, start: kilobytes, worker: kilobytes }),
  remotes: v.object({ entry: kilobytes, screen: kilobytes }),
  /** Screens that may weigh more, by address. */
  screens: v.record(v.string(), kilobytes),
  /** All scripts until a screen's first paint, the shell's and the remote's, by address. */
  firstPaint: v.record(v.string(), kilobytes),
})
export type Budget = v.InferOutput<typeof budgetForm>

/** What to do about a weight; a team's own repository has the budget with the packages. */
export const budgetMend = isOwn
  ? 'Weigh what was added, or have whoever keeps the platform raise the limit (budget.json of @shared/release).'
  : 'Weigh what was added, or raise the limit in shared/release/src/gate/budget.json and say in its commit why it must be.'

/** The committed budget, in KB of brotli. */
export const committedBudget = (): Budget =>
  v.parse(budgetForm, JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8')))

interface Weight {
  what: string
  names: string[]
  limit: number
}

const ofShell = ({ entry, preload }: ReleaseManifest, { shell }: Budget): Weight[] => [
  { what: 'entry', names: [entry], limit: shell.entry },
  { what: 'start', names: [entry, ...(preload.shell ?? [])], limit: shell.start },
  { what: 'worker', names: ['worker.js'], limit: shell.worker },
]

/** The entry and the list of routes come once for all screens; styles are not scripts. */
function ofRemote({ entry, preload, routes }: ReleaseManifest, { remotes, screens }: Budget): Weight[] {
  const own = (path: string) =>
    (preload[path] ?? []).filter(name => name.endsWith('.js') && name !== entry && name !== 'routes.js')
  return [
    { what: 'entry', names: [entry], limit: remotes.entry },
    ...routes.map(({ path }) => ({ what: path, names: own(path), limit: screens[path] ?? remotes.screen })),
  ]
}

/** What each part of a build weighs and may weigh, in KB of brotli. */
export function weightsOf(manifest: ReleaseManifest, budget = committedBudget()) {
  const weights = manifest.unit === 'shell' ? ofShell(manifest, budget) : ofRemote(manifest, budget)
  const bytes = (names: readonly string[]) => names.reduce((sum, name) => sum + (manifest.files[name]?.brotli ?? 0), 0)
  return weights.map(({ what, names, limit }) => ({ what, limit, weight: bytes(names) / 1024 }))
}

/** What is over the budget, a line each, e.g. "trade /kline: 131.2 KB, 110 are allowed"; empty if nothing is. */
export const overBudget = (manifest: ReleaseManifest, budget = committedBudget()): string[] =>
  weightsOf(manifest, budget).flatMap(({ what, weight, limit }) =>
    weight > limit ? [`${manifest.unit} ${what}: ${weight.toFixed(1)} KB, ${limit} are allowed`] : [],
  )

/** KB of brotli of all scripts that an address loads before its first paint. @throws where no unit has the address */
export function firstPaint(manifests: readonly ReleaseManifest[], address: string): number {
  const shell = manifests.find(({ unit }) => unit === 'shell')
  const remote = manifests.find(({ preload }) => address in preload)
  if (!shell || !remote) throw new Error(`${address} is in no built unit: build the shell and its remote first`)
  const lent = (remote.borrows?.[address] ?? []).flatMap(family => shell.preload[`lent:${family}`] ?? [])
  return (
    scripts(shell, [shell.entry, ...(shell.preload.shell ?? []), ...lent]) +
    scripts(remote, [remote.entry, ...(remote.preload[address] ?? [])])
  )
}

const scripts = ({ files }: ReleaseManifest, names: readonly string[]): number =>
  [...new Set(names)].filter(name => name.endsWith('.js')).reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0) /
  1024
