/** The object storage fails in the middle of a command, at a random request of it. */
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { lots } from '../../../testing/src/soak.ts'
import type { Ceph } from '../testing/ceph.ts'
import { cephPlace, describeOnCeph } from '../testing/ceph-here.ts'
import { startLine } from '../testing/ceph-line.ts'
import { type Ended, type Installation, startInstallation } from '../testing/faults/installation.ts'
import { works } from '../testing/faults/works.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

type Gateway = Ceph['gateway']
type Outage = {
  begin(gateway: Gateway): unknown
  end(gateway: Gateway): Promise<unknown>
  /** It ends while the command still waits, or only after that gave up. */
  lasts: boolean
  /** What may become of the command. */
  may(ended: Ended): boolean
}

/** Where it had decided before, and was making deltas, the decision stands, and it says what it could not make. */
const standsWithout = ({ code, err }: Ended) => code === 0 && err.startsWith('The decision stands, but deltas for it')
const gaveUp = (ended: Ended) => (ended.code === 1 || standsWithout(ended)) && /No answer came/.test(ended.err)

const outages: [string, Outage][] = [
  [
    'hangs for a moment',
    {
      begin: gateway => gateway.pause(),
      end: gateway => after(500).then(gateway.resume),
      lasts: false,
      may: ({ code }) => code === 0,
    },
  ],
  [
    'is killed and comes up again',
    {
      begin: gateway => gateway.kill(),
      end: gateway => gateway.start(),
      lasts: false,
      may: ended => ended.code === 0 || gaveUp(ended), // it may take longer than our patience
    },
  ],
  ['is killed', { begin: gateway => gateway.kill(), end: gateway => gateway.start(), lasts: true, may: gaveUp }],
]

const below = lots()
const cases = outages.flatMap(([how, outage]) => works.map(([name, prepare]) => ({ name, how, prepare, outage })))

await describeOnCeph('object storage on Ceph', ceph => {
  const folder = temporaryFolder()
  const requests = new Map<string, number>()
  let installation: Installation

  /** Runs a command over a line that counts its requests. */
  async function over(args: readonly string[], meet: (nth: number) => Promise<void> | void) {
    const line = await startLine(ceph().endpoint, async nth => {
      await meet(nth)
      return 'pass' as const
    })
    const ended = await installation.release(args, { env: { AWS_ENDPOINT_URL_S3: line.url } })
    await line.stop()
    return { ended, requests: line.asked.length }
  }

  beforeAll(async () => {
    installation = await startInstallation(join(folder, 'installation'), cephPlace())
    for (const [name, prepare] of works)
      requests.set(name, (await over((await prepare(installation)).args, () => {})).requests)
  })

  test.each(cases)(
    '$name while the storage $how: what is live was promoted, nothing is wrong, and the next run ends the work',
    async ({ name, prepare, outage }) => {
      const { gateway } = ceph()
      const { args, may, end } = await prepare(installation)
      const at = 1 + below(Math.floor((requests.get(name) ?? 0) * 0.9))
      let mended: Promise<unknown> | undefined
      const { ended } = await over(args, async nth => {
        if (nth !== at) return
        await outage.begin(gateway)
        if (!outage.lasts) mended = outage.end(gateway)
      })
      await (mended ?? outage.end(gateway))
      expect(outage.may(ended) ? 'as it may' : { at, ...ended }).toBe('as it may')
      expect(may).toContain(await installation.live())
      await end?.()
      await installation.live()
    },
    120_000,
  )
})
