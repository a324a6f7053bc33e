/** Tests that need a Ceph, where one can run. */
import { afterAll, beforeAll, describe, test } from '@jest/globals'
import { type Ceph, cephEnv, startCeph } from './ceph.ts'
import { whyNoCeph } from './ceph-install.ts'

/**
 * Within these tests the environment is that of a user of this Ceph, who owns the bucket "tests". Where Ceph cannot run
 * they stay to be done, and the reason stands in their name.
 * @param tests are given what holds the Ceph once it runs
 */
export async function describeOnCeph(title: string, tests: (ceph: () => Ceph) => void): Promise<void> {
  const why = await whyNoCeph()
  if (why !== undefined) return left(title, why)
  let ceph: Ceph | undefined
  describe(title, () => {
    beforeAll(async () => {
      ceph = await startCeph()
      Object.assign(process.env, cephEnv(ceph.endpoint))
    })
    afterAll(() => ceph?.stop())
    tests(() => running(ceph))
  })
}

function running(ceph: Ceph | undefined): Ceph {
  if (ceph) return ceph
  throw new Error('Ceph runs within a test only.')
}

let places = 0
/** An empty store each time. */
export const cephPlace = (): string => `s3://tests/place-${places++}`

function left(title: string, why: string): void {
  console.warn(`Not tested here: ${title}: ${why}`)
  describe(title, () => test.todo(`not tested here: ${why}`))
}
