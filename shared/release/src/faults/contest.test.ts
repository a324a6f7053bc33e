import { join } from 'node:path'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contestConformance } from './contest.conformance.ts'

const folder = temporaryFolder()
contestConformance('a folder', () => ({ folder: join(folder, 'a') }))
