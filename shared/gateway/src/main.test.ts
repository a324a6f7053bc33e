/** The gateway as a process. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { clientReportCall } from '@shared/contract'
import { temporaryFolder, testKeys } from '@shared/release/testing'
import { startGateway } from './start-gateway.ts'
import { request, running, serve } from './testing/running.ts'

const folder = temporaryFolder()
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const keys = `${folder}/keys`
mkdirSync(keys)
writeFileSync(`${keys}/accepted.json`, JSON.stringify(testKeys.accepted))

const env = (more: Record<string, string>) => ({
  PATH: process.env.PATH,
  RELEASE_STORE: `file:${folder}/store`,
  RELEASE_KEYS: keys,
  API_URL: 'http://127.0.0.1:9',
  ...more,
})

const failing = async (more: Record<string, string>) => {
  const failed = await promisify(execFile)(process.execPath, [main], { env: env(more) }).catch(e => e)
  return [failed.code, String(failed.stderr)]
}

test('prints its address when ready, serves, and ends in order when asked to', async () => {
  const { releases } = await running(folder)
  const operatorKey = 'k'.repeat(43)
  writeFileSync(`${folder}/operator.key`, operatorKey)
  const settings = env({
    ...{ PORT: '0', REPORTS_STORE: `file:${folder}/reports` },
    OPERATOR_KEY_FILE: `${folder}/operator.key`,
  })
  const child = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(child.stdout), 'line')
  const { url } = JSON.parse(line)
  expect((await request(url, '/healthz')).status).toBe(200)
  const authorization = `Bearer ${operatorKey}`
  expect((await request(url, '/metrics', { headers: { authorization } })).status).toBe(200)
  const about = { id: 'a', unit: 'trade', release: releases.trade, serial: 1, route: '/kline', message: '', stack: '' }
  await request(url, clientReportCall.path, { method: 'POST' }, JSON.stringify([{ ...about, kind: 'opened' }]))
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(readdirSync(`${folder}/reports/counts`)).toHaveLength(1) // what it had counted is not lost
})

test('does not start over a store of a newer form', async () => {
  const newer = `${folder}/newer`
  mkdirSync(`${newer}/formats`, { recursive: true })
  writeFileSync(`${newer}/formats/00000002.json`, '')
  expect(await failing({ PORT: '0', RELEASE_STORE: `file:${newer}` })).toEqual([
    1,
    expect.stringContaining('A newer version writes this store in another form (formats/00000002.json)'),
  ])
})

test('a taken port, a wrong one and a missing exchange are told in clear words', async () => {
  const { port } = await running(`${folder}/taken`)
  expect(await failing({ PORT: String(port) })).toEqual([
    1,
    expect.stringContaining(`Port ${port} is taken by another program`),
  ])
  expect(await failing({ PORT: '99999' })).toEqual([1, expect.stringContaining('PORT=99999 is no port')])
  expect(await failing({ API_URL: '' })).toEqual([1, expect.stringContaining('API_URL is missing')])
  const noKey = { OPERATOR_KEY_FILE: `${folder}/none` }
  expect(await failing(noKey)).toEqual([1, expect.stringContaining('/none does not exist. Make it')])
})

test('without accepted keys it does not start, since it could believe nothing', async () => {
  expect(await failing({ RELEASE_KEYS: `${folder}/none` })).toEqual([
    1,
    expect.stringContaining('pnpm release keys init'),
  ])
})

test('in development the first line says so, and a file that is not there is told', async () => {
  const file = `${folder}/units.json`
  expect(await failing({ DEV_UNITS: file })).toEqual([1, expect.stringContaining(`DEV_UNITS=${file} does not exist`)])
  writeFileSync(file, '{}')
  expect(await failing({ DEV_PLATFORM: file })).toEqual([1, expect.stringContaining('is no platform.json')])
  const settings = env({ PORT: '0', DEV_UNITS: file })
  const child = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(child.stdout), 'line')
  expect(JSON.parse(line).mode).toBe('development')
  child.kill('SIGTERM')
  await once(child, 'exit')
})

test('stopping cuts streams that would never end', async () => {
  const apiUrl = await serve((_, res) => void res.writeHead(200).write('data: 1\n\n'))
  const { store } = await running(`${folder}/stopping`)
  const gateway = await startGateway({ store, accepted: testKeys.accepted, apiUrl, graceMs: 10 })
  const cut = Promise.withResolvers<string>()
  const began = Promise.withResolvers<void>()
  http.get(`${gateway.url}/api/stream`, { agent: false }, reply => {
    reply.on('data', () => began.resolve())
    reply.on('error', (e: NodeJS.ErrnoException) => cut.resolve(e.code ?? ''))
  })
  await began.promise
  await gateway.stop()
  expect(await cut.promise).toBe('ECONNRESET')
})
