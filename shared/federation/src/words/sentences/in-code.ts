/** The sentences that the app shows before any catalog is loaded: each lists its languages in the code. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../../workspace.ts'
import { type Language, languages, source } from '../languages.ts'
import type { Passage } from './passage.ts'

/** Catalog codes in the shell, tags of the page in the gateway. */
const codes: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(languages.map(language => [language, language])),
  'en-US': 'en-us',
  'ko-KR': 'ko',
  'ja-JP': 'jp',
  'th-TH': 'tai',
  'ms-MY': 'mlxy',
  'vi-VN': 'vl',
  'es-ES': 'xi',
  'zh-Hans': 'zh-cn',
  'zh-Hant': 'zh-hant',
}

export const sentenceFiles = ['shared/gateway/src/page/sentences.ts', 'shell/src/boot/plain-words.ts']

type Sentence = Partial<Record<Language, string>>

/** Of each object literal the strings whose key is a language. */
function sentencesIn(code: string): Sentence[] {
  const blocks = code.split('{').map(block => block.split('}')[0] ?? '')
  const entries = (block: string) =>
    [...block.matchAll(/^\s*'?([\w-]+)'?:\s*'((?:[^'\\]|\\.)*)'/gm)].flatMap(([, key = '', text = '']) => {
      const language = codes[key]
      return language ? [[language, text] as const] : []
    })
  return blocks.map(block => Object.fromEntries(entries(block)) as Sentence).filter(one => one[source] !== undefined)
}

export const passagesInCode = (file: string, code: string): Passage[] =>
  sentencesIn(code).flatMap(sentence =>
    languages.flatMap(language => {
      const text = sentence[language]
      return text === undefined ? [] : [{ file, language, english: sentence[source] ?? '', text }]
    }),
  )

/** A sentence in English alone is shown by the page in every language, so only a translated one must be complete. */
export const missingInCode = (file: string, code: string): string[] =>
  sentencesIn(code)
    .filter(sentence => Object.keys(sentence).length > 1)
    .flatMap(sentence =>
      languages
        .filter(language => !sentence[language])
        .map(language => `${file} (${language}): "${sentence[source]}" has no text`),
    )

export const codeOf = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8')
