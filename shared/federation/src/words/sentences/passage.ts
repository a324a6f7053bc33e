/** What the sentence rules look at: a text in one language beside its English, with the file that holds it. */
import path from 'node:path'
import { workspaceRoot } from '../../workspace.ts'
import { fileOf, readSaid } from '../catalog.ts'
import { type Language, languages } from '../languages.ts'
import { readings } from './readings.ts'

export type Passage = { file: string; language: Language; english: string; text: string }

/** What a rule finds in a passage, each in words that name what to write; [] where nothing is wrong. */
export type Rule = (passage: Passage) => string[]

/** A unit's messages in every language, each plural form apart. */
export async function passagesOf(unitFolder: string): Promise<Passage[]> {
  const read = async (language: Language) => {
    const file = path.relative(workspaceRoot, fileOf(unitFolder, language))
    const all = await readSaid(unitFolder, language)
    return all.flatMap(({ message, text }) =>
      readings(text).map(form => ({ file, language, english: message, text: form })),
    )
  }
  return (await Promise.all(languages.map(read))).flat()
}

const mostShown = 70
const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > mostShown ? `${line.slice(0, mostShown)}…` : line
}

/** Says where: the file, the English message, and what a rule found. */
export const findings = (rules: readonly Rule[], passages: readonly Passage[]): string[] => [
  ...new Set(
    passages.flatMap(passage =>
      rules
        .flatMap(rule => rule(passage))
        .map(found => `${passage.file} (${passage.language}): "${short(passage.english)}": ${found}`),
    ),
  ),
]
