/**
 * `pnpm words extract|check|confirm [unit…]`: the catalogs of the units, of the ops page ("ops"), of the exchange
 * ("phrases"), and the articles of a fresh exchange ("articles"); all of them without a name.
 * `pnpm words export|import --language <code> --with <folder> [unit…]`: files for a translator outside the repository.
 */
import { resolve } from 'node:path'
import { commandLine, notUnderstood } from './command-line.ts'
import { isOwn, packages, passes } from './run.ts'
import { unitFolders } from './units.ts'

const usage = `pnpm words <what> [unit…]: the catalogs of eight languages

  extract  brings the catalogs up to the sources
  check    finds what is missing, breaks docs/glossary.md, or was written for another English text
  confirm  says that somebody read the translations beside today's English
  export --language ko --with FOLDER   writes PO files for a translator, with a note on every message
  import --language ko --with FOLDER   takes them back, or says what is wrong with them

"ops" is the operators' page, "phrases" the exchange, "articles" its articles.`
const options = { language: { type: 'string' }, with: { type: 'string' } } as const
const { names: asked, values } = commandLine(usage, options, 100)
const [action = '', ...names] = asked
const transfers = action === 'export' || action === 'import'
if (!transfers && !['extract', 'check', 'confirm'].includes(action)) notUnderstood(usage, 'Say what to do')
const { language, with: folder } = values
if (transfers && (!language || !folder))
  notUnderstood(usage, `Say which --language, and the folder to ${action} --with`)
const translator = transfers ? ['--language', `${language}`, '--with', resolve(`${folder}`)] : []

const all = names.length === 0
const isAsked = (name: string) => (all && !isOwn) || names.includes(name)
const units = names.filter(name => !['ops', 'phrases', 'articles'].includes(name))
const app = [...(all || units.length > 0 ? unitFolders(units) : []), ...(isAsked('ops') ? ['shared/ops'] : [])]
const exchange = isAsked('phrases') ? ['shared/phrases'] : []
const hasArticles = action === 'check' || action === 'confirm'
const articles = isAsked('articles') && hasArticles ? ['shared/products/src/content/seed'] : []

// The exchange shares no page with the units: one message may have another translation there.
for (const folders of [app, exchange, articles].filter(some => some.length > 0))
  if (!passes(process.execPath, [`${packages}/federation/src/words/main.ts`, action, ...translator, ...folders]))
    process.exitCode = 1
