import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { root } from './run.ts'

const base = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** The module of a checkout in another folder. */
async function runIn(folder: string): Promise<typeof import('./run.ts')> {
  const tools = join(base, folder, 'shared/tools/src')
  mkdirSync(tools, { recursive: true })
  for (const file of ['run.ts', 'ends-with-parent.mjs']) cpSync(`${root}shared/tools/src/${file}`, join(tools, file))
  writeFileSync(join(base, folder, 'ready.mjs'), `console.log(JSON.stringify({ at: 'ready' }))`)
  return import(pathToFileURL(join(tools, 'run.ts')).href)
}

test('starts a process in a checkout whose path a URL would read otherwise', async () => {
  const { startAndRead } = await runIn('o%41dd #1 ü')
  expect((await startAndRead('ready.mjs', [])).ready).toEqual({ at: 'ready' })
})

test('says the last five lines of the log, when a process ends before it is ready', async () => {
  const { startAndRead } = await runIn('logs')
  const log = join(base, 'log')
  writeFileSync(join(base, 'logs/fails.mjs'), `for (let i = 1; i < 9; i++) console.error('line ' + i)\nprocess.exit(3)`)
  await expect(startAndRead('fails.mjs', [], {}, log)).rejects.toThrow(
    `fails.mjs ended (exit 3) before it was ready. Its log, ${log}, ends:\nline 4\nline 5\nline 6\nline 7\nline 8`,
  )
})
