/** A product's name, what is said of it and what a bond is for, in the language asked for; what is missing is English. */

import type { Language } from '@shared/engine/refusals/languages'
import { type InSome, inLanguage } from '../content/in-language.ts'
import type { ProductRow } from './tables.ts'

export type ProductWords = { name: InSome; intro: InSome; purpose?: InSome }

export function wordsOf({ words }: Pick<ProductRow, 'words'>, language: Language) {
  const { name, intro, purpose } = JSON.parse(words) as ProductWords
  return {
    name: inLanguage(name, language),
    intro: inLanguage(intro, language),
    purpose: purpose ? inLanguage(purpose, language) : null,
  }
}
