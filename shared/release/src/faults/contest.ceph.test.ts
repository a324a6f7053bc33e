import { join } from 'node:path'
import { cephPlace, describeOnCeph } from '../testing/ceph-here.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contestConformance } from './contest.conformance.ts'

const folder = temporaryFolder()

await describeOnCeph('object storage on Ceph', () => {
  contestConformance('object storage', () => ({ folder: join(folder, 'b'), address: cephPlace() }))
})
