/** Words by hand in the eight languages, in one order. */
import type { LanguageCode } from '@shared/contract'
import type { InEight } from '../categories.ts'

const order = ['en-us', 'ko', 'jp', 'tai', 'mlxy', 'vl', 'xi', 'zh-cn'] as const satisfies readonly LanguageCode[]

type Eight = readonly [
  en: string,
  ko: string,
  jp: string,
  tai: string,
  mlxy: string,
  vl: string,
  xi: string,
  zhCn: string,
]

/** @param words English, Korean, Japanese, Thai, Malay, Vietnamese, Spanish, Chinese (Simplified) */
export const eight = (...words: Eight): InEight =>
  Object.fromEntries(order.map((code, place) => [code, words[place] ?? ''])) as InEight
