/** `pnpm words extract|check [unit…]`: the catalogs of the units and of the ops page ("ops"), all of them without a name. */
import { commandLine, notUnderstood } from './command-line.ts'
import { isOwn, packages, passes } from './run.ts'
import { unitFolders } from './units.ts'

const usage = 'pnpm words extract|check [unit…]: the catalogs of eight languages; "ops" is the operators\' page'
const [action = '', ...names] = commandLine(usage, {}, 100).names
if (action !== 'extract' && action !== 'check') notUnderstood(usage, 'Say what to do: extract or check')
const all = names.length === 0
const units = names.filter(name => name !== 'ops')
const folders = [
  ...(all || units.length > 0 ? unitFolders(units) : []),
  ...((all && !isOwn) || names.includes('ops') ? ['shared/ops'] : []),
]
if (!passes(process.execPath, [`${packages}/federation/src/words/main.ts`, action, ...folders])) process.exitCode = 1
