/**
 * `node shared/federation/src/words/main.ts extract|check|confirm <folder…>`: of units, or the folder of the articles. A
 * check that finds something ends with 1.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { translationsWanted } from './catalog.ts'
import { checkWords } from './check.ts'
import { extract } from './extract.ts'
import { againstGlossary } from './glossary.ts'
import { projectGlossary } from './glossary-file.ts'
import { sentencesOf, sentencesOfArticles } from './sentences/check.ts'
import { confirmArticles, staleArticles } from './written/articles.ts'
import { confirm, remember, staleOf } from './written/record.ts'

const [action = '', ...given] = process.argv.slice(2)
const folders = given.map(folder => path.resolve(folder))
const isSeed = (folder: string) => existsSync(path.join(folder, 'articles'))
const seeds = folders.filter(isSeed)
const units = folders.filter(folder => !isSeed(folder))

/** What is missing comes first: of a text that is not there nothing else can be said. */
async function check(): Promise<string[]> {
  const problems = await checkWords(units)
  if (problems.length > 0) return problems
  const glossary = projectGlossary()
  const stale = await Promise.all(units.map(staleOf))
  return [
    ...(await againstGlossary(units, glossary)),
    ...(await sentencesOf(units, glossary)),
    ...stale.flat(),
    ...seeds.flatMap(seed => [...sentencesOfArticles(seed, glossary), ...staleArticles(seed)]),
  ]
}

async function extractAll(): Promise<string[]> {
  for (const folder of units) {
    const lines = [...(await extract(folder)), await translationsWanted(folder)]
    await remember(folder)
    for (const line of lines.filter(Boolean)) console.log(line)
  }
  return []
}

async function confirmAll(): Promise<string[]> {
  for (const folder of units) await confirm(folder)
  for (const seed of seeds) confirmArticles(seed)
  return []
}

const actions: Record<string, { run: () => Promise<string[]>; done: string }> = {
  check: { run: check, done: 'complete' },
  extract: { run: extractAll, done: 'extracted' },
  confirm: { run: confirmAll, done: 'confirmed' },
}

const asked = actions[action]
const problems = (await asked?.run()) ?? [`Say what to do: ${Object.keys(actions).join(', ')}`]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`The words of ${folders.map(folder => path.basename(folder)).join(', ')} are ${asked?.done}`)
