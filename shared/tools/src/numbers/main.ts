/** The gate: a number that the code owns stands on its page as it is (docs/rules/README.md). */
import { existsSync, readFileSync } from 'node:fs'
import { git } from '../git.ts'
import { root } from '../run.ts'
import { type Look, placesOf, wrongNumbers } from './find.ts'
import { valuesIn } from './load.ts'

const files = git(root, 'ls-files', '-co', '--exclude-standard')
  .split('\n')
  .filter(file => existsSync(root + file))
/** Articles in other languages have the numbers of the English one: their own test sees to that. */
const pages = files.filter(file => /^docs\/.*\.md$|\/articles\/[^/]+\/en-us\.md$/.test(file))
const read = (file: string) => readFileSync(root + file, 'utf8')
const places = pages.flatMap(page => placesOf(read(page)))
if (places.length < 50) throw new Error(`Only ${places.length} numbers were found: the gate sees nothing`)

/** A page names as much of the end of a path as tells the file from all others. */
function fileOf(end: string): string {
  const found = files.filter(file => `/${file}`.endsWith(`/${end}`))
  if (found.length === 1 && found[0]) return root + found[0]
  throw new Error(`A page names ${end}, which is ${found.length === 0 ? 'not there' : found.join(' or ')}`)
}

const values = new Map<string, ReadonlyMap<string, unknown>>()
for (const [end, of] of Map.groupBy(places, ({ file }) => file))
  values.set(end, await valuesIn(fileOf(end), [...new Set(of.map(({ name }) => name))]))
const look: Look = (file, name) => values.get(file)?.get(name)

const wrong = pages.flatMap(page => wrongNumbers(read(page), look).map(({ line, why }) => `${page}:${line} ${why}`))
for (const line of wrong) console.error(`${line}\n  Change the page, or the code: they say the same.`)
console.log(`Numbers: ${places.length} on ${pages.length} pages, ${wrong.length} that differ`)
process.exit(wrong.length ? 1 : 0)
