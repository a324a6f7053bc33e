/** Traditional Chinese from Simplified: opencc with Taiwan's words, mended where the glossary wants others (its rule 10). */
import { ConverterFactory } from 'opencc-js/core'
import { from, to } from 'opencc-js/preset/cn2t'

const glossary: [string, string][] = [
  ['稽核', '審核'],
  ['賬', '帳'],
  ['釋出', '發布'],
  ['宣告', '聲明'],
]

const { cn = [] } = from
const { twp = [] } = to

export const traditional: (simplified: string) => string = ConverterFactory(cn, [...twp, [glossary]])
