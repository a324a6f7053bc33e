/** More of an identity: a refused camera, an upload without a connection, and a turned phone. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { identityJourney } from './identity.ts'

const { newPhone, person, watchCamera, lights, goesDark, allow, pickCountry, fillDetails, isOpenToAll } =
  identityJourney()

/** A picture of a screen is sharp and large enough. @param side of the square, in points of the picture */
async function pictureOf({ page }: Driver, side: number): Promise<string> {
  const path = `/tmp/photo-${side}.png` as const
  await page.screenshot({ path, clip: { x: 0, y: 0, width: side / 2, height: side / 2 } })
  return path
}

test('a camera that is refused leaves the camera app and the library; one that is too small is told so', async () => {
  const phone = await newPhone({ of: await person() })
  await phone.open('/shenfenRenzheng?step=details')
  const [small, large] = [await pictureOf(phone, 400), await pictureOf(phone, 700)]
  await pickCountry(phone)
  await fillDetails(phone)
  await allow(phone, false)
  await phone.tap('Continue')
  await phone.sees('Camera access is blocked', 'Open camera app')
  await isOpenToAll(phone, 'blocked')
  await phone.pick(/^Choose from library$/, small)
  await phone.sees('This photo is too small to read. The shorter side must be at least 600 pixels.')
  await phone.pick(/^Open camera app$/, large)
  await phone.sees('Brightness', 'Sharpness')
  await phone.back()
  await phone.sees('Thailand')
  await phone.tap('Continue')
  await phone.pick(/^Choose from library$/, large)
  await phone.tap(/^Use (photo|anyway)$/)
  await phone.sees('Back side', '2/3')
  await phone.back()
  await phone.tap('Continue')
  await phone.sees('Back side', '2/3')
})

test('an upload without a connection says so above the next photo, and goes when it is back; what is no picture is asked for again', async () => {
  const phone = await newPhone({ of: await person() })
  phone.expects(/ERR_INTERNET_DISCONNECTED/)
  await phone.open('/shenfenRenzheng?step=details')
  const large = await pictureOf(phone, 700)
  await fillDetails(phone)
  await allow(phone, false)
  await phone.tap('Continue')
  await phone.sees('Camera access is blocked')
  await phone.pick(/^Choose from library$/, large)
  await phone.sees('Brightness', 'Sharpness')
  await phone.page.setOfflineMode(true)
  await phone.tap(/^Use (photo|anyway)$/)
  await phone.sees('2/3', 'Front side')
  const failed = () => phone.page.$$eval('[data-kind=failed]', tiles => tiles.length)
  await phone.when(async () => (await failed()) === 1)
  await isOpenToAll(phone, 'failed')
  await phone.page.setOfflineMode(false)
  await phone.when(async () => (await failed()) === 0)
  await phone.pick(/^Choose from library$/, import.meta.filename)
  await phone.sees('3/3', 'please upload an image file')
  await phone.pick(/^Choose from library$/, large)
  await phone.tap(/^Use (photo|anyway)$/)
  await phone.sees('2/3', 'please upload an image file')
})

test('a phone on its side takes the photo too, and the camera is off when the page is left', async () => {
  const phone = await newPhone({ of: await person(), width: 812, height: 375 })
  await watchCamera(phone)
  await allow(phone, true)
  await phone.open('/shenfenRenzheng?step=details')
  await fillDetails(phone)
  await phone.tap('Continue')
  await phone.sees(/Looks good|Hold still|Too|Glare/)
  await phone.picture('identity-turned')
  const box = await phone.page.$eval('button[aria-label="Take photo"]', e => e.getBoundingClientRect().toJSON())
  expect([box.left >= 0, box.right <= 812]).toEqual([true, true])
  expect(await lights(phone)).toContain(true)
  await phone.open('/my')
  await goesDark(phone)
})
