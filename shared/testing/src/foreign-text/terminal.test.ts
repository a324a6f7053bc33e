import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** What is said in our own words alone: usage, addresses of our own, figures. */
const own = [
  /console\.log\((USAGE|help\(\)|help|overview)\)/,
  /console\.log\(JSON\.stringify\(readyOf\(sandbox\)\)\)|console\.log\(JSON\.stringify\(\{ url/,
  /budget-main|console\.error\(`\$\{error instanceof Error \? error\.message : error\}\\n\\n\$\{USAGE\}`\)/,
]

test('whatever the exchange, the gateway and the release chain print goes through one function', () => {
  const files = ['engine', 'products', 'sandbox', 'gateway', 'release'].flatMap(name =>
    globSync(`shared/${name}/src/**/*.ts`, { cwd: root }).filter(file => !/\.test\.ts$|\/testing\/|\/test-/.test(file)),
  )
  const printing = files.flatMap(file =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .filter(line => /console\.(log|error|warn|info)\(|std(out|err)\.write\(/.test(line))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(printing.length).toBeGreaterThan(5)
  expect(printing.filter(line => !line.includes('printable') && !own.some(words => words.test(line)))).toEqual([])
})
