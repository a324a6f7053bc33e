import { writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { platform, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote, rollback } from '@shared/release/writing'
import { running, shell } from '../testing/running.ts'

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
