/** `node shared/federation/src/words/main.ts extract|check <unit folder…>`; a check that finds something ends with 1. */
import path from 'node:path'
import { translationsWanted } from './catalog.ts'
import { checkWords } from './check.ts'
import { extract } from './extract.ts'
import { againstGlossary } from './glossary.ts'

const [action, ...units] = process.argv.slice(2)
const folders = units.map(unit => path.resolve(unit))

async function run(): Promise<string[]> {
  if (action === 'check') {
    const problems = await checkWords(folders)
    return problems.length > 0 ? problems : againstGlossary(folders)
  }
  if (action !== 'extract') return ['Say what to do: extract or check']
  for (const folder of folders) {
    const lines = [...(await extract(folder)), await translationsWanted(folder)]
    for (const line of lines.filter(Boolean)) console.log(line)
  }
  return []
}

const problems = await run()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else
  console.log(
    `The words of ${folders.map(folder => path.basename(folder)).join(', ')} are ${action === 'check' ? 'complete' : 'extracted'}`,
  )
