/** The documents that newcomers read first: short enough, drawable, complete, and about files that exist. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { git } from './git.ts'
import { root } from './run.ts'

const read = (file: string) => readFileSync(root + file, 'utf8')
const files = git(root, 'ls-files', '-co', '--exclude-standard').split('\n').filter(Boolean)

/** Diagram types that GitHub draws, as the first word of a block. */
const DIAGRAMS = /^(flowchart|sequenceDiagram|stateDiagram-v2|classDiagram|erDiagram)\b/
const diagramsOf = (text: string) => [...text.matchAll(/^```mermaid\n(.*?)^```$/gms)].map(([, body = '']) => body)

test('ARCHITECTURE.md has at most 2,500 words and three diagrams', () => {
  const architecture = read('ARCHITECTURE.md')
  expect(architecture.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(2500)
  expect(diagramsOf(architecture)).toHaveLength(3)
})

test('every mermaid block begins with a diagram type that GitHub draws', () => {
  const blocks = files.filter(file => file.endsWith('.md')).flatMap(file => diagramsOf(read(file)))
  expect(blocks.filter(block => !DIAGRAMS.test(block))).toEqual([])
})

/** Pages that name sources from the root, or from the package that they are about. */
const pages = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/add-a-language.md', 'docs/conventions.md'],
  ...['docs/development.md', 'docs/exchange.md', 'docs/phone.md', 'docs/release-store.md', 'docs/surface.md'],
  ...globSync('docs/decisions/*.md', { cwd: root }),
]

test.each(pages)('every source file that %s names exists', page => {
  // a name without a folder, as `config.json` or `.screen.tsx`, is none
  const named = [...read(page).matchAll(/`([\w@-][\w@./-]*\/[\w./-]+\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.filter(name => !files.some(file => file === name || file.endsWith(`/${name}`)))).toEqual([])
})

test('every decision states its context, decision and consequences, and the index lists it in order', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).sort()
  const headings = decisions.map(file => read(file).match(/^## .+$/gm))
  expect(headings).toEqual(decisions.map(() => ['## Context', '## Decision', '## Consequences']))
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name]) => name)
  expect(listed).toEqual(decisions.map(file => file.replace('docs/decisions/', '')))
})

test('the page on a new language names every source that spells out the present ones', () => {
  const page = read('docs/add-a-language.md')
  const sources = files.filter(file => /\.(ts|tsx|css|json)$/.test(file) && !/\.(test|journey)\.tsx?$/.test(file))
  const spelt = sources.filter(file => /\bmlxy\b|ms-MY|vi-VN|:lang\(ko\)|'zh-cn'/.test(read(file)))
  const named = (file: string) => page.includes(file) || page.includes(file.replace(/[^/]+$/, '`'))
  expect(spelt.length).toBeGreaterThan(30)
  expect(spelt.filter(file => !named(file))).toEqual([])
})

test('every unit has an owner of its own, and every owned path exists', () => {
  const owned = [...read('.github/CODEOWNERS').matchAll(/^\/(\S+) +@/gm)].map(([, path = '']) => path)
  expect(owned.filter(path => !files.some(file => file === path || file.startsWith(path)))).toEqual([])
  const units = [
    'shell/',
    ...globSync('remote-*', { cwd: root }).map(unit => `${unit}/`),
    'shared/engine/',
    'shared/products/',
    'shared/sandbox/',
    'shared/gateway/',
  ]
  expect(units.filter(unit => !owned.includes(unit))).toEqual([])
})
