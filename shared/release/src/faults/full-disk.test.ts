/** A disk that is full, or becomes so in the middle of a command. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Installation, startInstallation } from '../testing/faults/installation.ts'
import { works } from '../testing/faults/works.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const folder = temporaryFolder()
const disk = join(folder, 'home') // keys and store; the builds are beside it
const ballast = join(disk, '.ballast')

/** @returns why there can be no small disk here */
function whyNoDisk(): string | undefined {
  mkdirSync(disk, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk], { stdio: 'pipe' })
    return undefined
  } catch (e: unknown) {
    return `mount: ${e instanceof Error ? e.message.trim().split('\n').at(-1) : e}`
  }
}

function fillBut(blocks: number): void {
  const { bfree, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bfree - blocks) * bsize, 1))
}

function onSmallDisk(): void {
  let installation: Installation
  beforeAll(async () => {
    installation = await startInstallation(folder)
  })
  afterAll(() => void execFileSync('umount', ['--lazy', disk]))

  const cases = works.flatMap(([name, prepare]) => [0, 2, 6].map(blocks => ({ name, prepare, blocks })))
  test.each(cases)(
    '$name with room for $blocks blocks says what is wrong or is done; what is live was promoted, nothing is torn',
    async ({ prepare, blocks }) => {
      const { args, may, end } = await prepare(installation)
      fillBut(blocks)
      const { code, err } = await installation.release(args).finally(() => rmSync(ballast))
      expect(code === 0 ? 'done' : err).toMatch(/^done$|could not keep .*no space left.*See to the folder \(space/)
      expect(may).toContain(await installation.live())
      await end?.()
      await installation.live()
    },
    60_000,
  )
}

const why = whyNoDisk()
if (why === undefined) describe('on a disk of 32 MB,', onSmallDisk)
else {
  console.warn(`Not tested here: a full disk. Only root can mount a small one: ${why}`)
  test.todo(`not tested here: a full disk, since only root can mount a small one (${why})`)
}
