import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { expect, test } from '@jest/globals'
import { type Driver, started } from '../testing/started.ts'
import { sbomCommand } from './sbom.ts'

const library = (name: string, version: string, more: object = {}) => ({ type: 'library', name, version, ...more })
const bill = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
  components: [
    library('react', '19.3.1', { licenses: [{ license: { id: 'MIT' } }] }),
    library('react', '1.9.0', { group: '@base-ui', licenses: [{ expression: '(MIT OR Apache-2.0)' }] }),
    library('hand-made', '0.1.0', { licenses: [{ license: { name: 'Ours\u001b[2J' } }] }),
    library('nobody-says', '2.0.0'),
  ],
}

/** As it is typed, but in this process. */
function run({ store, keys }: Driver, ...words: string[]) {
  const { positionals } = parseArgs({ args: words, options: sbomCommand.options, allowPositionals: true })
  const desk = { store: () => store, keys: async () => keys, keysFolder: () => '', reports: () => undefined }
  return sbomCommand.run(desk, positionals, {})
}

const refusal = (...asked: Parameters<typeof run>): Promise<string> =>
  run(...asked).then(
    ({ text }) => `done: ${text}`,
    (error: Error) => error.message,
  )

test('the libraries of a release stand in columns with their licences, and with --json whole, valid as the makers of CycloneDX check it', async () => {
  const driver = await started()
  const release = await driver.publish('trade', '1.1.0', { sbom: JSON.stringify(bill) })
  const { text, json } = await run(driver, 'trade')
  expect(text.split('\n')).toEqual([
    'react           19.3.1  MIT',
    '@base-ui/react  1.9.0   (MIT OR Apache-2.0)',
    'hand-made       0.1.0   Ours [2J', // nothing of it commands a terminal
    'nobody-says     2.0.0   no licence named',
  ])
  expect(json).toEqual(bill)
  expect(await new JsonStrictValidator(Version.v1dot6).validate(JSON.stringify(json))).toBeNull()
  expect(await run(driver, `trade@${release.slice(0, 6)}`)).toEqual({ text, json })
})

test('a unit or a release that is not there is refused by its name, and so is a bill that is missing or was changed', async () => {
  const driver = await started()
  const { trade } = driver.first
  expect(await refusal(driver, 'traed')).toBe('Nothing of a unit "traed" is published. Did you mean trade?')
  expect(await refusal(driver, `traed@${trade}`)).toContain('Did you mean trade?')
  expect(await refusal(driver, 'loyalty')).toContain('Nothing of loyalty is published')
  expect(await refusal(driver, 'trade@0123456789ab')).toContain('trade@0123456789ab is not in the store')
  for (const words of [[], ['trade', 'wallet']]) expect(await refusal(driver, ...words)).toContain('Name one unit')
  expect(await refusal(driver, 'trade')).toContain(`trade@${trade} was built without a bill of materials`)
  const next = await driver.publish('trade', '1.1.0', { sbom: JSON.stringify(bill) })
  writeFileSync(join(driver.path, `releases/trade/${next}/sbom.cdx.json`), JSON.stringify({ ...bill, components: [] }))
  expect(await refusal(driver, 'trade')).toMatch(/sbom\.cdx\.json of trade@\w+ is missing or damaged/)
})
