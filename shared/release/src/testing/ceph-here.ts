/** Tests that need a Ceph, where one can run. */
import { afterAll, describe, test } from '@jest/globals'
import { type Ceph, cephEnv, startCeph } from './ceph.ts'
import { whyNoCeph } from './ceph-install.ts'

/**
 * Within these tests the environment is that of a user of this Ceph, who owns the bucket "tests". Where Ceph cannot run
 * they stay to be done, and the reason stands in their name.
 */
export async function describeOnCeph(title: string, tests: (ceph: Ceph) => void): Promise<void> {
  const why = await whyNoCeph()
  if (why !== undefined) return left(title, why)
  const ceph = await startCeph()
  Object.assign(process.env, cephEnv(ceph.endpoint))
  describe(title, () => {
    afterAll(ceph.stop)
    tests(ceph)
  })
}

let places = 0
/** An empty store each time. */
export const cephPlace = (): string => `s3://tests/place-${places++}`

function left(title: string, why: string): void {
  console.warn(`Not tested here: ${title}. No Ceph: ${why}`)
  describe(title, () => test.todo(`not tested here, there is no Ceph: ${why}`))
}
