/**
 * `pnpm words extract|check|confirm [unit…]`: the catalogs of the units, of the ops page ("ops"), of the exchange
 * ("phrases"), and the articles of a fresh exchange ("articles"); all of them without a name.
 */
import { commandLine, notUnderstood } from './command-line.ts'
import { isOwn, packages, passes } from './run.ts'
import { unitFolders } from './units.ts'

const usage = `pnpm words extract|check|confirm [unit…]: the catalogs of eight languages

  extract  brings the catalogs up to the sources
  check    finds what is missing, breaks docs/glossary.md, or was written for another English text
  confirm  says that somebody read the translations beside today's English

"ops" is the operators' page, "phrases" the exchange, "articles" its articles.`
const [action = '', ...names] = commandLine(usage, {}, 100).names
if (!['extract', 'check', 'confirm'].includes(action)) notUnderstood(usage, 'Say what to do: extract, check or confirm')
const all = names.length === 0
const isAsked = (name: string) => (all && !isOwn) || names.includes(name)
const units = names.filter(name => !['ops', 'phrases', 'articles'].includes(name))
const app = [...(all || units.length > 0 ? unitFolders(units) : []), ...(isAsked('ops') ? ['shared/ops'] : [])]
const exchange = isAsked('phrases') ? ['shared/phrases'] : []
const articles = isAsked('articles') && action !== 'extract' ? ['shared/products/src/content/seed'] : []

// The exchange shares no page with the units: one message may have another translation there.
for (const folders of [app, exchange, articles].filter(some => some.length > 0))
  if (!passes(process.execPath, [`${packages}/federation/src/words/main.ts`, action, ...folders])) process.exitCode = 1
