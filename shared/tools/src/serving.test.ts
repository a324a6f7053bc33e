import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const folder = mkdtempSync(join(tmpdir(), 'serving-'))
const log = join(folder, 'exchange.log')
beforeAll(() => writeFileSync(log, `${'an earlier line\n'.repeat(1000)}{"event":"disk-failed"}\n`))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts two processes that end together, the second of which ends by itself. @returns how all of it ends */
function ended(code: number) {
  const script = `
    const { endTogether } = await import(${JSON.stringify(join(import.meta.dirname, 'serving.ts'))})
    const { spawn } = await import('node:child_process')
    const child = code => spawn(process.execPath, ['--eval', code], { stdio: 'ignore' })
    endTogether([
      { child: child('setInterval(() => {}, 1000)') },
      { child: child('process.exit(${code})'), log: ${JSON.stringify(log)} },
    ])`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  return { status, said: stderr.trim().split('\n') }
}

test('says which log tells why, and its last line, when one of the processes fails', () => {
  const { status, said } = ended(74)
  expect(status).toBe(74)
  expect(said).toEqual([expect.stringContaining(`(exit 74). Its log, ${log}`), '{"event":"disk-failed"}'])
})

test('says nothing when a process ends in order', () => {
  expect(ended(0)).toEqual({ status: 0, said: [''] })
})
