/** What keeps others out: an authenticator, its recovery codes, and the withdrawal password. */
import { expect, test } from '@jest/globals'
import { changeWithdrawPasswordCall, serverTimeCall } from '@shared/contract'
import jsqr from 'jsqr'
import { connect } from '../client.ts'
import { totp } from '../totp.ts'
import { logIn } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { settled } from './settled.ts'

const { phone: newPhone, person, platform } = journey({ demo: true })
const client = () => connect(platform().address().url, platform().address().publicKey)

/** What a camera reads off the screen. */
async function codeOn({ page }: Driver): Promise<string | undefined> {
  const picture = await (await page.waitForSelector('[aria-label="QR code"]'))?.screenshot({ encoding: 'base64' })
  const { pixels, width, height } = await page.evaluate(async text => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0)
    const { width, height } = canvas
    return { pixels: Array.from(pen?.getImageData(0, 0, width, height).data ?? []), width, height }
  }, String(picture))
  return jsqr(Uint8ClampedArray.from(pixels), width, height)?.data
}

const now = () => client().ask(serverTimeCall, {})
/** The code of the step after the present one: it counts already, and none before it was it. */
const nextCode = async (secret: string) => totp(secret, (await now()) + 30_000)

/** On /bindGoogle: the key by camera, the code that an authenticator shows, the login password. @returns secret and recovery codes */
async function bind(phone: Driver, password: string): Promise<{ secret: string; codes: string[] }> {
  await phone.sees('Open in authenticator')
  await settled(phone.page)
  const url = new URL((await codeOn(phone)) ?? 'nothing:')
  expect([url.protocol, url.searchParams.get('issuer')]).toEqual(['otpauth:', 'tarn'])
  const secret = url.searchParams.get('secret') ?? ''
  expect((await phone.says()).replaceAll(/\s/g, '')).toContain(secret)
  await phone.type('Login password', password)
  await phone.type('Code from the authenticator', totp(secret, await now()))
  await phone.sees('Save your recovery codes')
  const codes = await phone.page.$$eval('ol[aria-label="Recovery codes"] li', items =>
    items.map(i => i.textContent ?? ''),
  )
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

async function saved(phone: Driver): Promise<void> {
  await phone.tap("I've saved them", 'checkbox')
  await phone.tap('Done')
  await phone.sees('Move to a new phone')
}

/** On the login page, by account, password and authenticator. */
async function logInWith(phone: Driver, { account, password }: { account: string; password: string }, code: string) {
  await phone.open('/login?by=google')
  await phone.type('Username, email or mobile number', account)
  await phone.type('Password', password)
  await phone.type('Authenticator code', code)
  await phone.tap('Log in')
}

test('bound it raises the score from 75 to 85 at once; its code logs in, and the same one again is used', async () => {
  const demo = platform().demo ?? { account: '', password: '' }
  const phone = await newPhone()
  await phone.open('/login')
  await logIn(phone, demo.account, demo.password)
  await phone.arrives('/home')
  await phone.open('/my')
  await phone.sees(/75\s*Credit score/)
  await phone.tap(/^Google Authenticator/)
  await phone.arrives('/bindGoogle')
  const { secret } = await bind(phone, demo.password)
  await saved(phone)
  await phone.back()
  await phone.arrives('/my')
  await phone.sees(/85\s*Credit score/, 'On')
  await phone.tap('Log out')
  await phone.sees('Log out?')
  await phone.tap('Log out')
  await phone.arrives('/home')
  const code = await nextCode(secret)
  await logInWith(phone, demo, code)
  await phone.arrives('/home')
  const other = await newPhone()
  await logInWith(other, demo, code)
  await other.sees('Code already used. Wait for the next one.')
})

test('recovery codes are shown until they are saved, hold up whoever leaves, and each logs in once', async () => {
  const ada = await person()
  const phone = await newPhone({ of: ada })
  phone.page.on('dialog', question => void question.accept()) // the browser's own, as the page is loaded anew
  await phone.open('/my')
  await phone.tap(/^Google Authenticator/)
  await phone.arrives('/bindGoogle')
  const { codes } = await bind(phone, ada.password)
  await phone.back()
  await phone.sees("You haven't saved your recovery codes. They disappear when you close this tab.")
  await phone.tap('Stay')
  await phone.reload()
  await phone.sees(...codes)
  await saved(phone)
  await phone.reload()
  await phone.sees('Move to a new phone')
  expect(await phone.says()).not.toContain(codes[0])
  const [stranger, again] = [await newPhone(), await newPhone()]
  await logInWith(stranger, ada, codes[0] ?? '')
  await stranger.arrives('/home')
  await logInWith(again, ada, (codes[0] ?? '').replace('-', '').toLowerCase())
  await again.sees('Code already used. Wait for the next one.')
})

/** Whether it is the withdrawal password: it would be changed by it. */
const counts = async (token: string, pin: string) =>
  (await client().call(changeWithdrawPasswordCall, { oldPassword: pin, password: '975310' }, { token })).refusal

test('the withdrawal password is set, changed, and locked by five wrong ones until a time that is said', async () => {
  const ada = await person()
  const phone = await newPhone({ of: ada })
  await phone.open('/my')
  await phone.tap('Set a withdrawal password')
  await phone.arrives('/withdrawPassword')
  await phone.type('Withdrawal password', '123456')
  await phone.sees('Choose a withdrawal password that is harder to guess')
  await phone.type('Withdrawal password', '246810')
  await phone.type('Withdrawal password again', '246810')
  await phone.type('Login password', ada.password)
  await phone.tap('Set withdrawal password')
  await phone.arrives('/my')
  await phone.misses('Set a withdrawal password')
  await phone.sees(/55\s*Credit score/)

  await phone.tap('Withdrawal password')
  await phone.sees('Withdrawals are paused for 24 hours after the change.')
  await phone.type('New withdrawal password', '135791')
  await phone.type('New withdrawal password again', '135791')
  for (const left of [4, 3, 2, 1]) {
    await phone.type('Current withdrawal password', '864202')
    await phone.tap('Change withdrawal password')
    await phone.sees(`Tries left: ${left}`)
  }
  await phone.type('Current withdrawal password', '246810')
  await phone.tap('Change withdrawal password')
  await phone.arrives('/my')
  expect(await counts(ada.token, '246810')).toBe('wrong-pin')

  await phone.tap('Withdrawal password')
  await phone.type('New withdrawal password', '246802')
  await phone.type('New withdrawal password again', '246802')
  for (const left of [3, 2, 1]) {
    await phone.type('Current withdrawal password', '864202')
    await phone.tap('Change withdrawal password')
    await phone.sees(`Tries left: ${left}`)
  }
  await phone.type('Current withdrawal password', '864202')
  await phone.tap('Change withdrawal password')
  await phone.sees(/Locked until \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/)
  expect(await counts(ada.token, '135791')).toBe('pin-locked')
})
