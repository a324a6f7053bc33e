/** A file that came damaged once, which the browser keeps for good: the retry asks past what it keeps. */
import { afterEach, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { liveSet } from './kept.ts'
import { ship } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built } = ship(platform)
afterEach(() => platform().spoilt.clear())

function damaged(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes) return undefined
  const changed = Buffer.from(bytes)
  const at = changed.length - 2
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
  return changed
}

/** What the login screen's code needs besides its own file. */
async function sharedChunk(): Promise<string> {
  const { units } = await liveSet(platform())
  const chunk = units.account?.preload?.['/login']?.find(file => /^\d+\.js$/.test(file))
  if (!chunk) throw new Error('/login preloads no chunk.')
  return chunk
}

/** The panel tries by itself as well, and may be gone by now. */
const retry = ({ page }: Driver) =>
  page.$$eval('button', all => all.find(({ textContent }) => textContent === 'Retry')?.click())

test.each([
  ['its words', () => 'words-en-us.js'],
  ['its stylesheet', () => 'login.css'],
  ['a chunk that it shares', sharedChunk],
])('a screen is drawn at the first retry where %s came damaged', async (_, named) => {
  const file = `account/${built('account').release}/${await named()}`
  platform().spoilt.set(file, damaged)
  const phone = await newPhone()
  phone.expects(/./) // the browser says that the hash differs
  await phone.open('/login')
  await phone.sees('This part is unavailable')
  platform().spoilt.clear()
  await retry(phone)
  await phone.sees('Log in')
  await phone.misses('This part is unavailable')
})
