/** The four checks, run on this phone one after the other: each shows as it is done, and the page stays alive between them. */
import { useEffect, useState } from 'react'
import { type Case, type Checked, check, checkNames } from './proof.model.ts'

export type Run = Checked & { ms: number }

/** Lets what is done be drawn first. */
const breath = () => new Promise<void>(resolve => setTimeout(resolve))

async function runAll(of: Case, tell: (done: Run) => void, stands: () => boolean): Promise<void> {
  for (const name of checkNames) {
    await breath()
    if (!stands()) return
    const from = performance.now()
    const done = check(name, of)
    tell({ ...done, ms: Math.ceil(performance.now() - from) })
  }
}

/** @param of the same thing as long as nothing in it changed @returns those that are done */
export function useChecks(of: Case): readonly Run[] {
  const [runs, set] = useState<{ of: Case; done: readonly Run[] }>({ of, done: [] })
  useEffect(() => {
    let stands = true
    const tell = (one: Run) => set(now => ({ of, done: now.of === of ? [...now.done, one] : [one] }))
    void runAll(of, tell, () => stands)
    return () => {
      stands = false
    }
  }, [of])
  return runs.of === of ? runs.done : []
}
