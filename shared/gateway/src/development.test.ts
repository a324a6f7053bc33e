import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import type { UnitConfig } from '@shared/contract/config'
import { routeTo, temporaryFolder } from '@shared/release/testing'
import { running } from './testing/running.ts'

const folder = temporaryFolder()
const file = `${folder}/units.json`
const origin = 'http://127.0.0.1:40001'
const served = (...paths: string[]): UnitConfig => ({
  release: '0123456789ab',
  manifest: `sha384-${'A'.repeat(64)}`,
  entry: `${origin}/remoteEntry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  files: {},
  serial: 0,
  version: '1.0.0',
  preload: {},
  needs: { shell: '^1.0.0' },
  routes: paths.map(path => routeTo(path)),
})
const write = (units: Record<string, UnitConfig>) => writeFileSync(file, JSON.stringify(units))

let at: Awaited<ReturnType<typeof running>>
beforeAll(async () => {
  at = await running(folder, { servedUnits: file })
})

const live = async () => JSON.parse((await at.get('/config.json')).text)

test('a unit served from source stands in the live set, the others keep their releases', async () => {
  write({ trade: served('/kline', '/heyue') })
  const { units, shell, signature } = await live()
  expect(signature).toBeUndefined() // what was signed is another set
  expect(units.trade).toEqual(served('/kline', '/heyue'))
  expect([units.content.release, shell.release]).toEqual([at.releases.content, at.releases.shell])
})

test('the page may run its scripts and styles, and hear of changes; scripts without a hash are let in', async () => {
  write({ trade: served('/kline') })
  const { headers } = await at.get('/')
  const rules = String(headers['content-security-policy']).split('; ')
  expect(rules.find(rule => rule.startsWith('script-src'))).toMatch(
    /^script-src 'self' 'sha256-\S+' http:\/\/127\.0\.0\.1:40001$/,
  )
  expect(rules).toContain(`style-src 'self' ${origin}`)
  expect(rules).toContain(`connect-src 'self' ${origin} ws://127.0.0.1:40001`)
  expect(rules).toContain("require-trusted-types-for 'script'")
  expect(headers['integrity-policy']).toBeUndefined()
})

test('the next page load sees what was served meanwhile, and an unchanged one is not sent again', async () => {
  write({ trade: served('/kline') })
  const { etag = '' } = (await at.get('/config.json')).headers
  expect((await at.get('/config.json', { 'if-none-match': etag })).status).toBe(304)
  write({ trade: served('/kline', '/shandui'), wallet: served('/zichanCenter') })
  expect((await at.get('/config.json', { 'if-none-match': etag })).status).toBe(200)
  expect(Object.keys((await live()).units)).toEqual(['trade', 'content', 'wallet'])
})
