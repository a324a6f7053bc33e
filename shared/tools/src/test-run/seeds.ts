/**
 * Random suites and their seeds. A seed that once made a suite fail stands in `regressions.json` in the suite's folder,
 * and every `npm test` runs it again: {"ledger.property.test.ts": [{"seed": 12, "run": "all", "why": "a cancelled order"}]}
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../run.ts'

/** `run`: the TEST_RUN that found it, since another one draws fewer cases. */
export type Regression = { file: string; seed: number; run: 'short' | 'all' | 'soak'; why: string }

const read = (file: string): string => readFileSync(root + file, 'utf8')
const importsSoak = (file: string): boolean => /testing\/src\/soak\.ts'|'\.\.?\/soak\.ts'/.test(read(file))

/** Suites that draw random cases by testing/src/soak.ts, themselves or by a helper beside them. */
export function randomSuites(): string[] {
  const helpers = globSync('{shell,remote-*,shared/*}/src/**/{test-*,*.conformance,sweep}.ts', { cwd: root })
  const drawing = helpers.filter(importsSoak).map(file => file.replace(/^.*\//, './'))
  return globSync('{shell,remote-*,shared/*}/src/**/*.{test,journey}.ts', { cwd: root }).filter(
    file => importsSoak(file) || drawing.some(name => read(file).includes(`'${name}'`)),
  )
}

type Written = Record<string, Omit<Regression, 'file'>[]>

/** Every seed that is kept. */
export const regressions = (folder = root): Regression[] =>
  globSync('{shell,remote-*,shared/*}/src/**/regressions.json', { cwd: folder }).flatMap(file =>
    Object.entries(JSON.parse(readFileSync(folder + file, 'utf8')) as Written).flatMap(([name, seeds]) =>
      seeds.map(seed => ({ file: `${dirname(file)}/${name}`, ...seed })),
    ),
  )

/** How to run a failed suite again with its seed, and where to keep the seed. */
export const repeatLine = (file: string, run: string, seed: string): string =>
  `Repeat it: TEST_RUN=${run} SEED=${seed} pnpm jest --runTestsByPath ${file}; keep the seed in ${dirname(file)}/regressions.json`
