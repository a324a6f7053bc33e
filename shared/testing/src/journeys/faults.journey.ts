/** Every way in which a release can be broken leads, without a reload, to the one before it; the other parts never notice. */
import { readdirSync } from 'node:fs'
import { afterEach, expect, test } from '@jest/globals'
import { isFirefox } from '../engines/engine.ts'
import type { Spoil } from '../platform.ts'
import type { Change } from '../remake.ts'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'
import { breaksLate, isSame, mark, runs, ship } from './ship.ts'

const { phone: newPhone, platform } = journey()
const { built, published, promoted, back } = ship(platform)
const PATH = '/login'
const SCREEN = 'login.js'

afterEach(async () => {
  platform().spoilt.clear()
  await back('account')
})

/** Makes a changed release live. @returns its id */
async function goLive(change?: Change): Promise<string> {
  const release = await published('account', change)
  await promoted('account', release)
  return release
}

const reports = (release: string) =>
  platform()
    .logged.filter(({ event }) => event === 'client-report')
    .flatMap(({ details }) => (details as { reports: { unit: string; release: string }[] }).reports)
    .filter(report => report.release === release)

/** A phone at Home that will know whether it was loaded anew. */
async function atHome(): Promise<Driver> {
  const phone = await newPhone()
  phone.expects(/./) // what breaks says so in the console
  await phone.open('/home')
  await mark(phone)
  return phone
}

/** @param meanwhile what happens once the release before stands */
async function standsInGood(phone: Driver, bad: string, meanwhile = () => {}): Promise<void> {
  await phone.arrives(PATH)
  await phone.sees('Log in')
  await phone.misses('This part is unavailable')
  await phone.when(async () => !(await runs(phone, 'account')).includes(`account__${bad}`))
  expect(await runs(phone, 'account')).toEqual([`account__${built('account').release}`])
  await phone.when(() => reports(bad).length > 0)
  meanwhile()
  await phone.leave('/hangqing')
  await phone.sees(/BTC/)
  expect(await isSame(phone)).toBe(true)
}

const text =
  (content: string): Spoil =>
  () =>
    Buffer.from(content)
const gone: Spoil = () => undefined
const failing: Spoil = () => {
  throw new Error('the disk failed')
}
const held: (() => void)[] = []
const hanging: Spoil = () => new Promise(resolve => held.push(() => resolve(undefined)))
/** What is asked for once more does not hang again. */
const letGo = () => {
  platform().spoilt.clear()
  for (const end of held.splice(0)) end()
}
const page = text('<!doctype html><title>Not found</title>')
const edit =
  (file: string, how: (before: string) => string): Change =>
  files =>
    files.set(file, how(files.get(file) ?? ''))

const thrower = 'Promise.resolve({default(){throw new Error("first render")}})'

const broken: [what: string, change: Change | undefined, spoilt: [file: string, spoil: Spoil][]][] = [
  ['its entry answers 404', undefined, [['remoteEntry.js', gone]]],
  ['its entry answers 500', undefined, [['remoteEntry.js', failing]]],
  ['its entry is a page of HTML', undefined, [['remoteEntry.js', page]]],
  ['its entry does not parse', edit('remoteEntry.js', () => '((('), []],
  ['its entry is empty', edit('remoteEntry.js', () => ''), []],
  ['its entry throws as it loads', edit('remoteEntry.js', before => `throw new Error('at load');${before}`), []],
  ['its routes throw as they load', edit('routes.js', () => `throw new Error('at load')`), []],
  ['its routes answer 404', undefined, [['routes.js', gone]]],
  ['its screen answers 404', undefined, [[SCREEN, gone]]],
  ['its screen answers 500', undefined, [[SCREEN, failing]]],
  ['its screen is a page of HTML', undefined, [[SCREEN, page]]],
  ['its stylesheet answers 404', undefined, [['login.css', gone]]],
  ['its stylesheet is a page of HTML', undefined, [['login.css', page]]],
  ['its words do not come', undefined, [['words-en-us.js', gone]]],
  ['it was written for another shell', (_, manifest) => Object.assign(manifest, { needs: { shell: '^9.0.0' } }), []],
  [
    'its screens throw as they are first drawn',
    edit('routes.js', before => before.replaceAll('screen:()=>', `screen:()=>${thrower}||`)),
    [],
  ],
]

