/** Proving who one is: a document by the camera, a rejected photo taken anew, what it earns; and every other way to a photo. */
import { expect, test } from '@jest/globals'
import { findBarriers } from '../axe.ts'
import { wear } from '../browser.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, platform, person } = journey()
const operate = (...words: string[]) => platform().operate(...words)

declare global {
  /** Every track that a camera of this page ever had. */
  var tracks: MediaStreamTrack[] | undefined
}

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

/** A picture of a screen is sharp and large enough. @param side of the square, in points of the picture */
async function pictureOf({ page }: Driver, side: number): Promise<string> {
  const path = `/tmp/photo-${side}.png` as const
  await page.screenshot({ path, clip: { x: 0, y: 0, width: side / 2, height: side / 2 } })
  return path
}

async function fillDetails(phone: Driver): Promise<void> {
  await phone.tap(/^Country or region/)
  await phone.type('Search country or code', 'Thailand')
  await phone.tap(/^Thailand/)
  await phone.type('Surname', 'Saetang')
  await phone.type('First name', 'Malee')
  await phone.page.$eval('input[type=date]', input => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(input, '1990-02-03')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await phone.type('Document number', '1 1007 00345 67 8')
}

/** By the camera, which is on. */
async function shoot(phone: Driver): Promise<void> {
  await phone.sees('Brightness', 'Glare', 'Sharpness')
  await phone.tap('Take photo')
  await phone.tap(/^Use (photo|anyway)$/)
}

/** What no address alone leads to, looked at in both themes. */
async function isOpenToAll(phone: Driver, name: string): Promise<void> {
  await phone.picture(`identity-${name}`)
  for (const theme of ['light', 'dark'] as const) {
    await wear(phone.page, theme)
    expect(await findBarriers(phone.page)).toEqual([])
  }
}

/** The desk has decided: the next look at messages tells so. */
async function decided(phone: Driver, ...words: string[]): Promise<void> {
  const [row = ''] = String(await operate('identity', 'list')).split('\n')
  await operate('identity', words[0] ?? '', row.split('  ')[0] ?? '', ...words.slice(1))
  await phone.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('three photos; the front is rejected and taken anew, alone; approved it brings 15 points and 3.00', async () => {
  const alice = await person()
  const phone = await newPhone({ of: alice })
  await watchCamera(phone)
  await phone.open('/my')
  await phone.tap('Not verified')
  await phone.arrives('/shenfenRenzheng')
  await fillDetails(phone)
  await phone.tap('Continue')
  await phone.sees('All four edges in view', 'Still needed: Front side')
  await isOpenToAll(phone, 'photos')

  await phone.tap(/^Front side/)
  await phone.sees('Use your camera here')
  expect(await lights(phone)).toEqual([])
  await isOpenToAll(phone, 'explained')
  await allow(phone, true)
  await phone.tap('Allow camera')
  await phone.sees('Brightness')
  await isOpenToAll(phone, 'camera')
  await phone.tap('Take photo')
  await phone.sees(/^.*(Looks|glare)/)
  await goesDark(phone)
  await isOpenToAll(phone, 'preview')
  await phone.tap('Retake')
  await shoot(phone)
  await phone.sees('Uploaded', 'Still needed: Back side')
  await goesDark(phone)

  await phone.tap(/^Back side/)
  await shoot(phone)
  await phone.tap(/^Photo holding your ID/)
  await shoot(phone)
  await phone.tap('Continue')
  await phone.sees('Thailand', 'Saetang', '1 1007 00345 67 8')
  await isOpenToAll(phone, 'review')
  await phone.tap('Submit')
  await phone.arrives('/renzhengResult')
  await phone.sees('Under review', /Submitted \d\d/)
  await phone.picture('identity-under-review')

  await decided(phone, 'reject', '--field', 'frontImage', '--reason', 'The front is blurred.')
  await phone.sees('Rejected', 'The front is blurred.', 'Front side')
  await phone.picture('identity-rejected')
  await phone.tap('Resubmit')
  await phone.arrives('/shenfenRenzheng')
  await phone.sees('Your last application was rejected')
  await phone.type('Document number', '1 1007 00345 67 8')
  await phone.tap('Continue')
  await phone.sees('Kept from last time', 'Still needed: Front side')
  await isOpenToAll(phone, 'kept')
  const retakes = () => phone.page.$$eval('[data-kind=rejected]', tiles => tiles.map(tile => tile.textContent))
  expect(await retakes()).toEqual([expect.stringMatching(/Front side.*The front is blurred\..*Retake/)])
  await phone.page.$eval('[data-kind=rejected] button', button => (button as HTMLElement).click())
  await shoot(phone)
  await phone.sees('Uploaded')
  await phone.tap('Continue')
  await phone.tap('Submit')
  await phone.arrives('/renzhengResult')
  await phone.sees('Under review')

  await decided(phone, 'approve')
  await phone.sees('Verified', 'Credit score: +15', 'Continue to advanced verification')
  await phone.picture('identity-verified')
  await phone.open('/my')
  await phone.sees('Identity verified', '65')
  await phone.open('/renzhengResult')
  await phone.tap('Claim your reward')
  await phone.arrives('/fuliCenter')
  await phone.picture('identity-welfare')
  await phone.tap('Claim 3.00 USDT')
  await phone.sees('Done')
  await phone.open('/zichanCenter')
  await phone.sees('3.00')
}, 240_000)

test('a camera that is refused leaves the camera app and the library; one that is too small is told so', async () => {
  const phone = await newPhone({ of: await person() })
  await phone.open('/shenfenRenzheng')
  const [small, large] = [await pictureOf(phone, 400), await pictureOf(phone, 700)]
  await fillDetails(phone)
  await phone.tap('Continue')
  await allow(phone, false)
  await phone.tap(/^Front side/)
  await phone.sees('The camera is blocked', 'Open camera app')
  await isOpenToAll(phone, 'blocked')
  await phone.pick(/^Choose from library$/, small)
  await phone.sees('This photo is too small to read. It needs 600 pixels on its shorter side.')
  await phone.pick(/^Open camera app$/, large)
  await phone.sees('Brightness', 'Sharpness')
  await phone.back()
  await phone.sees('Still needed: Front side')
  await phone.tap(/^Front side/)
  await phone.pick(/^Choose from library$/, large)
  await phone.tap(/^Use (photo|anyway)$/)
  await phone.sees('Uploaded', 'Still needed: Back side')
})

test('an upload without a connection says so at its tile, and goes at Retry; what is no picture is refused there', async () => {
  const phone = await newPhone({ of: await person() })
  phone.expects(/ERR_INTERNET_DISCONNECTED/)
  await phone.open('/shenfenRenzheng')
  const large = await pictureOf(phone, 700)
  await fillDetails(phone)
  await phone.tap('Continue')
  await allow(phone, false)
  await phone.tap(/^Front side/)
  await phone.sees('The camera is blocked')
  await phone.pick(/^Choose from library$/, large)
  await phone.sees('Brightness', 'Sharpness')
  await phone.page.setOfflineMode(true)
  await phone.tap(/^Use (photo|anyway)$/)
  await phone.sees('Retry')
  await isOpenToAll(phone, 'failed')
  await phone.page.setOfflineMode(false)
  await phone.misses('No connection Retry', 'No connection. Data from') // the bar has a Retry too
  await phone.tap('Retry')
  await phone.sees('Uploaded')
  await phone.tap(/^Back side/)
  await phone.pick(/^Choose from library$/, new URL(import.meta.url).pathname)
  await phone.sees('please upload an image file')
  expect(
    await phone.page.$$eval('[data-kind=failed] button', buttons => buttons.map(button => button.textContent)),
  ).toEqual(['Retake', ''])
})

test('a phone on its side takes the photo too, and the camera is off when the page is left', async () => {
  const phone = await newPhone({ of: await person(), width: 812, height: 375 })
  await watchCamera(phone)
  await allow(phone, true)
  await phone.open('/shenfenRenzheng')
  await fillDetails(phone)
  await phone.tap('Continue')
  await phone.tap(/^Front side/)
  await phone.sees(/Looks good|Hold still|Too|Glare/)
  await phone.picture('identity-turned')
  const box = await phone.page.$eval('button[aria-label="Take photo"]', e => e.getBoundingClientRect().toJSON())
  expect([box.left >= 0, box.right <= 812]).toEqual([true, true])
  expect(await lights(phone)).toContain(true)
  await phone.open('/my')
  await goesDark(phone)
})
