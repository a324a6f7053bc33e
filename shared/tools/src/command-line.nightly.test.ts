import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { root } from './run.ts'

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
/** Programs of others, which read their words by themselves. */
const foreign = ['lint', 'jest', 'format']
const commands = Object.keys(scripts).filter(name => !foreign.includes(name))

/** What a script runs: `start` and `test` hand over to the command once everything is installed. */
function scriptOf(command: string): string[] {
  const [, ...words] = scripts[command]?.split(' ') ?? []
  return words[0]?.endsWith('set-up.mjs') ? [`shared/tools/src/${words[1]}.ts`] : words
}

async function run(command: string, word: string) {
  const child = spawn(process.execPath, [...scriptOf(command), word], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, out, err }
}

test('what is left out of these tests is not of this project', () => {
  expect(foreign.filter(name => scripts[name]?.includes('shared/'))).toEqual([])
  expect(commands).toEqual(expect.arrayContaining(['new', 'surface', 'screenshots', 'bench', 'operator', 'words']))
})

test.each(commands)(
  '%s --help says its usage and runs nothing; a flag that it does not know is refused with that',
  async command => {
    const [help, unknown] = [await run(command, '--help'), await run(command, '--unheard')]
    expect([help.code, help.err]).toEqual([0, ''])
    expect(help.out).toMatch(new RegExp(`^(pnpm|npm|npm run) ${command}`))
    expect([unknown.code, unknown.out]).toEqual([2, ''])
    expect(unknown.err).toMatch(/--unheard/)
    expect(unknown.err).toContain(help.out.trim())
  },
)

test.each([
  ['surface', 'chek'],
  ['tables', 'chek'],
  ['words', 'chek'],
  ['new', 'screen'],
  ['bench', 'all'],
])('%s %s is not understood, and nothing runs', async (command, word) => {
  const { code, out, err } = await run(command, word)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`pnpm ${command}`)
})
