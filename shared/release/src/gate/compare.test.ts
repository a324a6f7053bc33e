import { expect, test } from '@jest/globals'
import { readBuiltRelease } from '../releases/built-release.ts'
import { makeBuild, routeTo } from '../testing/made-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { compared } from './compare.ts'

const folder = temporaryFolder()
const budget = {
  shell: { entry: 10, start: 10, worker: 10 },
  remotes: { entry: 10, screen: 10 },
  screens: {},
  firstPaint: { '/home': 50 },
}
/** Text that does not pack. */
const noise = (length: number) =>
  Array.from({ length }, (_, at) =>
    Math.sin(at + 1)
      .toString(36)
      .slice(-6),
  ).join('')

async function built(...screens: Record<string, number>[]) {
  const unit = async (name: string, sizes: Record<string, number>) => {
    const paths = Object.keys(sizes)
    const files = {
      'entry.js': 'e()',
      ...Object.fromEntries(paths.map(path => [`${path.slice(1)}.js`, noise(sizes[path] ?? 0)])),
    }
    const preload = Object.fromEntries(paths.map(path => [path, ['entry.js', `${path.slice(1)}.js`]]))
    const made = { unit: name, files, preload, routes: paths.map(path => routeTo(path)) }
    return (await readBuiltRelease(await makeBuild(folder, made))).manifest
  }
  return [await unit('shell', {}), ...(await Promise.all(screens.map((sizes, at) => unit(`unit${at}`, sizes))))]
}

test('what weighs another is told with both weights, what is gone or new too, and nothing else', async () => {
  const before = await built({ '/home': 1000, '/old': 500 }, { '/same': 300 })
  const after = await built({ '/home': 2000, '/new': 500 }, { '/same': 300 })
  const rows = compared(before, after, budget).split('\n').slice(4)
  expect(rows.map(row => row.split(' | ')[0])).toEqual([
    '| unit0 /home',
    '| unit0 /old',
    '| first paint of /home',
    '| unit0 /new',
  ])
  expect(rows[0]).toMatch(/^\| unit0 \/home \| \d\.\d \| \d\.\d \| \+\d\.\d \|$/)
  expect(rows[1]).toMatch(/\| 0\.0 \| −/)
  expect(compared(before, before, budget)).toBe('No part of any unit weighs another than before.')
})
