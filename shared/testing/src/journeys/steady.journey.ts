/** Home comes without moving under the finger: on a slow phone, on a slow line, with nothing remembered and with all. */
import { expect, test } from '@jest/globals'
import { loginCall } from '@shared/contract'
import { connect } from '../client.ts'
import { beSlow } from '../slow.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { cumulative, watchShifts } from './shifts.ts'

const BUDGET = 0.05
const { phone: newPhone, person, platform } = journey({ demo: true })

async function demo() {
  const { url, publicKey } = platform().address()
  const { account = '', password = '' } = platform().demo ?? {}
  const { token } = await connect(url, publicKey).ask(loginCall, { account, password })
  return { account, password, token }
}

/** Until all of it has come. */
async function comes({ page, sees }: Driver): Promise<void> {
  await sees('24 hours', 'BTC')
  await page.waitForNetworkIdle({ idleTime: 1500, concurrency: 2, timeout: 60_000 })
}

test.each([
  ['a visitor', async () => undefined],
  ['somebody new', () => person()],
  ['somebody with a position', demo],
])(
  'for %s nothing on Home moves as it comes, nor as it comes again',
  async (_, who) => {
    const of = await who()
    const phone = await newPhone(of ? { of } : {})
    await beSlow(phone.page)
    const shifts = await watchShifts(phone.page)
    for (const visit of ['the first', 'the next']) {
      if (visit === 'the first') await phone.open('/home')
      else await phone.reload()
      await comes(phone)
      const all = await shifts()
      const moved = all.filter(({ value }) => value > 0.001)
      expect({ visit, moved, within: cumulative(all) <= BUDGET }).toEqual({ visit, moved, within: true })
    }
  },
  180_000,
)