test('where a screen throws once it stood, the release before it stands, with a report, and the other parts work', async () => {
  const bad = await goLive(breaksLate)
  const phone = await atHome()
  await phone.leave(PATH)
  await phone.sees('New login')
  await phone.leave(`${PATH}?late=1`)
  await standsInGood(phone, bad)
})

/** One for each step of loading: for the short run, and for another engine. */
const few = /^its (?:entry throws as it loads|stylesheet answers 404|words do not come|screens throw)/

const sample = broken.filter(([what]) => few.test(what))

test.each(isFirefox() ? sample : cases(broken, sample))(
  'where %s, the release before it stands, with a report, and the other parts work',
  async (_, change, spoilt) => {
    const bad = await goLive(change)
    for (const [file, spoil] of spoilt) platform().spoilt.set(`account/${bad}/${file}`, spoil)
    const phone = await atHome()
    await phone.leave(PATH)
    await standsInGood(phone, bad)
  },
  60_000,
)

test.each(isFirefox() ? [['login.css']] : cases([['remoteEntry.js'], [SCREEN], ['login.css']], [['remoteEntry.js']]))(
  'where %s never answers, the release before it stands within the time that one step may take',
  async file => {
    const bad = await goLive()
    platform().spoilt.set(`account/${bad}/${file}`, hanging)
    const phone = await atHome()
    await phone.leave(PATH)
    await phone.page.waitForSelector(`[data-path="${PATH}"]`)
    await standsInGood(phone, bad, isFirefox() ? letGo : undefined) // it asks a server for nothing before a stylesheet came
  },
  90_000,
)

/** As the first address: from Home everything of it is known before. */
async function opensAtOnce(): Promise<Driver> {
  const phone = await newPhone()
  phone.expects(/./)
  await phone.leave(PATH)
  await phone.page.waitForSelector(`[data-path="${PATH}"]`)
  await phone.sees('Log in')
  return phone
}

test.each<[what: string, spoil: Spoil]>(
  isFirefox()
    ? [['is another', page]]
    : cases<[what: string, spoil: Spoil]>(
        [
          ['does not come', gone],
          ['is another', page],
          ['never answers', hanging],
        ],
        [['is another', page]],
      ),
)(
  'where what says the files of a unit that the page left out %s, the release before it stands, with a report',
  async (_, spoil) => {
    const bad = await goLive()
    platform().spoilt.set(`account/${bad}/release.json`, spoil)
    const phone = await opensAtOnce()
    expect(await runs(phone, 'account')).toEqual([`account__${built('account').release}`])
    await phone.when(() => reports(bad).length > 0)
    letGo()
  },
  60_000,
)

test('where it does not come, nor that of the release before, the unit stands as soon as config.json says the same', async () => {
  const [before, release] = [await goLive(), await goLive()] // new ones: the gateway keeps what says the files of others
  for (const one of [before, release]) platform().spoilt.set(`account/${one}/release.json`, gone)
  const phone = await opensAtOnce()
  expect(await runs(phone, 'account')).toEqual([`account__${release}`])
  await back('account') // from the second of the two
})

test('a page whose own release was cleaned away opens its next screen out of the live one, without a reload', async () => {
  const phone = await atHome()
  await phone.open(PATH)
  const { folder, release } = built('account')
  const live = await goLive()
  for (const file of readdirSync(folder)) platform().spoilt.set(`account/${release}/${file}`, gone)
  await lookAgain(phone, platform().store)
  expect(await runs(phone, 'account')).toEqual([`account__${release}`])
  await phone.leave('/language')
  await phone.arrives('/language')
  expect(await runs(phone, 'account')).toContain(`account__${live}`)
  expect(await isSame(phone)).toBe(true)
})
