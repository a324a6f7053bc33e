/** `pnpm words extract|check [unit…]`: the catalogs of the units and of the ops page ("ops"), all of them without a name. */
import { passes } from './run.ts'
import { unitFolders } from './units.ts'

const [action = '', ...names] = process.argv.slice(2)
const all = names.length === 0
const units = names.filter(name => name !== 'ops')
const folders = [
  ...(all || units.length > 0 ? unitFolders(units) : []),
  ...(all || names.includes('ops') ? ['shared/ops'] : []),
]
if (!passes(process.execPath, ['shared/federation/src/words/main.ts', action, ...folders])) process.exitCode = 1
