/** Commands killed in the middle of their work. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { type Installation, startInstallation } from '../testing/faults/installation.ts'
import { works } from '../testing/faults/works.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const wanted = rounds(200)
const below = lots()
const folder = temporaryFolder()
const dying = new URL('../testing/faults/dying.ts', import.meta.url).href

/** Runs a command to its death at the given step. @returns how many steps there were, where it ended before */
async function run(installation: Installation, args: readonly string[], dieAt: number): Promise<number | 'killed'> {
  const steps = join(folder, 'steps')
  const env = { DIE_AT: String(dieAt), DIES_IN: installation.home, STEPS: steps }
  const ended = await installation.release(args, { env, flags: ['--import', dying] })
  if (ended.signal === 'SIGKILL') return 'killed'
  expect(ended).toMatchObject({ code: 0 })
  return Number(readFileSync(steps, 'utf8'))
}

/** Steps of a command in random order, over and over: none comes twice before all came once. */
function* shuffled(count: number): Generator<number> {
  for (;;) {
    const left = Array.from({ length: count }, (_, at) => at + 1)
    while (left.length > 0) yield* left.splice(below(left.length), 1)
  }
}

test(`killed ${wanted} times at random steps of publish, promote, rollback and gc: what is live was promoted, nothing is wrong, and the next run ends the work (SEED=${seed})`, async () => {
  const installation = await startInstallation(folder)
  const steps = new Map<string, Generator<number>>()
  for (const [name, prepare] of works)
    steps.set(name, shuffled(Number(await run(installation, (await prepare(installation)).args, 0))))
  for (let kills = 0, tries = 0; kills < wanted; tries++) {
    expect(tries).toBeLessThan(2 * wanted) // a run of fewer steps ends before it is killed
    const [name, prepare] = works[tries % works.length] ?? works[0]
    const at = steps.get(name)?.next().value ?? 1
    const { args, may, end } = await prepare(installation)
    if ((await run(installation, args, at)) === 'killed') kills++
    const live = await installation.live().catch(because(`After ${name} was killed at step ${at}`))
    expect(may).toContain(live)
    await end?.().catch(because(`Ending ${name}, killed at step ${at},`))
  }
  await installation.live()
})

const because = (what: string) => (cause: unknown) => {
  throw new Error(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause })
}
