/** What the journeys of withdrawal accounts share: somebody with a withdrawal password, and codes for the camera. */
import { expect } from '@jest/globals'
import { changeWithdrawPasswordCall, payoutAccountListCall } from '@shared/contract'
import { findBarriers } from '../axe.ts'
import { wear } from '../browser.ts'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

export function settlementJourney() {
  const { phone: newPhone, platform, person } = journey()

  const client = () => connect(platform().address().url, platform().address().publicKey)

  const PIN = '135792'

  const TRON = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'

  async function withPin(): Promise<Person> {
    const someone = await person()
    const pin = { loginPassword: someone.password, password: PIN }
    await client().ask(changeWithdrawPasswordCall, pin, { token: someone.token })
    return someone
  }

  const accountsOf = async ({ token }: Person) => (await client().ask(payoutAccountListCall, {}, { token })).records

  /** Looked at in both themes, and for barriers. */
  async function isOpenToAll(phone: Driver, name: string): Promise<void> {
    for (const theme of ['light', 'dark'] as const) {
      await wear(phone.page, theme)
      await phone.picture(`settlement-${name}-${theme}`)
      expect(await findBarriers(phone.page)).toEqual([])
    }
  }

  return { newPhone, PIN, TRON, withPin, accountsOf, isOpenToAll }
}
