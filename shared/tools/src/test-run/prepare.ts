/** What a run needs before its first suite, and the gates that run beside it. */
import { type Built, buildUnits } from '../build-units.ts'
import { type Gate, gates, holds } from '../gates.ts'
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

/** What was checked beside the suites, each as one test. */
export type Checked = Counts & { broken: string[] }

const checked = (checks: readonly (readonly [name: string, ok: boolean])[]): Checked => {
  const broken = checks.flatMap(([name, ok]) => (ok ? [] : name))
  return { passed: checks.length - broken.length, failed: broken.length, broken }
}

/** Builds all units and holds them against their budget. */
export async function buildAll(): Promise<Checked> {
  const built = (await buildUnits(unitFolders([]))).flatMap((unit: Built | undefined) => unit ?? [])
  const isWhole = built.length === unitFolders([]).length
  const folders = built.map(({ folder }) => folder)
  const budget = await heard(process.execPath, ['shared/release/src/gate/budget-main.ts', ...folders])
  console.log(budget.said.trimEnd())
  return checked([
    ['the build of all units', isWhole],
    ['the budget of all units', isWhole && budget.ok],
  ])
}

/** A gate that takes a processor only where no suite asks for it. */
const patiently = ([command, args]: Gate): Gate =>
  process.platform === 'win32' ? [command, args] : ['nice', ['-n', '10', command, ...args]]

/** All gates, one after the other: suites run at the same time. */
export async function holdAll(): Promise<Checked> {
  const held: [string, boolean][] = []
  for (const [name, gate] of Object.entries(gates)) held.push([`gate ${name}`, await holds(name, patiently(gate))])
  return checked(held)
}
