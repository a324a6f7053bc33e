import { createPublicKey, verify } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { type PageConfig, type PageSignature, pageConfig } from '@shared/contract/page-config'
import { type OneSignature, signedBytes } from '@shared/contract/signed'
import { platform, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote } from '@shared/release/writing'
import * as v from 'valibot'
import { running, shell, trade } from '../testing/running.ts'

const folder = temporaryFolder()
let at: Awaited<ReturnType<typeof running>>
beforeAll(async () => {
  at = await running(folder)
})
const goLive = (unit: string, percent?: number) =>
  promote(at.store, testKeys, { targets: [{ unit }], percent, platform, who: 'ann', why: 'a test' })

async function pageAt(path = '/'): Promise<PageConfig> {
  const { text } = await at.get(path, { 'sec-fetch-site': 'same-origin' })
  const written = JSON.parse(/id="config">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
  expect(v.is(pageConfig, written)).toBe(true)
  return written
}
const whole = async () => JSON.parse((await at.get('/config.json')).text)

/** By Node, over the page as it is. */
function holds(page: PageConfig, { value }: OneSignature): boolean {
  const key = createPublicKey(testKeys.held[0]?.privateKey ?? '')
  return verify('sha256', signedBytes(page), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(value, 'base64'))
}

test('leaves out of the page the files that Home does not need, under a signature of its own, unless the shell cannot read it', async () => {
  expect(await pageAt()).toEqual(await whole())
  const first = at.releases.shell
  await at.publish({ ...shell, readsThin: true })
  await goLive('shell')
  await at.publish({ ...trade, version: '1.1.0' })
  await goLive('trade', 5)
  const [page, config] = [await pageAt(), await whole()]
  const { trade: far, content: near } = page.units
  expect([far?.files, far?.canary?.files, near]).toEqual([undefined, undefined, config.units.content])
  expect(config.units.trade).toMatchObject({ ...far, files: { 'kline.js': expect.any(String) } })
  const { thin, ...signature } = page.signature ?? {}
  expect(holds(page, thin as PageSignature)).toBe(true)
  expect([holds(page, signature as OneSignature), holds(config, signature as OneSignature)]).toEqual([false, true])
  expect(await pageAt(`/?shell=${first}`)).toEqual(config)
})
