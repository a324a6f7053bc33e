/** The service worker: one file of the shell's release, served at /worker.js (docs/rules/shell.md#without-a-network). */
import { followPages } from './keep.ts'
import { followLife } from './life.ts'
import { followPush } from './push.ts'
import { followRequests } from './requests.ts'

followLife()
followPages()
followRequests()
followPush()
