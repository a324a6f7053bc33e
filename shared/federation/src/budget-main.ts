/** The gate: every built unit, and the first paint of Home over all units, stays within budget.json. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ReleaseManifest, releaseManifest } from '@shared/contract/release'
import * as v from 'valibot'
import { committedBudget, firstPaint, overBudget } from './budget.ts'
import { readUnit } from './unit.ts'

function manifestOf(folder: string): ReleaseManifest {
  const { release } = readUnit(folder, 'production')
  return v.parse(releaseManifest, JSON.parse(readFileSync(path.join(folder, 'dist', release, 'release.json'), 'utf8')))
}

const manifests = process.argv.slice(2).map(manifestOf)
const budget = committedBudget()
const over = manifests.flatMap(manifest => overBudget(manifest, budget))
for (const [address, limit] of Object.entries(budget.firstPaint)) {
  const weight = firstPaint(manifests, address)
  console.log(`${address}: ${weight.toFixed(1)} KB of scripts to first paint, ${limit} are allowed`)
  if (weight > limit) over.push(`First paint of ${address}: ${weight.toFixed(1)} KB, ${limit} are allowed`)
}
for (const line of over) console.error(`${line}. Weigh what was added, or say in budget.json why it must be.`)
process.exitCode = over.length > 0 ? 1 : 0
