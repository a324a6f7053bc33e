import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { growInto } from '../../testing/src/grown.ts'
import { root } from './run.ts'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const

const left: number[] = []
/** An exchange that need not make its history comes up at once. */
const data = mkdtempSync(join(tmpdir(), 'ends-'))
beforeAll(() => growInto(data, { clock: 'real' }))
afterAll(() => rmSync(data, { recursive: true }))
afterEach(() => {
  for (const pid of left.splice(0)) if (runs(pid)) process.kill(pid, 'SIGKILL')
})

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 50))
}

/** The first line that is JSON. */
async function ready<T>(child: ChildProcess): Promise<T> {
  if (child.pid) left.push(child.pid)
  if (child.stdout)
    for await (const line of createInterface(child.stdout)) if (line.startsWith('{')) return JSON.parse(line)
  throw new Error('It ended before it was ready')
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test.each(signals)(
  'an exchange ends with the npm that started it, by %s too',
  async signal => {
    const args = ['run', '--silent', 'sandbox', '--', '--port', '0', '--data', data]
    const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
    const { url } = await ready<{ url: string }>(npm)
    expect(await answers(url)).toBe(true)
    // npm waits for a SIGINT to end its script, which a terminal sends to the whole group
    if (signal === 'SIGINT' && npm.pid) process.kill(-npm.pid, signal)
    else npm.kill(signal)
    await until(async () => !(await answers(url)))
  },
  60_000,
)

/** Starts an exchange as `npm start` does, and says which process it is. */
const starter = `
  const { startAndRead } = await import('./shared/tools/src/run.ts')
  const { child } = await startAndRead('shared/sandbox/src/main.ts', ['--port', '0', '--data', ${JSON.stringify(data)}])
  console.log(JSON.stringify({ pid: child.pid }))`

test.each(signals)(
  'what a command started ends with it, by %s too',
  async signal => {
    const args = ['--input-type=module', '--eval', starter]
    const parent = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    const { pid } = await ready<{ pid: number }>(parent)
    left.push(pid)
    expect(runs(pid)).toBe(true)
    parent.kill(signal)
    await once(parent, 'exit')
    await until(() => !runs(pid))
  },
  60_000,
)
