/** Figures are kept from page translators, which would write another number or stop a price (docs/rules/shell.md#page-translators). */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = globSync(['shell/src/**/*.tsx', 'remote-*/src/**/*.tsx', 'shared/ui/src/**/*.tsx'], { cwd: root })

/** Elements with the class "num" that lack the mark right behind it. */
const unmarked = (source: string) =>
  source.match(/className=(?:"num[^"]*"|\{`[^`]*\bnum\b[^`]*`\})(?!\s+translate="no")/g) ?? []

test('every element with the class of figures is marked with translate="no"', () => {
  const files = sources.filter(file => !/\.test\.tsx$|example\.tsx$/.test(file))
  const found = files.flatMap(file => unmarked(readFileSync(root + file, 'utf8')).map(tag => `${file}: ${tag}`))
  expect([files.length > 400, found]).toEqual([true, []])
})

/** A form of an order must have the mark itself, or stand in a sheet that sends, which has it. */
const isOpenForm = (source: string) =>
  (source.match(/<form\b(?![^>]*translate="no")/g) ?? []).length > 0 && !/<\w*Sheet\b[\s\S]*\bbusy\b/.test(source)

test('every form of the remotes of money is marked with translate="no", or stands in a sheet that sends', () => {
  const forms = globSync('remote-{trade,invest,wallet}/src/**/*.tsx', { cwd: root }).filter(file =>
    readFileSync(root + file, 'utf8').includes('<form'),
  )
  const found = forms.filter(file => isOpenForm(readFileSync(root + file, 'utf8')))
  expect([forms.length > 15, found]).toEqual([true, []])
})

test('a form without the mark and without a sheet that sends is found', () => {
  const sources = [
    '<form className={css.a}>',
    '<form translate="no" className={css.a}>',
    '<Sheet {...{ open, busy }}><form className={css.a}></Sheet>',
  ]
  expect(sources.map(isOpenForm)).toEqual([true, false, false])
})

test('a figure without the mark is found', () => {
  const source = '<b className="num">1</b><b className={`num big`} data-b>2</b><b className="num" translate="no">3</b>'
  expect(unmarked(source)).toHaveLength(2)
})
