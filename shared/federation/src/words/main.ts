/**
 * `node shared/federation/src/words/main.ts extract|check|confirm <folder…>`: of units, or the folder of the articles;
 * `export|import --language <code> --with <folder> <unit folder…>`. What finds something ends with 1.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { translationsWanted } from './catalog.ts'
import { checkWords } from './check.ts'
import { extract } from './extract.ts'
import { againstGlossary } from './glossary.ts'
import { projectGlossary } from './glossary-file.ts'
import { sentencesOf, sentencesOfArticles, sentencesOfCode } from './sentences/check.ts'
import { exportWords } from './transfer/export.ts'
import { importWords } from './transfer/import.ts'
import { confirmArticles, staleArticles } from './written/articles.ts'
import { confirm, remember, staleOf, type Translated, translatedLanguages } from './written/record.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, with: { type: 'string' } },
})
const [action = '', ...given] = positionals
const folders = given.map(folder => path.resolve(folder))
const isSeed = (folder: string) => existsSync(path.join(folder, 'articles'))
const isShell = (folder: string) => path.basename(folder) === 'shell'
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
    ...(units.some(isShell) ? sentencesOfCode(glossary) : []),
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

/** The language and the folder of a translator outside the repository. */
function translator(): { language: Translated; folder: string } {
  const language = translatedLanguages.find(code => code === values.language)
  if (!language) throw new Error(`"${values.language}" is none of ${translatedLanguages.join(' ')}`)
  return { language, folder: path.resolve(values.with ?? '.') }
}

async function exportAll(): Promise<string[]> {
  const { language, folder } = translator()
  for (const unit of units) console.log(await exportWords(unit, language, folder))
  return []
}

async function importAll(): Promise<string[]> {
  const { language, folder } = translator()
  const problems: string[] = []
  for (const unit of units) problems.push(...(await importWords(unit, language, folder)))
  return problems
}

const actions: Record<string, { run: () => Promise<string[]>; done: string }> = {
  check: { run: check, done: 'complete' },
  extract: { run: extractAll, done: 'extracted' },
  confirm: { run: confirmAll, done: 'confirmed' },
  export: { run: exportAll, done: 'exported' },
  import: { run: importAll, done: 'imported' },
}

const asked = actions[action]
const problems = (await asked?.run()) ?? [`Say what to do: ${Object.keys(actions).join(', ')}`]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`The words of ${folders.map(folder => path.basename(folder)).join(', ')} are ${asked?.done}`)
