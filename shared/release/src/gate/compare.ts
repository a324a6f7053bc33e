/** What a change weighs: each part of the builds of two checkouts that weighs another now. */
import type { ReleaseManifest } from '@shared/contract/release'
import { type Budget, committedBudget, firstPaint, weightsOf } from './budget.ts'

/** KB of brotli by "trade /kline" and the like. */
function weights(manifests: readonly ReleaseManifest[], budget: Budget): Map<string, number> {
  const parts = manifests.flatMap(manifest =>
    weightsOf(manifest, budget).map(({ what, weight }) => [`${manifest.unit} ${what}`, weight] as const),
  )
  const paints = Object.keys(budget.firstPaint).map(
    address => [`first paint of ${address}`, firstPaint(manifests, address)] as const,
  )
  return new Map([...parts, ...paints])
}

/** Less than this is no difference, in KB. */
const LEAST = 0.05

/** As a table of Markdown; a part that one side lacks weighs nothing there. */
export function compared(
  before: readonly ReleaseManifest[],
  after: readonly ReleaseManifest[],
  budget = committedBudget(),
): string {
  const [old, now] = [weights(before, budget), weights(after, budget)]
  const rows = [...new Set([...old.keys(), ...now.keys()])].flatMap(part => {
    const [a, b] = [old.get(part) ?? 0, now.get(part) ?? 0]
    const sign = b > a ? '+' : '−'
    const cells = [part, a.toFixed(1), b.toFixed(1), `${sign}${Math.abs(b - a).toFixed(1)}`]
    return Math.abs(b - a) < LEAST ? [] : [`| ${cells.join(' | ')} |`]
  })
  if (rows.length === 0) return 'No part of any unit weighs another than before.'
  return ['KB of brotli:', '', '| part | before | now | |', '|---|---:|---:|---:|', ...rows].join('\n')
}
