/** What failed, at the end of a run: each test on a line of its own, then how to repeat what was drawn. */
import type { Failure } from '../jest.ts'
import { randomSuites, repeatLine } from './seeds.ts'

/** @param run as TEST_RUN takes it */
export function failureLines(failures: readonly Failure[], run: string, seed: string): string[] {
  const random = new Set(failures.length > 0 ? randomSuites() : [])
  const repeated = new Set(failures.map(({ file }) => file).filter(file => random.has(file)))
  return [
    ...failures.map(({ file, title }) => `Failed: ${file}: ${title}`),
    ...[...repeated].map(file => repeatLine(file, run, seed)),
  ]
}
