/** What people type when they do not know the app's words, and the first hit that answers it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { LOCALES, type Locale } from '@shared/format/languages'
import { finderIn } from './testing/finder.ts'

/** A line each: the language, what answers it (several with | between), and what is typed. */
const table = 'testing/questions.tsv'
type Row = { language: string; answers: readonly string[]; text: string }

/** What has a screen of its own is answered by it, or by the article about it. */
const leadsTo: Readonly<Record<string, readonly string[]>> = {
  person: ['screen-chat'],
  deposit: ['screen-/chongzhitixianRecord', 'screen-/chongzhi', 'help-recharge-states', 'help-recharge-steps'],
  withdrawal: ['screen-/tixian', 'help-withdrawing'],
  verification: ['screen-/shenfenRenzheng', 'help-identity'],
  loan: ['screen-/jiedaiAccount', 'screen-/jiedai', 'help-loan-explained'],
  password: ['screen-/changePassword', 'help-locked', 'screen-/login'],
  pin: ['screen-/withdrawPassword'],
  authenticator: ['screen-/bindGoogle'],
  fees: ['help-fees'],
  limits: ['screen-/limits', 'help-withdrawing'],
}

const rows = readFileSync(path.join(import.meta.dirname, table), 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [language, answers, text] = line.split('\t')
    return language && answers && text ? [{ language, answers: answers.split('|'), text }] : []
  })

const keysOf = (answer: string): readonly string[] =>
  leadsTo[answer] ?? (answer.startsWith('screen-') ? [answer] : [`help-${answer}`])

const languageOf = (locale: Locale): string => (locale === 'zh-Hant' ? 'zh-hant' : LOCALES[locale].code)

test.each(Object.keys(LOCALES) as Locale[])('answers nine of ten questions in %s with the first hit', async locale => {
  const { find } = await finderIn(locale)
  const asked = rows.filter(({ language }) => language === languageOf(locale))
  const misses = asked.flatMap(({ text, answers }) => {
    const [first] = find(text)
    return answers.flatMap(keysOf).includes(first ?? '') ? [] : [`${text}: ${first}, not ${answers}`]
  })
  expect(asked.length).toBeGreaterThanOrEqual(12)
  expect(misses.slice(0, misses.length > asked.length / 10 ? undefined : 0)).toEqual([])
})
