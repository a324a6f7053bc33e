/** What a suite with random cases draws from: all of run-seed.ts, and fast-check under the run's seed. */
import fc from 'fast-check'
import { rounds, seed } from './run-seed.ts'

export * from './run-seed.ts'

fc.configureGlobal({ seed, numRuns: rounds(1000) })

export { fc }
