import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** Each open of a pipe that nobody writes holds a thread. 59 is the most that passwords, uploads and names take. */
const program = (pipe: string) => `
  await import(${JSON.stringify(new URL('threads.ts', import.meta.url))})
  const fs = await import('node:fs')
  for (let n = 0; n < 59; n++) fs.open(${JSON.stringify(pipe)}, 'r', () => {})
  fs.stat('.', () => {
    console.log('free')
    process.kill(process.pid, 'SIGKILL')
  })`

test('leaves a thread free for a sync while passwords, uploads and names take theirs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'))
  const pipe = join(folder, 'pipe')
  spawnSync('mkfifo', [pipe])
  const { UV_THREADPOOL_SIZE: _, ...env } = process.env
  const args = ['--input-type=module', '--eval', program(pipe)]
  expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' }).stdout).toBe('free\n')
  rmSync(folder, { recursive: true })
})
