import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { boundText } from '@shared/contract/kept-page'
import { platform, signed, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote, remove, rollback } from '@shared/release/writing'
import { running, shell, trade } from '../testing/running.ts'

const folder = temporaryFolder()
const who = { who: 'ann', why: '' }
const withWorker = { ...shell, version: '1.1.0', files: { ...shell.files, 'worker.js': 'worker()' } }

test("the live shell's worker is asked for anew each time, under a policy of its own; where there is none, it takes itself away", async () => {
  const at = await running(folder)
  const worker = async () => (await at.get('/worker.js')).text
  expect(await worker()).toContain('registration.unregister()')
  await at.publish(withWorker)
  await promote(at.store, testKeys, { ...who, targets: [{ unit: 'shell' }], platform })
  const { status, headers, text } = await at.get('/worker.js')
  expect([status, text, headers['cache-control']]).toEqual([200, 'worker()', 'no-cache'])
  expect(headers['content-type']).toContain('text/javascript')
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'")
  await promote(at.store, testKeys, { ...who, targets: [], platform: { ...platform, worker: false } })
  expect(await worker()).toContain('registration.unregister()')
  await promote(at.store, testKeys, { ...who, targets: [], platform })
  expect(await worker()).toBe('worker()')
  await rollback(at.store, testKeys, { ...who, unit: 'shell' })
  expect(await worker()).toContain('registration.unregister()')
})

test('a worker whose bytes are not those of its hash is not sent', async () => {
  const at = await running(`${folder}/other`)
  const { release } = await at.publish(withWorker)
  await promote(at.store, testKeys, { ...who, targets: [{ unit: 'shell' }], platform })
  for (const twin of ['', '.br', '.gz'])
    writeFileSync(`${folder}/other/store/releases/shell/${release}/worker.js${twin}`, 'other()')
  expect((await at.get('/worker.js')).status).toBe(500)
})

type Running = Awaited<ReturnType<typeof running>>
const keeping = { ...shell, version: '1.2.0', files: { ...shell.files, 'worker.js': 'keep(self.keptPages)' } }

async function digestOf({ get }: Running): Promise<string> {
  const { text, headers } = await get('/')
  const bound = boundText(text, name => headers[name] as string)
  return createHash('sha256').update(bound).digest('base64')
}

async function listIn({ get }: Running): Promise<string[]> {
  const { text } = await get('/worker.js')
  expect(text).toMatch(/^keep\(self\.keptPages\)\n;self\.keptPages=/)
  return JSON.parse(text.split('self.keptPages=')[1] ?? '')
}

test('tells a worker that asks for it which pages may be kept: the live one, and those before whose releases it still names', async () => {
  const at = await running(`${folder}/list`)
  const goLive = async (made: typeof trade | typeof shell, percent?: number) => {
    const { release } = await at.publish(made)
    const going = percent === undefined ? {} : { percent }
    await promote(at.store, testKeys, { ...who, ...going, targets: [{ unit: made.unit, release }], platform })
    return digestOf(at)
  }
  const origin = await digestOf(at)
  const first = await goLive(keeping)
  expect(await listIn(at)).toEqual([first, origin])
  const second = await goLive({ ...trade, version: '2.0.0' })
  expect(await listIn(at)).toEqual([second, first, origin])
  const hostile = await goLive({ ...trade, version: '3.0.0' })
  expect(await listIn(at)).toEqual([hostile, second])
  await rollback(at.store, testKeys, { ...who, unit: 'trade' })
  const mended = await digestOf(at)
  expect(await listIn(at)).toEqual([mended, second, first, origin])
  const canary = await goLive({ ...trade, version: '4.0.0' }, 5)
  expect(await listIn(at)).toEqual([canary, mended, second, first, origin])
  await rollback(at.store, testKeys, { ...who, unit: 'trade' })
  expect(await listIn(at)).toEqual([await digestOf(at), mended, second, first, origin])
})

test('names no page of a set whose remote was removed', async () => {
  const at = await running(`${folder}/removed`)
  await at.publish(keeping)
  await promote(at.store, testKeys, { ...who, targets: [{ unit: 'shell' }], platform })
  await remove(at.store, testKeys, { ...who, unit: 'trade' })
  expect(await listIn(at)).toEqual([await digestOf(at)])
})

test('names no page of other settings, once those are taken back', async () => {
  const at = await running(`${folder}/settings`)
  await at.publish(keeping)
  const decide = (more: object) =>
    promote(at.store, testKeys, { ...who, targets: [{ unit: 'shell' }], platform: { ...platform, ...more } })
  await decide({})
  const first = await digestOf(at)
  await decide({ apiBase: 'https://calls.example' })
  expect(await listIn(at)).toEqual([await digestOf(at)])
  await decide({})
  const mended = await digestOf(at)
  expect((await listIn(at)).slice(0, 2)).toEqual([mended, first])
})

test('names no page of a set that the gateway refused since it has another policy', async () => {
  const at = await running(`${folder}/refused`)
  await at.publish(keeping)
  const policy = { version: 1, promote: 1, highest: 1 }
  await promote(at.store, testKeys, { ...who, targets: [{ unit: 'shell' }], platform })
  await planted(at, { policy })
  const live = await digestOf(at)
  const refused = await planted(at, { shell: { files: {} } })
  expect((await at.get('/config.json')).text).toContain(`"serial":${refused - 1}`)
  await planted(at, { policy })
  expect(await listIn(at)).toEqual([await digestOf(at), live])
})

/** Writes the second decision again after all others, past the tool. @returns its serial */
async function planted({ store }: Running, more: Record<string, object>): Promise<number> {
  const serial = (await store.listAfter('decisions/', '')).length + 1
  const key = (number: number) => `decisions/${String(number).padStart(8, '0')}.json`
  const { signature: _, ...said } = JSON.parse(Buffer.from((await store.read(key(2))) ?? []).toString())
  const { signature: __, ...set } = said.config
  const shell = { ...set.shell, ...more.shell }
  const signing = [testKeys.signing()] as const
  const config = signed(signing, { ...set, ...more, serial, shell })
  await store.createIfAbsent(key(serial), Buffer.from(JSON.stringify(signed(signing, { ...said, serial, config }))))
  return serial
}
