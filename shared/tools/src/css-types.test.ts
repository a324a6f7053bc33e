import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { classesOf, writeCssTypes } from './css-types.ts'

test('a sheet has the classes and keyframes that it defines, however deep they stand, and nothing else', () => {
  const sheet = `@layer screens { .box { color: red; &:hover .inner-part { top: 0 } } }
    @media (width > 5px) { .wide { animation: move 1s } } @keyframes move { to { left: 1.5px } } /* .none */`
  expect(classesOf('x.module.css', Buffer.from(sheet))).toEqual(['box', 'inner-part', 'move', 'wide'])
})

test('each sheet of a component has its types beside the sources, for the compiler alone', () => {
  const into = mkdtempSync(join(tmpdir(), 'css-types-'))
  writeCssTypes(into)
  const types = readFileSync(`${into}/shared/ui/src/sum-row/index.module.d.css.ts`, 'utf8')
  expect(types).toContain("  readonly 'label': string\n")
  expect(existsSync(`${into}/shared/ui/node_modules`)).toBe(false)
  rmSync(into, { recursive: true })
})
