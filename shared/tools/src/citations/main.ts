/** The gate: whoever follows a citation finds what it names. */
import { existsSync, readFileSync } from 'node:fs'
import { git } from '../git.ts'
import { root } from '../run.ts'
import { wrongCitations } from './find.ts'

const read = (file: string) => readFileSync(root + file, 'utf8')
/** A file that was just deleted is still in git's list. */
const files = git(root, 'ls-files', '-co', '--exclude-standard')
  .split('\n')
  .filter(file => /\.(tsx?|css|m?js|json|yaml|md)$/.test(file) && existsSync(root + file))
const documents = new Set(files.filter(file => file.endsWith('.md')))
if (documents.size < 10) throw new Error(`Only ${documents.size} documents were found: the gate sees nothing`)

const held = (file: string) => (documents.has(file) ? read(file) : undefined)
const wrong = files.flatMap(file => wrongCitations(file, read(file), held).map(it => `${file}:${it.line} ${it.why}`))
for (const line of wrong)
  console.error(`${line}\n  Point to the page that tells it (docs/rules), or give the reason in place.`)
console.log(`Citations: ${files.length} files, ${wrong.length} that lead nowhere`)
process.exit(wrong.length ? 1 : 0)
