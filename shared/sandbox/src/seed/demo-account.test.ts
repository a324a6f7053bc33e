import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { cutsOf, mark, onDisk } from '@shared/disk/testing'
import type { Context } from '@shared/engine/context'
import { readDemo } from './demo-account.ts'

const contextIn = (dataDir: string) => ({ settings: { dataDir } }) as Context

test('tells the whole password or none after a power cut at any moment, and the password once it is written', async () => {
  const program = `writeDemo({ settings: { dataDir: disk } }, 'secret'); ${mark}('written')`
  const module = fileURLToPath(new URL('demo-account.ts', import.meta.url))
  const cuts = await cutsOf(program, { [module]: 'writeDemo' })
  const told = (isWritten: boolean) =>
    Promise.all(
      cuts
        .filter(({ marks }) => marks.includes('written') === isWritten)
        .map(cut => onDisk(cut, disk => readDemo(contextIn(disk))?.password)),
    )
  expect([new Set(await told(false)), new Set(await told(true))]).toEqual([
    new Set([undefined, 'secret']),
    new Set(['secret']),
  ])
})

test('says how to go on when demo.json is cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  writeFileSync(join(folder, 'demo.json'), '')
  expect(() => readDemo(contextIn(folder))).toThrow(`${folder}/demo.json is empty or cut off. Restore it from a backup`)
  rmSync(folder, { recursive: true })
})
