import { parseArgs } from 'node:util'
import { expect, test } from '@jest/globals'
import { readOverride } from '@shared/contract/override'
import { planGc } from '../operations/gc.ts'
import { routeTo, sound } from '../testing/made-release.ts'
import { type Driver, driverOf, started } from '../testing/started.ts'
import type { Command, Values } from './command.ts'
import { historyCommand } from './history.ts'
import { overrideCommand } from './override.ts'
import { previewCommand } from './preview.ts'
import { promoteCommand } from './promote.ts'
import { publishCommand } from './publish.ts'
import { rollbackCommand } from './rollback.ts'
import { statusCommand } from './status.ts'

const day = 24 * 3_600_000
/** Releases made by hand pass no gate, and no browser opens them. */
const small = ['--force', '--no-trial', '--why', 'small']

/** As it is typed, but in this process. @returns what it says */
async function run(command: Command, { store, keys }: Driver, ...words: string[]): Promise<string> {
  const { positionals, values } = parseArgs({ args: words, options: command.options, allowPositionals: true })
  const desk = { store: () => store, keys: async () => keys, keysFolder: () => '', reports: () => undefined }
  return (await command.run(desk, positionals, values as Values)).text
}

const refusal = (...args: Parameters<typeof run>): Promise<string> =>
  run(...args).then(
    text => `done: ${text}`,
    (error: Error) => error.message,
  )

test('a preview is a link to a release that nobody else runs, and that no promotion takes by accident', async () => {
  const driver = await started()
  const stable = await driver.publish('trade', '1.1.0')
  const dir = await driver.build('trade', '1.2.0')
  const said = await run(previewCommand, driver, 'trade', '--dir', dir, '--url', 'https://app.example')
  const [, token = ''] = /https:\/\/app\.example\/\?release=(\S+)/.exec(said) ?? []
  const { unit, release = '', until = '' } = readOverride(token) ?? {}
  expect([unit, Math.round((Date.parse(until) - Date.now()) / day)]).toEqual(['trade', 2])
  expect(said).toContain('█') // the QR code
  expect(release).not.toBe(stable)
  expect(await run(statusCommand, driver)).toContain(`published last: ${stable}`)
  expect(await run(promoteCommand, driver, 'trade', ...small)).toContain(`promote trade@${stable}`)
})

test('what the gate would refuse of it is told, and the link works all the same', async () => {
  const driver = await started()
  const made = sound('trade', { untranslated: { ko: ['New order'] } })
  const dir = await driver.build('trade', '1.2.0', made)
  const said = await run(previewCommand, driver, 'trade', '--dir', dir)
  expect(said).toContain('would not let it go to all phones. languages: trade@')
  expect(said).toContain('http://127.0.0.1:8080/?release=')
})

test('a dry run of publish says what the gate would, and stores nothing', async () => {
  const driver = await started()
  const stable = await driver.publish('trade', '1.1.0')
  const publish = (made: ReturnType<typeof sound>) =>
    driver
      .build('trade', '1.2.0', made)
      .then(dir => refusal(publishCommand, driver, 'trade', '--dir', dir, '--dry-run'))
  expect(await publish(sound('trade', { routes: [routeTo('/kline')] }))).toMatch(
    /lets trade@\w+ pass, beside what is live. Nothing was stored/,
  )
  expect(await publish(sound('trade', { routes: [routeTo('/t'), routeTo('/t')] }))).toContain('lists /t twice')
  expect(await run(statusCommand, driver)).toContain(`published last: ${stable}`)
})

test('gc keeps a preview while its link holds, and a day longer', async () => {
  const driver = await started()
  await driver.publish('trade', '1.1.0')
  await run(previewCommand, driver, 'trade', '--dir', await driver.build('trade', '1.2.0'), '--for', '3d')
  const wasteIn = async (days: number) =>
    (await planGc(driver.store, driver.keys, 20, new Date(Date.now() + days * day))).waste.length
  expect([await wasteIn(2), await wasteIn(3.5), await wasteIn(5)]).toEqual([0, 0, 1])
})

test('the first release of a new remote is shown before anything of it is live, and goes live by its own publication alone', async () => {
  const driver = await started()
  const dir = await driver.build('loyalty', '1.0.0', sound('loyalty', { routes: [routeTo('/loyalty')] }))
  const said = await run(previewCommand, driver, 'loyalty', '--dir', dir, '--url', 'https://app.example')
  const [, token = ''] = /\?release=(\S+)/.exec(said) ?? []
  expect(readOverride(token)).toMatchObject({ unit: 'loyalty' })
  expect(await run(statusCommand, driver)).toMatch(/loyalty +not live/)
  expect(await refusal(promoteCommand, driver, 'loyalty', ...small)).toContain('Publish it first')
})

test('a shell, a unit that is none and a time too long are refused before anything is built', async () => {
  const driver = await started()
  const preview = (...words: string[]) => refusal(previewCommand, driver, ...words)
  expect(await preview('shell')).toContain('A shell is the page itself')
  expect(await preview('loyalty')).toContain('There is no unit "loyalty"')
  expect(await preview('trade', '--for', '8d')).toContain('7 days at most')
  expect(await preview()).toContain('Name one unit')
})

test('a unit that is nearly right is guessed, by every command that takes one', async () => {
  const driver = await started()
  for (const [command, ...words] of [
    [previewCommand, 'trad'],
    [promoteCommand, 'traed'],
    [rollbackCommand, 'rtade'],
    [historyCommand, 'tradee'],
    [overrideCommand, 'trede', 'abcd', '--for', '1h'],
  ] as const)
    expect(await refusal(command, driver, ...words)).toMatch(
      /^Nothing of a unit "\w+" is published\. Did you mean trade\?/,
    )
  expect(await refusal(promoteCommand, driver, 'loyalty')).toContain('Publish it first')
})

test('an id may be as short as it is the only one', async () => {
  const driver = await started()
  const { trade } = driver.first
  const next = await driver.publish('trade', '1.1.0')
  const short =
    [...Array(8).keys()].map(n => next.slice(0, n + 4)).find(id => /\d/.test(id) && !trade.startsWith(id)) ?? ''
  const promoted = await run(promoteCommand, driver, 'trade', short, ...small)
  expect(promoted).toContain(`promote trade@${next}`)
  expect(await run(overrideCommand, driver, 'trade', trade.slice(0, 6), '--for', '1h')).toContain(`trade@${trade}`)
  expect(await run(rollbackCommand, driver, 'trade', '--from', next.slice(0, 6))).toContain(`back on ${trade}`)
  expect(await refusal(promoteCommand, driver, 'trade@0000000')).toContain('begins with 0000000')
  await driver.store.createIfAbsent(`signatures/trade/${trade.slice(0, 6)}ffffff.json`, new Uint8Array())
  expect(await refusal(promoteCommand, driver, `trade@${trade.slice(0, 6)}`)).toMatch(
    /begins \w+ and \w+\. Type a digit more/,
  )
})

test('what a driver of another folder published is no name here', async () => {
  const { path } = await started()
  expect(await refusal(historyCommand, driverOf(`${path}-other`), 'trad')).toBe('done: No decision was made yet.')
})
