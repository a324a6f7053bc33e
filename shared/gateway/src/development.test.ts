import { writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { platform, temporaryFolder } from '@shared/release/testing'
import { nothingAround } from './development.ts'
import { running } from './testing/running.ts'
import { origin, served, servedShell, shellOrigin } from './testing/served.ts'

const folder = temporaryFolder()
const file = `${folder}/units.json`
const write = (units: object) => writeFileSync(file, JSON.stringify(units))

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

test('an exchange that stands in the place of the set’s says how it is spoken to', async () => {
  write({})
  const exchange = { ...platform, apiBase: '', transportPublicKey: 'of the sandbox', features: ['demo'] }
  const beside = await running(`${folder}/beside`, { servedUnits: file, exchange })
  const set = JSON.parse((await beside.get('/config.json')).text)
  expect(set).toMatchObject(exchange)
  expect(set.units.trade.release).toBe(beside.releases.trade)
})

test('with nothing around it what is served is the whole set', async () => {
  write({ shell: servedShell, trade: served('/kline') })
  const around = await nothingAround(file, platform)
  const alone = await running(`${folder}/alone`, { servedUnits: file, around })
  const { units, shell, name } = JSON.parse((await alone.get('/config.json')).text)
  expect([Object.keys(units), shell, name]).toEqual([['trade'], servedShell, platform.name])
  write({ trade: served('/kline') })
  await expect(nothingAround(file, platform)).rejects.toThrow('names no shell')
})

test('the page may run its scripts and styles, and hear of changes; scripts without a hash are let in', async () => {
  write({ trade: served('/kline') })
  const { headers } = await at.get('/')
  const rules = String(headers['content-security-policy']).split('; ')
  expect(rules.find(rule => rule.startsWith('script-src'))).toMatch(
    /^script-src 'self' ('sha256-\S+' ){3}http:\/\/127\.0\.0\.1:40001$/,
  )
  expect(rules.find(rule => rule.startsWith('style-src'))).toMatch(
    /^style-src 'self' 'sha256-\S+' http:\/\/127\.0\.0\.1:40001$/,
  )
  expect(rules).toContain(`connect-src 'self' ${origin} ws://127.0.0.1:40001`)
  expect(rules).toContain("require-trusted-types-for 'script'")
  expect(headers['integrity-policy']).toBeUndefined()
})

test('a shell served from source comes with the page in the place of its release: its one script, without a hash', async () => {
  write({ shell: servedShell })
  const { text, headers } = await at.get('/')
  const { shell, units } = await live()
  expect([shell, units.trade.release]).toEqual([servedShell, at.releases.trade])
  expect(text.match(/<script defer .*?>|<link rel="(stylesheet|preload)".*?>/g)).toEqual([
    `<script defer fetchpriority="high" crossorigin="anonymous" integrity="" src="${servedShell.entry}">`,
  ])
  const rules = String(headers['content-security-policy']).split('; ')
  for (const kind of ['script-src', 'style-src'])
    expect(rules.find(rule => rule.startsWith(kind))).toMatch(RegExp(` ${shellOrigin}$`))
})

test('the next page load sees what was served meanwhile, and an unchanged one is not sent again', async () => {
  write({ trade: served('/kline') })
  const { etag = '' } = (await at.get('/config.json')).headers
  expect((await at.get('/config.json', { 'if-none-match': etag })).status).toBe(304)
  write({ trade: served('/kline', '/shandui'), wallet: served('/zichanCenter') })
  expect((await at.get('/config.json', { 'if-none-match': etag })).status).toBe(200)
  expect(Object.keys((await live()).units)).toEqual(['trade', 'content', 'wallet'])
})
