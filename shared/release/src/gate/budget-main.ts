/** `node shared/release/src/gate/budget-main.ts <build>…`: each build, and the first paint of Home over all of them, stays within budget.json. */
import { readBuiltRelease } from '../releases/built-release.ts'
import { budgetMend, committedBudget, firstPaint, overBudget } from './budget.ts'

const builds = await Promise.all(process.argv.slice(2).map(readBuiltRelease))
const manifests = builds.map(({ manifest }) => manifest)
const budget = committedBudget()
const over = manifests.flatMap(manifest => overBudget(manifest, budget))
for (const [address, limit] of Object.entries(budget.firstPaint)) {
  const weight = firstPaint(manifests, address)
  console.log(`${address}: ${weight.toFixed(1)} KB of scripts to first paint, ${limit} are allowed`)
  if (weight > limit) over.push(`First paint of ${address}: ${weight.toFixed(1)} KB, ${limit} are allowed`)
}
for (const line of over) console.error(`${line}. ${budgetMend}`)
process.exitCode = over.length > 0 ? 1 : 0
