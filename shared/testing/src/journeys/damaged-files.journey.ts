/** A file that came damaged once, which the browser keeps for good: the retry asks past what it keeps. */
import { afterEach, test } from '@jest/globals'
import { flip } from './flip.ts'
import { journey } from './journey.ts'
import { liveSet } from './kept.ts'
import { retry } from './retry.ts'
import { ship } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built } = ship(platform)
afterEach(() => platform().spoilt.clear())

/** What the login screen's code needs besides its own file. */
async function sharedChunks(): Promise<string[]> {
  const { units } = await liveSet(platform())
  return units.account?.preload?.['/login']?.filter(file => /^\d+\.js$/.test(file)) ?? []
}

test.each([
  ['its words', async () => ['words-en-us.js']],
  ['its stylesheet', async () => ['login.css']],
  ['the chunks that it shares', sharedChunks],
])('a screen is drawn at the first retry where %s came damaged', async (_, named) => {
  const { release } = built('account')
  for (const file of await named()) platform().spoilt.set(`account/${release}/${file}`, flip)
  const phone = await newPhone()
  phone.expects(/./) // the browser says that the hash differs
  await phone.open('/login')
  await phone.sees('This part is unavailable')
  platform().spoilt.clear()
  await retry(phone.page)
  await phone.sees('Log in')
  await phone.misses('This part is unavailable')
})
