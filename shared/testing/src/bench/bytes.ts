/** What each screen weighs, beside what it may. */
import { readBuiltRelease } from '@shared/release/writing'
import { weightsOf } from '../../../release/src/gate/budget.ts'
import { builtUnits } from '../built-units.ts'
import { table } from './figures.ts'

/** @returns the section of the report */
export async function byteFigures(): Promise<string> {
  const built = await Promise.all((await builtUnits()).map(({ folder }) => readBuiltRelease(folder)))
  const rows = built.flatMap(({ manifest }) =>
    weightsOf(manifest).map(({ what, weight, limit }) => [
      `${manifest.unit} ${what}`,
      weight.toFixed(1),
      String(limit),
      `${Math.round((weight / limit) * 100)} %`,
    ]),
  )
  return table(['', 'KB', 'allowed', ''], rows)
}
