/** The budget as a rule of the gate: each new release, and the first paint of every address that has a limit. */

import type { Finding } from '../errors.ts'
import { type Budget, budgetMend, committedBudget, firstPaint, overBudget } from './budget.ts'
import { isNew, type Situation } from './situation.ts'

export function overweight(situation: Situation, budget = committedBudget()): Finding[] {
  const own = situation.coming.flatMap(({ manifest }) =>
    overBudget(manifest, budget).map(line => `${line} (${manifest.release})`),
  )
  return [...own, ...slowPaints(situation, budget)].map(what => ({ what, mend: budgetMend }))
}

/** Counted where the shell or the address's own remote is new. */
function slowPaints(situation: Situation, budget: Budget): string[] {
  const live = situation.next.filter(({ part }) => part === 'live')
  const shell = live.find(({ unit }) => unit === 'shell')
  return Object.entries(budget.firstPaint).flatMap(([address, limit]) => {
    const remote = live.find(({ manifest: { routes } }) => routes.some(({ path }) => path === address))
    if (!shell || !remote || ![shell, remote].some(one => isNew(situation, one))) return []
    const weight = firstPaint([shell.manifest, remote.manifest], address)
    return weight > limit ? [`First paint of ${address}: ${weight.toFixed(1)} KB, ${limit} are allowed`] : []
  })
}
