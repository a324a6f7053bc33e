/** Holds every sentence against the glossary and the marks of its language: catalogs and articles alike. */
import { eastAsian } from './east-asian.ts'
import { passagesOfArticles } from './in-articles.ts'
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
