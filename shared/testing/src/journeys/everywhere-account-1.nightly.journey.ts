/** A part of what the account unit shows: in each language, at the narrowest widths, in both themes; and planted faults. */
import { expect, test } from '@jest/globals'
import { testInEveryLanguage } from './everywhere-tests.ts'
import { ship } from './ship.ts'
import { LANGUAGES, LONGEST, sweep } from './sweep.ts'

const all = testInEveryLanguage({ unit: 'account', n: 1 })
const { published, promoted } = ship(all.platform)

/** Each shows in one state alone. */
const planted = `
  @media (max-width: 340px) { [data-path="/login"] h1 { width: 330px } }
  [data-path="/login"] form { width: calc(var(--text-scale) * 270px) }
  [data-theme=light] [data-path="/login"] p { color: #ddd }`

test('a fault of each kind that a release brings is named, in the state that has it', async () => {
  const release = await published('account', files => {
    files.set('login.css', `${files.get('login.css')}${planted}`)
    files.set('words-ko.js', `${files.get('words-ko.js')}`.replaceAll('회원가입', 'Create account'))
  })
  await promoted('account', release)
  const phone = await all.phone({ language: 'en-US' })
  const named = await sweep([{ phone, looks: [{ name: 'planted', path: '/login', who: 'visitor' }] }], () => LANGUAGES)
  for (const language of LANGUAGES)
    expect(named(language).join('\n')).toMatch(/at 320: MAIN scrolls sideways: 344 in 320/)
  expect(LANGUAGES.flatMap(named).join('\n')).not.toMatch('at 375')
  expect(LANGUAGES.filter(language => /"Create account"/.test(named(language).join()))).toEqual(['ko-KR'])
  for (const language of LONGEST) expect(named(`${language}, largest`).join()).toMatch(/scrolls sideways: 36\d in 320/)
  expect(named('barriers')).toEqual([expect.stringMatching(/light: color-contrast: /)])
})
