/** `pnpm words extract|check [unit…]`: the catalogs of the units, all of them without a name. */
import { passes } from './run.ts'
import { unitFolders } from './units.ts'

const [action = '', ...names] = process.argv.slice(2)
if (!passes(process.execPath, ['shared/federation/src/words/main.ts', action, ...unitFolders(names)]))
  process.exitCode = 1
