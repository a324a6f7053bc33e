/** Commands killed in the middle of their work: `FAULT_ROUNDS=100` before a release. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type Installation, startInstallation } from './test-installation.ts'
import { works } from './test-works.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 24)
const folder = temporaryFolder()
const dying = fileURLToPath(new URL('test-dying.ts', import.meta.url))

/** Runs a command to its death at the given step. @returns how many steps there were, where it ended before */
async function run(installation: Installation, args: readonly string[], dieAt: number): Promise<number | 'killed'> {
  const steps = join(folder, 'steps')
  const env = { DIE_AT: String(dieAt), DIES_IN: installation.home, STEPS: steps }
  const ended = await installation.release(args, { env, flags: ['--import', dying] })
  if (ended.signal === 'SIGKILL') return 'killed'
  expect(ended).toMatchObject({ code: 0 })
  return Number(readFileSync(steps, 'utf8'))
}

test(`killed ${rounds} times at random steps of publish, promote, rollback and gc: what is live was promoted, nothing is wrong, and the next run ends the work`, async () => {
  const installation = await startInstallation(folder)
  const steps = new Map<string, number>()
  for (const [name, prepare] of works)
    steps.set(name, Number(await run(installation, (await prepare(installation)).args, 0)))
  for (let kills = 0, tries = 0; kills < rounds; tries++) {
    expect(tries).toBeLessThan(2 * rounds)
    const [name, prepare] = works[tries % works.length] ?? works[0]
    const at = 1 + Math.floor(Math.random() * (steps.get(name) ?? 0))
    const { args, may, end } = await prepare(installation)
    if ((await run(installation, args, at)) === 'killed') kills++
    const live = await installation.live().catch(because(`After ${name} was killed at step ${at}`))
    expect(may).toContain(live)
    await end?.().catch(because(`Ending ${name}, killed at step ${at},`))
  }
  await installation.live()
}, 900_000)

const because = (what: string) => (cause: unknown) => {
  throw new Error(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause })
}
