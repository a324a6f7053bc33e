import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from '@jest/globals'

const folder = mkdtempSync(join(tmpdir(), 'installation-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** A process that holds the folder until it is killed; one that may not have it ends. */
function holder(port: number) {
  const script = `
    const { holdInstallation } = await import(${JSON.stringify(`${import.meta.dirname}/installation.ts`)})
    holdInstallation(${JSON.stringify(join(folder, 'data'))}, ${port}, 'npm start')
    console.log('holds')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

test('lets one start have a folder, names its address to the next, and lets go of it when it is killed', async () => {
  const first = holder(8085)
  await once(first.stdout, 'data')
  const second = holder(8086)
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'close')])
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/runs already .*data, at http:\/\/localhost:8085\. .*DATA_DIR=/),
  ])
  first.kill('SIGKILL')
  await once(first, 'close')
  const third = holder(8087)
  expect(String(await once(third.stdout, 'data'))).toBe('holds\n')
})
