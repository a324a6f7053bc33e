/** A part of what the account unit shows, looked at once, in the composite language; and planted faults. */
import { expect, test } from '@jest/globals'
import { COMPOSITE, speakComposite, wordsFile } from './composite.ts'
import { testOnce } from './everywhere-tests.ts'
import { lookOnce } from './look-once.ts'

const all = testOnce({ unit: 'account', n: 1 })

/** Each shows in one state alone. */
const planted = `
  [data-path="/login"] form { width: calc(var(--text-scale) * 270px) }
  [data-theme=light] [data-path="/login"] p { color: #ddd }`

test('names a fault of each kind that a release brings, in the state that has it', async () => {
  const { platform, phone: newPhone } = all
  const phone = await newPhone({ language: COMPOSITE })
  await phone.open('/language')
  const words = await speakComposite(platform(), phone.page, ['account'], (files, { say }) => {
    files.set('login.css', `${files.get('login.css')}${planted}`)
    const file = wordsFile(COMPOSITE)
    files.set(file, `${files.get(file)}`.replaceAll(new RegExp(say('Forgot password?'), 'gu'), 'Forgot password?'))
  })
  const fresh = await newPhone({ language: COMPOSITE })
  const named = await lookOnce([{ phone: fresh, looks: [{ name: 'planted', path: '/login', who: 'visitor' }] }], words)
  expect([...new Set(named('words'))]).toEqual([expect.stringMatching(/"Forgot password\?"$/)])
  expect(named('room').join('\n')).toMatch(/at 320: MAIN scrolls sideways: 3\d\d in 320/)
  expect(named('room').join('\n')).not.toMatch('at 375')
  expect(named('barriers')).toEqual([expect.stringMatching(/light: color-contrast: /)])
})
