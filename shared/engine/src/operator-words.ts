/** Words that the operator types for readers, before anybody reads them. */
import { type LanguageCode, languageCode } from '@shared/contract'
import { is } from 'valibot'
import type { OperatorArgs } from './operator-action.ts'

/** What is not seen but turns or hides what is. */
const UNSEEN = /[^\P{Cc}\n\r\t]|\p{Bidi_Control}/u

/** @returns undefined where it was not given @throws Error with words for the operator */
export function visibleWords(option: string, typed: string | undefined, longest: number): string | undefined {
  if (typed === undefined) return undefined
  const words = typed.trim()
  if (words === '') throw new Error(`--${option} is empty`)
  if (words.length > longest) throw new Error(`--${option} takes ${longest} characters at most`)
  if (UNSEEN.test(words)) throw new Error(`--${option} holds characters that nobody sees`)
  return words
}

/** As `visibleWords`, without a line end. */
export function lineOfWords(option: string, typed: string | undefined, longest: number): string | undefined {
  const words = visibleWords(option, typed, longest)
  if (words && /[\r\n]/.test(words)) throw new Error(`--${option} is one line`)
  return words
}

/** The language of the words. @throws Error with words for the operator */
export function langOf({ lang = 'en-us' }: OperatorArgs['options']): LanguageCode {
  if (!is(languageCode, lang)) throw new Error(`--lang is one of ${languageCode.options.join(', ')}`)
  return lang
}
