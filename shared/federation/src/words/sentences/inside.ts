/** Terms that keep their translation inside a sentence: the line "Inside sentences too:" of docs/glossary.md. */
import { readGlossary, type Term } from '../glossary.ts'
import { source } from '../languages.ts'
import type { Passage, Rule } from './passage.ts'
import { finds } from './whole-words.ts'

const plural = (word: string) => new RegExp(String.raw`\b${word}s?\b`, 'i')

type Translated = Exclude<Passage['language'], 'zh-hant'>

/** The forms of one word of a row: of "Owed; due date" the second, where the translations are as many. */
function formsIn(row: Term, word: string, language: Translated): string[] {
  const [words, forms] = [row[source], row[language]]
  const at = words.indexOf(word)
  return words.length > 1 && forms.length === words.length ? forms.slice(at, at + 1) : forms
}

/** @param glossary docs/glossary.md */
function keptTerms(glossary: string) {
  const [, list = ''] = /^Inside sentences too: (.*)\.$/m.exec(glossary) ?? []
  const terms = readGlossary(glossary)
  return list
    .split(', ')
    .filter(Boolean)
    .map(word => {
      const rows = terms.filter(term => term[source].includes(word))
      if (rows.length === 0)
        throw new Error(`docs/glossary.md has no row for “${word}”, which it wants inside sentences too`)
      return {
        word,
        english: plural(word),
        forms: (language: Translated) => rows.flatMap(row => formsIn(row, word, language)),
      }
    })
}

/** @param glossary docs/glossary.md */
export function inside(glossary: string): Rule {
  const terms = keptTerms(glossary)
  return ({ language, english, text }) => {
    if (language === source || language === 'zh-hant') return []
    return terms
      .filter(term => term.english.test(english))
      .map(({ word, forms }) => ({ word, allowed: [...new Set(forms(language))] }))
      .filter(({ allowed }) => !allowed.some(form => finds(language, form).test(text)))
      .map(({ word, allowed }) => `“${word}” is ${allowed.map(form => `“${form}”`).join(' or ')}`)
  }
}
