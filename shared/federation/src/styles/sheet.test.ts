import { expect, test } from '@jest/globals'
import { reaches, readSheet } from './sheet.ts'

const layered = (rules: string) => `@layer screens{${rules}}`
const read = (code: string, built = true) => readSheet('a.css', Buffer.from(code), built)
const faultsIn = (code: string, built?: boolean) => read(code, built).faults.map(({ what }) => what)

test.each([
  ...['.trade1>*', '.trade1>.trade2~*', '.trade1 p+*', ':is(.trade1,.trade2) p', '.trade1::before', 'p ._1rade1'],
  ...['.trade1 .title-2', '.trade1.title-2', '.trade1:not(.title-2)', 'body .trade1'],
])('allows %s, which matches nothing outside the module', selector => {
  expect(faultsIn(layered(`${selector}{top:0}`))).toEqual([])
})

test.each([
  ['body', 'body'],
  ['*', '*'],
  [':root', ':root'],
  ['.trade1,[data-x]', '[data-x]'],
  ['body:has(.trade1)', 'body:has(.trade1)'],
  [':not(.trade1)', ':not(.trade1)'],
  [':is(.trade1,body)', ':is(.trade1, body)'],
  ['.title-2', '.title-2'],
  ['.title-2 p', '.title-2 p'],
  ['&', '&'],
  ['& body', '& body'],
  ['.trade1,&>*', '& > *'],
  ['.trade1~*', '.trade1 ~ *'],
  ['.trade1+*', '.trade1 + *'],
  ['.trade1>p~*', undefined],
  [':is(.trade1,.trade2)+*', ':is(.trade1, .trade2) + *'],
  [':is(.trade1~*)', ':is(.trade1 ~ *)'],
])('finds what %s matches without a class of the module', (selector, leak) => {
  const expected = leak === undefined ? [] : [`styles ${leak}, without a class of its own`]
  expect(faultsIn(layered(`${selector}{top:0}`))).toEqual(expected)
})

test('takes & for the rule around it: what lies below is its own, what comes after is not', () => {
  expect(faultsIn(layered('.trade1{&:hover{top:0}p &{top:0}.x{top:0}@media print{p{top:0}bottom:0}left:0}'))).toEqual(
    [],
  )
  expect(faultsIn(layered('.trade1{& ~ *{top:0}}'))).toEqual(['styles & ~ *, without a class of its own'])
})

test.each([
  ['@font-face{font-family:x}', '@font-face'],
  ['@property --x{syntax:"*";inherits:false}', '@property'],
  ['@import "b.css";', '@import'],
  ['@view-transition{navigation:auto}', '@view-transition'],
  ['@position-try --x{top:0}', '@position-try'],
  ['@unheard of;', '@unheard'],
])('finds %s, which takes effect on the whole page', (code, name) => {
  expect(faultsIn(code)).toEqual([`brings ${name}, which is global`])
})

test('finds @scope, within which a selector may match what has no class', () => {
  expect(faultsIn(layered('@scope (html){.trade1{top:0}}'))).toEqual(['brings @scope, which is global'])
})

test.each([
  ['.trade1{top:0}.trade2{top:0}', ['styles .trade1 outside @layer screens']],
  ['@media print{.trade1{&:hover{top:0}}}', ['styles .trade1 outside @layer screens']],
  ['@layer mine{.trade1{top:0}}', ['opens @layer mine']],
  ['@layer screens.mine{.trade1{top:0}}', ['opens @layer screens.mine']],
  ['@layer{.trade1{top:0}}', ['opens @layer without a name']],
  ['@layer tokens{.trade1{top:0}}', ['opens @layer tokens']],
  ['@layer mine,screens;', ['opens @layer mine']],
  ['@layer tokens,parts;@layer parts{.trade1{top:0}}@layer screens{.trade2{top:0}}', []],
])('of layers allows those of parts and screens alone: %s', (code, faults) => {
  expect(faultsIn(code)).toEqual(faults)
})

test.each([
  ['color:#fff', 'rgb(255 255 255)'],
  ['filter:drop-shadow(0 0 2px rgb(0 0 0/0.8))', 'rgb(0 0 0 / 0.8)'],
  ['border:var(--hair) solid red', 'red'],
  ['--x:oklch(70% 0.1 20)', 'oklch(…)'],
  ['color:var(--x,#fff)', 'rgb(255 255 255)'],
  ['color:Canvas', 'canvas'],
])('finds the colour in %s', (declaration, colour) => {
  expect(faultsIn(layered(`.trade1{${declaration}}`))).toEqual([`paints ${colour} in .trade1`])
  expect(faultsIn(layered(`@keyframes k{to{${declaration}}}`))).toEqual([`paints ${colour} in @keyframes k`])
})

test('takes no colour for one that is a token, the text’s own, or none', () => {
  const own =
    'color:currentcolor;background:transparent;border:var(--hair) solid var(--brand);transition:background var(--t)'
  expect(faultsIn(layered(`.trade1{${own};fill:none;outline:var(--hair) solid currentColor}`))).toEqual([])
})

test('in a source takes every class for the module’s own but those in :global(), and says the line', () => {
  const code =
    '@layer screens {\n  .any-name,\n  .x:global(.title-2) {\n    top: 0;\n  }\n  :global(.title-2) {\n    top: 0;\n  }\n}\n'
  expect(read(code, false).faults).toEqual([
    {
      what: 'styles :global(.title-2), without a class of its own',
      mend: expect.stringMatching(/^Begin/),
      global: true,
      line: 6,
    },
  ])
})

test('says where a sheet does not parse', () => {
  expect(read('.trade1{top:0}}').broken).toMatch(/\(line 1, column \d+\)$/)
})

test.each([
  ['.purse1', ['.purse1'], true],
  ['.purse1>p', ['.purse1'], true],
  ['.purse1 .trade1', ['.purse1'], false],
  [':is(.purse1,.trade1)', ['.purse1'], true],
  [':is(.purse1,.trade1) .trade2', ['.purse1', '.trade1'], false],
  [':is(.purse1,p)', ['.purse1'], false],
  [':is(.purse1,p) .purse2', ['.purse2'], true],
  ['p', ['.purse1'], false],
])('tells whether %s takes effect where only %j are used', (selector, names, expected) => {
  const { targets } = read(layered(`${selector}{top:0}`))
  expect(targets.some(target => reaches(target, new Set(names)))).toBe(expected)
})

test('a rule within another takes effect only where that one does', () => {
  const { targets } = read(layered('.trade1{.purse1{top:0}}'))
  expect(targets.map(target => reaches(target, new Set(['.purse1'])))).toEqual([false, false])
  expect(targets.map(target => reaches(target, new Set(['.purse1', '.trade1'])))).toEqual([true, true])
})

test('names every class and all keyframes of a sheet, in whatever part', () => {
  const { names } = read(layered('.a:not(.b):has(.c) > :is(.d,.e):nth-child(2 of .f){top:0}@keyframes k{to{top:0}}'))
  expect([...names]).toEqual(['.a', '.b', '.c', '.d', '.e', '.f', '@keyframes k'])
})
