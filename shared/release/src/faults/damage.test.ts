/** Decisions that were torn, taken away, changed or exchanged by whoever can write to the store's folder. */
import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { liveConfig } from '../index.ts'
import { promote } from '../operations/promote.ts'
import { type Installation, startInstallation } from '../testing/faults/installation.ts'
import { platform } from '../testing/made-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const folder = temporaryFolder()
/** Releases of trade by the serial that made them live. */
const live: string[] = ['']
let installation: Installation
const decisions = () => join(installation.home, 'store', 'decisions')
const file = (serial: number) => join(decisions(), `0000000${serial}.json`)
const backup = join(folder, 'backup')

async function promoteTrade(release: string): Promise<void> {
  const { store, keys } = installation
  await promote(store, keys, { targets: [{ unit: 'trade', release }], platform, who: 'tests', why: '' })
}

beforeAll(async () => {
  installation = await startInstallation(folder)
  live.push(await installation.live())
  for (const _ of [2, 3, 4]) {
    live.push(await installation.publishNew('trade'))
    await promoteTrade(live.at(-1) ?? '')
  }
  cpSync(decisions(), backup, { recursive: true })
})

const restore = () => {
  rmSync(decisions(), { recursive: true })
  cpSync(backup, decisions(), { recursive: true })
}

function flip(serial: number, from: string, to: string): void {
  const text = readFileSync(file(serial), 'utf8')
  writeFileSync(file(serial), text.replace(from, to))
  expect(readFileSync(file(serial), 'utf8')).not.toBe(text)
}

function exchange(one: number, other: number): void {
  renameSync(file(one), file(9))
  renameSync(file(other), file(one))
  renameSync(file(9), file(other))
}

/** What was done, the serial that is live then, and what verify says. */
const damages: [string, () => void, number, RegExp][] = [
  ['the newest decision is torn', () => truncateSync(file(4), 500), 3, /Decision 4 .*torn.*decision 3 is live/],
  ['the newest decision is empty', () => truncateSync(file(4), 0), 3, /Decision 4 .*decision 3 is live/],
  ['the newest decision is gone', () => rmSync(file(4)), 3, /Decision 4, which you saw in this store, is gone/],
  ['the newest two are torn', () => [3, 4].forEach(at => void truncateSync(file(at), 99)), 2, /decision 2 is live/],
  ['one in the middle is torn', () => truncateSync(file(2), 500), 4, /Decision 2 /],
  ['one in the middle is gone', () => rmSync(file(2)), 4, /Decision 2 is missing/],
  ['the first is gone', () => rmSync(file(1)), 4, /Decision 1 is missing/],
  ['a reason is changed', () => flip(3, '"who":"tests"', '"who":"nobody"'), 4, /Decision 3 /],
  [
    'a release is changed in the newest',
    () => flip(4, live[4] ?? '', live[3] ?? ''),
    3,
    /Decision 4 .*decision 3 is live/,
  ],
  ['two are exchanged', () => exchange(2, 3), 4, /Decision 2 /],
  ['an old one stands again as the newest', () => copyFileSync(file(2), file(5)), 4, /Decision 5 .*decision 4 is live/],
]

test.each(damages)(
  '%s: the live set is one that was promoted, and verify says what is wrong until it is mended',
  async (_, damage, serial, words) => {
    damage()
    const { store, keys, release } = installation
    const now = await liveConfig(store, keys.accepted)()
    expect([now?.serial, now?.units.trade?.release]).toEqual([serial, live[serial]])
    const said = await release(['verify'])
    expect(said).toMatchObject({ code: 1, out: expect.stringMatching(words) })
    expect(said.out).toMatch(/Restore decisions\//)
    restore()
    expect(await release(['verify'])).toMatchObject({ code: 0, out: expect.stringContaining('All is well') })
  },
)

test('after a torn one the next decision passes over it: verify is content again, and says so', async () => {
  truncateSync(file(4), 500)
  rmSync(join(installation.home, 'keys', 'seen.json'), { force: true })
  await promoteTrade(live[2] ?? '')
  expect(await installation.live()).toBe(live[2])
  const { code, out } = await installation.release(['verify'])
  expect([code, out]).toEqual([0, expect.stringMatching(/Decision 4 .*Decision 5 followed it as it stands/)])
})
