import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { afterAll, expect, test } from '@jest/globals'
import { languages } from '@shared/engine/refusals/languages'
import { deskPage, phonePage } from './index.ts'
import { linked } from './linked.ts'
import { readStart } from './phone/start.ts'
import { deskWords } from './words/desk/index.ts'
import { phoneWords } from './words/phone/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'linked-'))
afterAll(() => rmSync(folder, { recursive: true }))

const policyOf = (page: typeof phonePage, host?: string) => page(host).page.headers?.['content-security-policy'] ?? ''

test.each([
  ['phone', phonePage],
  ['desk', deskPage],
])('the page of the %s is one script without imports, and nothing inline runs', (_, page) => {
  const files = page('tarn.example')
  expect(() => new Script(files['page.js'].body)).not.toThrow()
  expect(files['page.js'].body).not.toMatch(/^(import|export) /m)
  expect(policyOf(page)).not.toContain('unsafe')
  expect(policyOf(page)).toContain("trusted-types 'none'")
  const inline = files.page.body.match(/<script(?![^>]*src=)[^>]*>/g)
  expect(inline).toEqual(['<script type="application/json" id="words">'])
  expect(files.page.body).not.toMatch(/ style=| on\w+=/)
})

test('the phone’s page has no origin, wherever it is opened; a host that is none stays out of its policy', () => {
  expect(policyOf(phonePage)).toMatch(/sandbox (?!.*allow-same-origin)/)
  expect(policyOf(phonePage, 'tarn.example:8080')).toContain('https://tarn.example:8080')
  expect(policyOf(phonePage, "x; script-src 'unsafe-inline'")).toBe(policyOf(phonePage))
})

const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each([
  ['phone', phoneWords],
  ['desk', deskWords],
])('the words of the %s stand in nine languages, with the same values in each', (_, words) => {
  const english: Record<string, string> = words['en-us']
  for (const language of languages) {
    const those: Record<string, string> = words[language]
    expect(Object.keys(those).sort()).toEqual(Object.keys(english).sort())
    for (const [name, text] of Object.entries(those)) {
      expect(text.trim()).not.toBe('')
      expect([language, name, holes(text)]).toEqual([language, name, holes(english[name] ?? '')])
    }
  }
})

test('the app on the same origin may frame the phone’s page, nobody the desk’s', () => {
  expect(policyOf(phonePage, 'tarn.example').split('; ')).toContain("frame-ancestors 'self'")
  expect(policyOf(deskPage, 'tarn.example').split('; ')).toContain("frame-ancestors 'none'")
})

test('modules that import each other, or what no browser has, are told by name', () => {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return pathToFileURL(join(folder, name))
  }
  const first = write('a.ts', "import { b } from './b.ts'\nexport const a = b\n")
  write('b.ts', "import { a } from './a.ts'\nexport const b = a\n")
  expect(() => linked(first)).toThrow(/a\.ts imports itself by way of others/)
  expect(() => linked(write('c.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('')\n"))).toThrow(
    /no browser has/,
  )
  expect(() => linked(write('d.ts', 'export default 1\n'))).toThrow(/cannot be linked/)
})

test('the fragment says ticket, order, language, theme, letters and unit; what is none of these is left', () => {
  expect(readStart('#t=ab&order=R1&lang=ko-KR&theme=light&letters=1.25&unit=0.85', false)).toEqual({
    ...{ ticket: 'ab', order: 'R1', lang: 'ko-KR', theme: 'light', letters: 1.25, unit: 0.85 },
  })
  expect(readStart('#theme=pink&letters=40&unit=40', true)).toEqual({
    ...{ ticket: '', order: '', lang: null, theme: 'light', letters: 1, unit: undefined },
  })
})
