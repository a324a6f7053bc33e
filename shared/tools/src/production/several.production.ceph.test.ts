/** Several gateways over one object storage, behind Caddy: one is killed while phones ask, and nobody notices. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openStore, type Store } from '../../../release/src/index.ts'
import { cephPlace, describeOnCeph } from '../../../release/src/testing/ceph-here.ts'
import { makeBuild, platform, routeTo, sound, testKeys } from '../../../release/src/testing/made-release.ts'
import { temporaryFolder } from '../../../release/src/testing/temporary-folder.ts'
import { promote, publish, readBuiltRelease } from '../../../release/src/writing.ts'
import { type Caddy, startCaddy } from '../../../testing/src/caddy.ts'
import { root } from '../run.ts'
import { askedOverHttp2, type Session } from '../testing/session.ts'
import { startProcess, type Unit } from '../testing/unit.ts'

const folder = temporaryFolder()
const PHONES = 6

await describeOnCeph('several gateways over Ceph', () => {
  const place = cephPlace()
  let store: Store
  let gateways: Unit[] = []
  let caddy: Caddy
  let sessions: Session[] = []

  async function ship(unit: string, version: string): Promise<string> {
    const routes = unit === 'shell' ? [] : [routeTo(`/${unit}`)]
    const built = await makeBuild(`${folder}/dist`, sound(unit, { version, routes }))
    return (await publish(store, testKeys, await readBuiltRelease(built))).release
  }
  const goLive = (...targets: { unit: string; release: string }[]) =>
    promote(store, testKeys, { targets, platform, who: 'ann', why: 'a test' })

  function startGateway(): Promise<Unit> {
    const settings = { RELEASE_STORE: place, RELEASE_KEYS: `${folder}/keys`, API_URL: 'http://127.0.0.1:9' }
    const env = { ...process.env, ...settings, PORT: '0', TRUST_PROXY: '1', NODE_OPTIONS: '' }
    return startProcess(process.execPath, ['shared/gateway/src/main.ts'], root, env)
  }

  beforeAll(async () => {
    mkdirSync(`${folder}/keys`)
    writeFileSync(`${folder}/keys/accepted.json`, JSON.stringify(testKeys.accepted))
    store = openStore(place)
    await goLive(
      { unit: 'shell', release: await ship('shell', '1.0.0') },
      { unit: 'trade', release: await ship('trade', '1.0.0') },
    )
    gateways = await Promise.all([startGateway(), startGateway(), startGateway()])
    const hosts = gateways.map(({ url }) => new URL(url).host).join(' ')
    caddy = await startCaddy({ GATEWAYS: hosts })
    sessions = Array.from({ length: PHONES }, () => askedOverHttp2(caddy, 'localhost'))
  })
  afterAll(async () => {
    for (const session of sessions) session.close()
    await Promise.all([caddy?.stop(), ...gateways.map(gateway => gateway.stop('SIGKILL'))])
  })

  test('one is killed in the middle of what it answers, and phones get each page, file and decision from the others', async () => {
    const failed: string[] = []
    let [served, over] = [0, false]
    const ask = async (phone: Session, path: string) => {
      const answer = await phone.get(path)
      served += 1
      if (answer.status !== 200) failed.push(`${path}: ${answer.status} ${answer.text}`)
      return answer.text
    }
    const release = JSON.parse(await ask(sessions[0] ?? never(), '/config.json')).units.trade.release
    const browse = async (phone: Session) => {
      while (!over) for (const path of ['/', `/r/trade/${release}/remoteEntry.js`]) await ask(phone, path)
    }
    const browsing = sessions.slice(1).map(browse)
    await gateways[0]?.stop('SIGKILL')
    await goLive({ unit: 'trade', release: await ship('trade', '2.0.0') })
    const serials: number[] = []
    while (serials.length < 10 || served < 100)
      serials.push(JSON.parse(await ask(sessions[0] ?? never(), '/config.json')).serial)
    over = true
    await Promise.all(browsing)
    expect(failed).toEqual([])
    expect(new Set(serials)).toEqual(new Set([2])) // whichever of them answers
  })
})

function never(): never {
  throw new Error('There is no phone')
}
