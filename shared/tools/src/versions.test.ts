import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { root } from './run.ts'

const [, catalog = ''] = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8').split(/^catalog:$/m)
const rows = (catalog.split(/^\S/m)[0] ?? '').split('\n').filter(line => /^ {2}\S/.test(line))

test('each library stands in the catalog in one exact version, and every package takes it from there', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(row => !/^ {2}"?[@\w/.-]+"?: \d+\.\d+\.\d+(-[\w.]+)?$/.test(row))).toEqual([])
  const packages = globSync('{.,shell,remote-*,shared/*}/package.json', { cwd: root })
  const asked = packages.flatMap(file => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(`${root}${file}`, 'utf8'))
    return Object.entries({ ...dependencies, ...devDependencies }).map(
      ([name, version]) => `${file} ${name} ${version}`,
    )
  })
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(one => !/ (catalog|workspace):\*?$/.test(one))).toEqual([])
})
