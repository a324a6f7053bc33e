/** What the journeys of an identity share: the form, the camera, and the desk's decision. */
import { expect } from '@jest/globals'
import { findBarriers } from '../axe.ts'
import { wear } from '../browser.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

declare global {
  /** Every track that a camera of this page ever had. */
  var tracks: MediaStreamTrack[] | undefined
}

export function identityJourney() {
  const { phone: newPhone, platform, person } = journey({ clock: 'real', wholeBrowser: true }) // rewards and messages come second by second

  /** Tells what the camera's light does. */
  const watchCamera = ({ page }: Driver) =>
    page.evaluateOnNewDocument(() => {
      self.tracks = []
      const devices = navigator.mediaDevices
      const ask = devices?.getUserMedia.bind(devices)
      if (ask)
        devices.getUserMedia = async wanted => {
          const stream = await ask(wanted)
          self.tracks?.push(...stream.getTracks())
          return stream
        }
    })

  const lights = ({ page }: Driver) =>
    page.evaluate(() => self.tracks?.map(({ readyState }) => readyState === 'live') ?? [])

  const goesDark = (phone: Driver) => phone.when(async () => (await lights(phone)).every(on => !on))

  /** What the browser says to the page when it asks. */
  const allow = ({ page }: Driver, camera: boolean) =>
    page.browserContext().overridePermissions(platform().url, camera ? ['camera'] : [])

  async function pickCountry(phone: Driver): Promise<void> {
    await phone.tap(/^Country or region/)
    await phone.type('Search country', 'Thailand')
    await phone.tap(/^Thailand/)
  }

  /** The country stays the one that the phone suggests. */
  async function fillDetails(phone: Driver): Promise<void> {
    await phone.type('Surname', 'Saetang')
    await phone.type('First name', 'Malee')
    await phone.page.$eval('input[type=date]', input => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(input, '1990-02-03')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await phone.type('Document number', '1 1007 00345 67 8')
  }

  /** Counts what the person does, each field that is typed into as one. */
  function counting(phone: Driver) {
    let count = 0
    const counted = {
      ...phone,
      tap: (...asked: Parameters<Driver['tap']>) => {
        count++
        return phone.tap(...asked)
      },
      type: (...asked: Parameters<Driver['type']>) => {
        count++
        return phone.type(...asked)
      },
    }
    return { phone: counted, taps: () => count }
  }

  /** What no address alone leads to, looked at in both themes. */
  async function isOpenToAll(phone: Driver, name: string): Promise<void> {
    await phone.picture(`identity-${name}`)
    for (const theme of ['light', 'dark'] as const) {
      await wear(phone.page, theme)
      expect(await findBarriers(phone.page)).toEqual([])
    }
  }

  return {
    newPhone,
    platform,
    person,
    watchCamera,
    lights,
    goesDark,
    allow,
    pickCountry,
    fillDetails,
    counting,
    isOpenToAll,
  }
}
