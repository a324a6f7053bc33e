/**
 * `pnpm words extract|check [unit…]`: the catalogs of the units, of the ops page ("ops") and of the exchange ("phrases"),
 * all of them without a name.
 */
import { commandLine, notUnderstood } from './command-line.ts'
import { isOwn, packages, passes } from './run.ts'
import { unitFolders } from './units.ts'

const usage =
  'pnpm words extract|check [unit…]: the catalogs of eight languages; "ops" is the operators\' page, "phrases" the exchange'
const [action = '', ...names] = commandLine(usage, {}, 100).names
if (action !== 'extract' && action !== 'check') notUnderstood(usage, 'Say what to do: extract or check')
const all = names.length === 0
const isAsked = (name: string) => (all && !isOwn) || names.includes(name)
const units = names.filter(name => name !== 'ops' && name !== 'phrases')
const app = [...(all || units.length > 0 ? unitFolders(units) : []), ...(isAsked('ops') ? ['shared/ops'] : [])]
const exchange = isAsked('phrases') ? ['shared/phrases'] : []

// The exchange shares no page with the units: one message may have another translation there.
for (const folders of [app, exchange].filter(some => some.length > 0))
  if (!passes(process.execPath, [`${packages}/federation/src/words/main.ts`, action, ...folders])) process.exitCode = 1
