import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { addressesIn, linksOf } from './links.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a path', "go('/my')"],
  ['a path with a query', "go('/my?tab=2')"],
  ['an address as a link says it', '<a href="#/my">x</a>'],
  ['a whole address', "open('/#/my?from=1')"],
  ['a template whose query is filled in', 'go(`#/my?id=\u0024{id}`)'],
  ['a template without a hole', 'go(`/my`)'],
  ['a row of the table', "import * as to from '@shared/contract/to'\ngo(to.my())"],
  ['a row of the table under another name', "import * as ways from '@shared/contract/to'\nlinks(ways.my.path)"],
])('%s is a link', (_, code) => {
  expect(addressesIn(code, 'x.tsx')).toEqual(['/my'])
})

test.each([
  ['a comment', "// go('/my')"],
  ['a path of two segments', "fetch('/my/list')"],
  ['a template that goes on in its path', 'fetch(`/my\u0024{rest}`)'],
  ['an address elsewhere', "open('https://my.example/my')"],
  ['an import', "import x from '../my'"],
  ['a field of something else', 'go(to.my())'],
  ['what no table has', "import * as to from '@shared/contract/to'\ngo(to.nowhere())"],
])('%s is none', (_, code) => {
  expect(addressesIn(code, 'x.tsx')).toEqual([])
})

test("a unit's links are those in its own sources that the build read, without its own addresses", () => {
  const source = (name: string, code: string) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, code)
    return file
  }
  const read = [
    source('trade/src/a.tsx', '<a href="#/my">{go("/kline")}</a>'),
    source('trade/src/b.ts', "const to = <string>'/heyue?tab=2'"),
    source('trade/src/b.css', '.a{}'),
    source('ui/src/c.tsx', "go('/home')"),
  ]
  source('trade/src/unread.ts', "go('/language')")
  const links = linksOf({ folder: path.join(folder, 'trade') }, { fileDependencies: read }, ['/kline'])
  expect(links).toEqual(['/heyue', '/my'])
})
