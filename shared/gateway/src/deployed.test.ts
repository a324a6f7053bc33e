import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { temporaryFolder, testKeys } from '@shared/release/testing'
import { deployedApi, deployedConfig } from './deployed.ts'
import { startGateway } from './start-gateway.ts'
import { request, running, serve } from './testing/running.ts'
import { servedShell as shell } from './testing/served.ts'

const folder = temporaryFolder()

/** A deployed set, and a gateway on this machine that serves it behind a shell from source. */
async function both(apiUrl = 'http://127.0.0.1:9') {
  const deployed = await running(folder)
  const servedUnits = `${folder}/units.json`
  writeFileSync(servedUnits, JSON.stringify({ shell }))
  const local = await startGateway({
    ...{ store: deployed.store, accepted: testKeys.accepted, apiUrl, graceMs: 0, log: () => {} },
    ...{ deployed: deployed.url, servedUnits },
  })
  return { deployed, local }
}

test('the deployed remotes stand behind the shell from source, their files where they are; nothing is signed any more', async () => {
  const { deployed, local } = await both()
  const config = JSON.parse((await request(local.url, '/config.json')).text)
  expect([config.shell, config.signature]).toEqual([shell, undefined])
  expect(config.units.trade).toEqual(JSON.parse((await deployed.get('/config.json')).text).units.trade)
  expect((await request(local.url, config.units.trade.entry)).text).toBe('entry()')
  const compressed = await request(local.url, config.units.trade.entry, { headers: { 'accept-encoding': 'br' } })
  expect([compressed.text, compressed.headers['content-encoding']]).toEqual(['entry()', undefined])
  expect((await request(local.url, '/r/trade/0123456789ab/remoteEntry.js')).status).toBe(404)
  await local.stop()
})

test("a call reaches the deployed installation as if from its own page: another site's it might refuse", async () => {
  const apiUrl = await serve((req, res) => void res.end(JSON.stringify(req.headers)))
  const { local } = await both(apiUrl)
  const sent = { origin: local.url, referer: `${local.url}/`, 'x-access-token': 't' }
  const reply = await request(local.url, '/api/x', { headers: sent })
  expect(JSON.parse(reply.text)).toMatchObject({
    ...{ host: new URL(apiUrl).host, origin: apiUrl, referer: `${apiUrl}/`, 'x-access-token': 't' },
  })
  expect(reply.text).not.toContain('x-forwarded-for')
  await local.stop()
})

test('an address where no live set stands is told in clear words', async () => {
  const page = await serve((_, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>A page'))
  await expect(deployedConfig(page)).rejects.toThrow('/config.json names no live set that can be read here')
  await expect(deployedConfig('http://127.0.0.1:1')).rejects.toThrow('cannot be reached')
  expect([deployedApi('https://a.example/', ''), deployedApi('https://a.example', 'https://b.example/v1')]).toEqual([
    'https://a.example/',
    'https://b.example/v1',
  ])
})
