/** The gate on the command line. */
import { root } from '../run.ts'
import { checkArrows } from './check.ts'

const { modules, violations } = await checkArrows(root)
for (const violation of violations) console.error(violation)
console.log(`Arrows: ${modules} modules, ${violations.length} violations`)
process.exit(violations.length ? 1 : 0)
