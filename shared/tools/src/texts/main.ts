/** The gate: no component carries a word of its own. */
import { existsSync, readFileSync } from 'node:fs'
import { git } from '../git.ts'
import { isOwn, root } from '../run.ts'
import { findLiterals } from './find.ts'

const ours = isOwn ? /^src\// : /^(shell|remote-|shared\/(ui|ops))/
const least = isOwn ? 1 : 10

/** A file that was just deleted is still in git's list. */
const files = git(root, 'ls-files', '-co', '--exclude-standard', '*.tsx')
  .split('\n')
  .filter(
    file => ours.test(file) && !/(\.test|example|testing|\/gallery\/.*)\.tsx$/.test(file) && existsSync(root + file),
  )
if (files.length < least) throw new Error(`Only ${files.length} components were looked at: the gate sees nothing`)

const found = files.flatMap(file =>
  findLiterals(readFileSync(root + file, 'utf8')).map(({ text }) => `${file}: "${text}"`),
)
for (const literal of found) console.error(`${literal}\n  Put it through lingui: <Trans>, t or msg.`)
console.log(`Texts: ${files.length} components, ${found.length} literal`)
process.exit(found.length ? 1 : 0)
