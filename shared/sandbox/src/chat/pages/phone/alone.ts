/**
 * Opened by itself, the page leads into the app. Whoever made its address may have put a ticket of their own into it, and
 * would read what is written here: of the address nothing is read, and nothing is asked for.
 */
import { localeFrom, wordsFor } from '../kit/language.ts'
import { make } from '../kit/make.ts'
import type { PhoneWords } from '../words/phone.ts'

const IN_APP = '/#/outlink?kind=chat'

export function alone(): void {
  const words = wordsFor<PhoneWords>(localeFrom(null))
  document.title = words.title
  document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  const way = make('a', { class: 'press primary', href: IN_APP }, words.openInApp)
  document.body.append(make('main', { class: 'alone' }, make('p', {}, words.inApp), way))
}
