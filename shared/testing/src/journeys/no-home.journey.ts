/** A live set without Home, e.g. of a team that runs two parts alone. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { promote } from '@shared/release/writing'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'

const { phone: newPhone, platform } = journey({ without: ['content'] })

/** The one release of a unit in the store. */
function published(unit: string): string {
  const [folder] = globSync(join(platform().storeFolder, 'releases', unit, '*'))
  if (!folder) throw new Error(`${unit} was not published`)
  return basename(folder)
}

test('where Home is not live its address says so and leads on to the tabs that are, and Home comes once it is', async () => {
  const phone = await newPhone()
  await phone.open('/nowhere')
  await phone.sees('This part is unavailable')
  expect(await phone.at()).toBe('/home')
  await phone.tap('Market')
  await phone.arrives('/hangqing')
  await phone.leave('/')
  await phone.sees('This part is unavailable')
  await phone.arrives('/home')
  await phone.picture('without home')

  const { store, keys } = platform()
  const targets = [{ unit: 'content', release: published('content') }]
  await promote(store, keys, { who: 'ann', why: 'a journey', targets, platform: undefined })
  await lookAgain(phone, platform().store)
  await phone.misses('This part is unavailable')
  await phone.arrives('/home')
})
