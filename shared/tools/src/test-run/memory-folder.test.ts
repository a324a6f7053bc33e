import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const module = new URL('./memory-folder.ts', import.meta.url).href

/** @returns the folder that a process of its own made @param then what the process does with it */
function folderOf(then: string): string {
  const script = `import { memoryFolder } from '${module}'; const folder = memoryFolder(); console.log(folder ?? ''); ${then}`
  const words = ['--input-type=module', '--eval', script]
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } })
  return stdout.trim()
}

test('removes the folder when its process exits or is asked to end', () => {
  const folders = ['process.exit(0)', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"].map(folderOf)
  expect(folders.filter(existsSync)).toEqual([])
})

test('removes what a killed run left, and nothing of a run that goes on', () => {
  const left = folderOf("process.kill(process.pid, 'SIGKILL')")
  if (!left) return // a machine without a place in memory
  expect(existsSync(left)).toBe(true)
  const mine = left.replace(/\d+-\w+$/, `${process.pid}-mine`)
  mkdirSync(mine, { recursive: true })
  writeFileSync(`${mine}/used`, '')
  folderOf('')
  const kept = existsSync(`${mine}/used`)
  rmSync(mine, { recursive: true, force: true })
  expect([existsSync(left), kept]).toEqual([false, true])
})
