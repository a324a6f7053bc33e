import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { build, type FixtureRelease, fixture } from './testing/fixtures.ts'

let shell: FixtureRelease
beforeAll(async () => {
  shell = await build(fixture('shell'))
})

test.each(['jotai/react', '@tanstack/react-query', 'react/jsx-runtime'])(
  'what the shell lends stands in one list of its start: %s',
  name => {
    const start = readFileSync(path.join(shell.folder, 'main.js'), 'utf8')
    expect(start.split(`"${name}"`).length - 1).toBe(1)
  },
)
