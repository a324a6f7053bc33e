/** docs/production.md as a person follows it, as far as one machine goes: its commands, in order, as they stand there. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openStore, type Store } from '../../../release/src/index.ts'
import { makeBuild, platform, routeTo, sound } from '../../../release/src/testing/made-release.ts'
import { initKeys, promote, publish, readBuiltRelease, readKeys } from '../../../release/src/writing.ts'
import { type Machine, newMachine } from '../testing/machine.ts'
import { codeIn, commandsOf, section, tableOf } from '../testing/page.ts'
import { askedOverHttp2, type Session } from '../testing/session.ts'

let machine: Machine
let store: Store
let phone: Session
let said = ''

const ann = { who: 'ann', why: 'a test', platform }
const storeUrl = () => `file://${machine.at('/var/lib/tarn/releases')}`
const keys = () => readKeys(machine.keys, storeUrl())

/** @returns its id */
async function published(unit: string, version: string): Promise<string> {
  const own = unit === 'shell' ? { keys: (await keys()).accepted } : { routes: [routeTo(`/${unit}`)] }
  const folder = await makeBuild(machine.at('/var/lib/dist'), sound(unit, { version, ...own }))
  return (await publish(store, await keys(), await readBuiltRelease(folder))).release
}

const live = async (port: string) => (await fetch(`${machine.gateway(port).url}/config.json`)).json()

beforeAll(async () => {
  machine = await newMachine()
  await initKeys(machine.keys)
  store = openStore(storeUrl())
  const targets = [
    { unit: 'shell', release: await published('shell', '1.0.0') },
    { unit: 'trade', release: await published('trade', '1.0.0') },
  ]
  await promote(store, await keys(), { ...ann, targets })
  said = await machine.type([...commandsOf('A machine with gateways'), ...commandsOf('Caddy')])
  phone = askedOverHttp2(machine.caddy(), 'app.example')
})
afterAll(async () => {
  phone?.close()
  await machine?.stop()
})

test('gateways run as their unit says, and tell their numbers to whoever bears the key of the page', async () => {
  expect(said).toContain('{"status":"ok","serial":1,"lookAge":0}')
  const authorization = `Bearer ${readFileSync(machine.at('/etc/tarn/operator.key'), 'utf8')}`
  for (const port of ['8080', '8081']) {
    const metrics = await fetch(`${machine.gateway(port).url}/metrics`, { headers: { authorization } })
    const names = tableOf('Watching').flatMap(([name]) => codeIn(name)[0]?.split('{')[0] ?? [])
    const text = await metrics.text()
    expect(names.filter(name => !text.includes(`# TYPE ${name} `))).toEqual([])
    expect((await fetch(`${machine.gateway(port).url}/metrics`)).status).toBe(401)
  }
})

test('behind Caddy the page comes by HTTP/2, for a year by TLS alone, and the numbers of the gateways do not', async () => {
  const page = await phone.get('/')
  expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
  expect(page.text).toContain('<!doctype html>')
  const others = ['/metrics', '/.env', '/healthz'].map(async path => (await phone.get(path)).status)
  expect(await Promise.all(others)).toEqual([404, 404, 200])
})

test('a gateway that is restarted is missed by nobody', async () => {
  const [restart = ''] = codeIn(section('A machine with gateways')).filter(code => code.startsWith('systemctl restart'))
  await phone.get('/') // the first one of a gateway makes the page
  const statuses: number[] = []
  let over = false
  const asking = Array.from({ length: 4 }, async () => {
    while (!over || statuses.length < 20) statuses.push((await phone.get('/')).status)
  })
  await machine.type([restart])
  over = true
  await Promise.all(asking)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a CDN may keep what the table says, and the gateway says it too', async () => {
  const { units, serial } = await live('8080')
  const concrete = (address = '/none.js') =>
    address
      .replace('<unit>/<release>/<file>', `trade/${units.trade.release}/remoteEntry.js`)
      .replace('<serial>', serial)
      .replace(/^\/api\/$/, '/api/none')
  const rows = tableOf('A CDN')
  expect(rows).toHaveLength(8)
  for (const [addresses, says] of rows) {
    const named = codeIn(addresses)
    for (const address of named.length > 0 ? named : [undefined]) {
      const { headers } = await fetch(machine.gateway('8080').url + concrete(address))
      expect([address, headers.get('cache-control')]).toEqual([address, codeIn(says)[0]])
    }
  }
})

const [backUp = [], restore = []] = [commandsOf('Backups').slice(0, 3), commandsOf('Backups').slice(3, 5)]

test('a store that is lost comes back from the backup; the last decisions that it lacks are decided again', async () => {
  await machine.type(backUp)
  const trade = await published('trade', '2.0.0')
  await promote(store, await keys(), { ...ann, targets: [{ unit: 'trade', release: trade }] })
  await machine.type(backUp)
  expect((await live('8081')).serial).toBe(2)
  rmSync(machine.at('/var/lib/tarn/releases'), { recursive: true })
  expect((await live('8081')).serial).toBe(2) // what was live goes on
  expect(await machine.type(restore)).toContain('All is well')
  expect((await live('8081')).units.trade.release).toBe(trade)

  rmSync(machine.at('/backup/releases/decisions/00000002.json'))
  rmSync(machine.at('/var/lib/tarn/releases'), { recursive: true })
  await expect(machine.type(restore)).rejects.toThrow(/Decision 2, which you saw in this store, is gone/)
  rmSync(join(machine.keys, 'seen.json'))
  await promote(store, await keys(), { ...ann, targets: [{ unit: 'trade', release: trade }] })
  await machine.type(['systemctl restart tarn-gateway@8080'])
  const again = await live('8080')
  expect([again.serial, again.units.trade.release]).toEqual([2, trade])
})
