/** Traditional Chinese from Simplified, as the build derives the screens' catalogs (glossary, rule 10). */
import { ConverterFactory, Locale } from 'opencc-js/cn2t'

/** Where the Taiwanese word would not be this product's. */
const ours: [string, string][] = [
  ['稽核', '審核'],
  ['賬', '帳'],
  ['釋出', '發布'],
  ['宣告', '聲明'],
]

const convert = ConverterFactory(Locale.from.cn ?? [], [...(Locale.to.twp ?? []), [ours]])

export const traditional = (simplified: string): string => convert(simplified)
