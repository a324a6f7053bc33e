/** Finds a word in a text: a whole one where the language puts spaces between words, a part of the text elsewhere. */
import type { Language } from '../languages.ts'

/** Whether a language puts spaces between words; Korean writes particles without one. */
const isSpaced: Readonly<Record<Language, boolean>> = {
  ...{ 'en-us': true, mlxy: true, vl: true, xi: true },
  ...{ ko: false, jp: false, tai: false, 'zh-cn': false, 'zh-hant': false },
}
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Plurals as well: código and códigos, opción and opciones. */
const spanishForm = (word: string) =>
  word
    .split(' ')
    .map(part => `${plain(part).replace(/ón$/, '[óo]n')}(?:e?s)?`)
    .join(' ')

const wholeForm = (language: Language, word: string): string => {
  if (language === 'xi') return spanishForm(word)
  return language === 'mlxy' ? `${plain(word)}(?:nya)?` : plain(word)
}

export function finds(language: Language, word: string): RegExp {
  if (!isSpaced[language]) return new RegExp(plain(word), 'iu')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${wholeForm(language, word)}(?![\p{L}\p{N}])`, 'iu')
}
