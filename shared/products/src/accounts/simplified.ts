/** Simplified Chinese from Traditional, for names: a document says 張, a bank 张. */
import { ConverterFactory, Locale } from 'opencc-js/t2cn'

const convert = ConverterFactory(Locale.from.hk ?? [], Locale.to.cn ?? [])

/** Character by character: in phrases the same character has several forms. */
export const simplified = (text: string): string => Array.from(text, convert).join('')
