/** Every call of every screen is refused: what the person can read of it. */
import { expect, jest, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { journey } from './journey.ts'
import { notices, refuseAllBut } from './observe.ts'

const { phone: newPhone, person, platform } = journey()

/**
 * Goes through: the profile, without which nobody is signed in, reports of faults, and the stream of prices, which breaks off
 * instead. The words of importantCustomerOnLine are not read (specification, section 7).
 */
const LEFT = /getMyUserInfo|clientReport|stream|importantCustomerOnLine/

async function paths(): Promise<string[]> {
  const config = (await (await fetch(`${platform().url}/config.json`)).json()) as Config
  return Object.values(config.units).flatMap(({ routes }) => routes.map(({ path }) => path))
}

jest.setTimeout(30 * 60_000)

test('says every refusal of every screen, in its place or as a notice', async () => {
  const of = await person({ balance: '500', contract: '500' })
  const all = await paths()
  expect(all.length).toBeGreaterThanOrEqual(15)
  for (const path of all) {
    const phone = await newPhone({ of })
    const said = await notices(phone.page)
    const refused = await refuseAllBut(phone.page, LEFT)
    await phone.open(path)
    await phone.when(async () => {
      const read = [await phone.says(), ...(await said())].join(' ')
      return [...refused].every(call => read.includes(call))
    })
    await phone.close()
  }
})
