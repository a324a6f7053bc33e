/** The sheet of alerts in every language. */
import { expect, test } from '@jest/globals'
import { pushJourney } from './push.ts'
import { LANGUAGES, LONGEST, sweep } from './sweep.ts'

const { service, newPhone, person, turnOn } = pushJourney()

test('its sheet fits in every language, with the largest letters into 320, and axe finds no barrier', async () => {
  const phone = await newPhone({ of: await person() })
  await turnOn(phone, service.browser())
  await phone.reload() // what was said stays in the language that it was said in
  const found = await sweep([{ phone, looks: [{ name: 'alerts', path: '/notifications?sheet=alerts', who: 'new' }] }])
  const asked = [...LANGUAGES, ...LONGEST.map(language => `${language}, largest` as const), 'barriers' as const]
  expect(asked.flatMap(found)).toEqual([])
})
