/** Languages whose texts are made from those of another one. */
import type { TextLanguage } from '@shared/format/languages'
import { withCommas } from './spain.ts'
import { traditional } from './traditional.ts'

const makers: Partial<Record<TextLanguage, (text: string) => string>> = { 'zh-hant': traditional, 'xi-es': withCommas }

/** A text of the language's code (`zh-cn`, `xi`) in the language itself. */
export const derived = (text: string, language: TextLanguage): string => makers[language]?.(text) ?? text
