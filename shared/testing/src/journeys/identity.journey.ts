/** Proving who one is: a document by the camera, a rejected photo taken anew, what it earns; and every other way to a photo. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { identityJourney } from './identity.ts'

const { newPhone, platform, person, watchCamera, lights, goesDark, allow, fillDetails, counting, isOpenToAll } =
  identityJourney()

/** The date is set by the test, where a person types it. */
const BIRTHDAY = 1

const operate = (...words: string[]) => platform().operate(...words)

/** By the camera, which is on. */
async function shoot(phone: Driver): Promise<void> {
  await phone.sees('Brightness', 'Glare', 'Sharpness')
  await phone.tap('Take photo')
  await phone.tap(/^Use (photo|anyway)$/)
}

/** The desk has decided: the next look at messages tells so. */
async function decided(phone: Driver, ...words: string[]): Promise<void> {
  const [row = ''] = String(await operate('identity', 'list')).split('\n')
  await operate('identity', words[0] ?? '', row.split('  ')[0] ?? '', ...words.slice(1))
  await phone.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('from Home to sent in 15 taps; the front is rejected and taken anew, alone; approved it brings 15 points and 3.00', async () => {
  const alice = await person()
  const plain = await newPhone({ of: alice })
  const { phone, taps } = counting(plain)
  await watchCamera(phone)
  await phone.open('/home')
  await phone.tap(/^Verify your identity/)
  await phone.arrives('/shenfenRenzheng')
  await phone.sees('What you need', 'We usually decide within 1 day.')
  await isOpenToAll(phone, 'why')
  await phone.tap('Start')
  await fillDetails(phone)
  await isOpenToAll(phone, 'details')
  await phone.tap('Continue')

  await phone.sees('Use your camera here', 'All four edges in view')
  expect(await lights(phone)).toEqual([])
  await isOpenToAll(phone, 'explained')
  await allow(phone, true)
  await phone.tap('Allow camera')
  await phone.sees('Brightness', '1/3')
  await isOpenToAll(phone, 'camera')
  await phone.tap('Take photo')
  await phone.sees(/^.*(Looks|glare)/)
  await goesDark(phone)
  await isOpenToAll(phone, 'preview')
  await phone.tap(/^Use (photo|anyway)$/)
  await phone.sees('2/3')
  await shoot(phone)
  await phone.sees('3/3')
  await shoot(phone)
  await phone.sees('United States', 'Saetang', '1 1007 00345 67 8')
  await goesDark(phone)
  await isOpenToAll(phone, 'review')
  await phone.tap('Submit')
  await phone.arrives('/renzhengResult')
  await phone.sees('Under review', /Submitted \d\d/, 'We usually decide within 1 day.', 'What you can do meanwhile')
  expect(taps() + BIRTHDAY).toBeLessThanOrEqual(15)
  await phone.picture('identity-under-review')

  await decided(phone, 'reject', '--field', 'frontImage', '--reason', 'photo-unclear')
  await phone.sees('Rejected', 'A photo is too blurred or too dark to read.', 'Front side')
  await phone.picture('identity-rejected')
  await phone.tap('Resubmit')
  await phone.arrives('/shenfenRenzheng')
  await phone.sees('Your last application was rejected')
  await phone.type('Document number', '1 1007 00345 67 8')
  await phone.tap('Continue')
  await phone.sees('1/3', 'A photo is too blurred or too dark to read.', 'Brightness')
  await isOpenToAll(phone, 'again')
  await phone.tap('Take photo')
  await phone.tap('Retake')
  await shoot(phone)
  await phone.sees('Uploaded', 'Previous photo')
  await phone.tap('Submit')
  await phone.arrives('/renzhengResult')
  await phone.sees('Under review')

  await decided(phone, 'approve')
  await phone.sees('Verified', 'Credit score: +15', 'Continue to advanced verification')
  await phone.picture('identity-verified')
  await phone.open('/my')
  await phone.sees('Identity verified', '65')
  await phone.open('/renzhengResult')
  await phone.tap('See your rewards')
  await phone.arrives('/fuliCenter')
  await phone.picture('identity-welfare')
  await phone.sees(/3\.00\sUSDT · Keep 100 USDT or more for 7 nights to claim/)
})
