/** Holds every sentence against the glossary and the marks of its language: catalogs and articles alike. */
import { eastAsian } from './east-asian.ts'
import { passagesOfArticles } from './in-articles.ts'
import { codeOf, missingInCode, passagesInCode, sentenceFiles } from './in-code.ts'
import { inside } from './inside.ts'
import { korean } from './korean.ts'
import { malay } from './malay.ts'
import { never } from './never.ts'
import { findings, passagesOf, type Rule } from './passage.ts'
import { spanish } from './spanish.ts'
import { thai } from './thai.ts'

const rulesWith = (glossary: string): Rule[] => [
  never(glossary),
  inside(glossary),
  korean,
  eastAsian,
  spanish,
  thai,
  malay,
]

export async function sentencesOf(unitFolders: readonly string[], glossary: string): Promise<string[]> {
  const passages = await Promise.all(unitFolders.map(folder => passagesOf(folder)))
  return findings(rulesWith(glossary), passages.flat())
}

/** @param seed the folder that holds `articles` and `notices` */
export const sentencesOfArticles = (seed: string, glossary: string): string[] =>
  findings(rulesWith(glossary), passagesOfArticles(seed))

export const problemsInCode = (glossary: string, file: string, code: string): string[] => [
  ...missingInCode(file, code),
  ...findings(rulesWith(glossary), passagesInCode(file, code)),
]

/** Of the sentences that the shell and its page show before any catalog. */
export const sentencesOfCode = (glossary: string): string[] =>
  sentenceFiles.flatMap(file => problemsInCode(glossary, file, codeOf(file)))
