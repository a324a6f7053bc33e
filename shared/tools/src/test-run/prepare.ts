/** What a run needs before its first suite, and the gates that run beside it. */
import { type Built, buildUnits } from '../build-units.ts'
import { gates, holds } from '../gates.ts'
import type { Counts } from '../jest.ts'
import type { Machine, Need } from '../machine.ts'
import { heard } from '../run.ts'
import { unitFolders } from '../units.ts'

/** Finds or installs the programs that suites need. @throws Error with what the installer printed */
export async function prepareMachine(needs: readonly Need[]): Promise<Machine> {
  const { ok, said, printed } = await heard(process.execPath, ['shared/tools/src/machine.ts', ...needs])
  if (!ok) throw new Error(`This machine cannot run the tests:\n${said}`)
  return JSON.parse(printed) as Machine
}

const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Builds all units and holds them against their budget. @returns each of both as one test */
export async function buildAll(): Promise<Counts[]> {
  const built = (await buildUnits(unitFolders([]))).flatMap((unit: Built | undefined) => unit ?? [])
  const isWhole = built.length === unitFolders([]).length
  const folders = built.map(({ folder }) => folder)
  const budget = await heard(process.execPath, ['shared/release/src/gate/budget-main.ts', ...folders])
  console.log(budget.said.trimEnd())
  if (!isWhole) console.log('\nThe units did not build')
  else if (!budget.ok) console.log('\nA unit is over its budget')
  return [one(isWhole), one(isWhole && budget.ok)]
}

/** All gates, one after the other: suites run at the same time. @returns how many hold */
export async function holdAll(): Promise<Counts> {
  const failed: string[] = []
  for (const [name, gate] of Object.entries(gates)) if (!(await holds(name, gate))) failed.push(name)
  if (failed.length > 0) console.log(`\nFailed gates: ${failed.join(', ')}`)
  return { passed: Object.keys(gates).length - failed.length, failed: failed.length }
}
