import { spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { root } from './run.ts'

const commands = ['start', 'test', 'dev', 'build', 'verify', 'words']
const run = (command: string, word: string) =>
  spawnSync(process.execPath, [`shared/tools/src/${command}.ts`, word], {
    cwd: root,
    encoding: 'utf8',
    timeout: 20_000,
  })

test.each(commands)(
  '%s --help says its usage and runs nothing; a flag that it does not know is refused with that',
  command => {
    const [help, unknown] = [run(command, '--help'), run(command, '--unheard')]
    expect([help.status, help.stderr]).toEqual([0, ''])
    expect(help.stdout).toMatch(new RegExp(`^(pnpm|npm) ${command}`))
    expect([unknown.status, unknown.stdout]).toEqual([2, ''])
    expect(unknown.stderr).toMatch(/--unheard/)
    expect(unknown.stderr).toContain(help.stdout.trim())
  },
)
