import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { liveConfig, setLiveConfig } from '../../remotes/live-config.ts'
import { adopt } from '../../remotes/routes.ts'
import { arrives, configOf, type Screens, startApp, visitor } from '../../testing/app.tsx'
import { startWire, type Wire } from '../transport/testing/wire.ts'
import { go, hasRoute } from './go.ts'
import { isListed, mayFrame } from './hosts.ts'
import { inviteCode } from './invitation.ts'
import { jumpExternal, openLink } from './links.ts'
import { useRoute } from './page-context.ts'

let wire: Wire
const FILES = '/api/sys/common/static/content'
const opened: unknown[][] = []
const Here = () => <h1>{JSON.stringify(useRoute().query)}</h1>
const screens: Screens = {
  '/home': { Screen: Here },
  '/outlink': { Screen: Here, keepAlive: true },
  '/articleDetail': { Screen: Here },
  '/chongzhi': { Screen: Here },
}

beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  await startApp(wire.url, screens, '/#/home')
})
afterAll(() => wire.close())
beforeEach(async () => {
  opened.length = 0
  jest.spyOn(window, 'open').mockImplementation((...how) => {
    opened.push(how)
    return null
  })
  await act(async () => go('/home'))
  await arrives('/home')
})

const followed = async (linkType: number | null, linkUrl: string | null) => {
  await act(async () => openLink({ linkType, linkUrl }))
  await arrives(location.hash.slice(1))
  return location.hash
}

test.each([
  [0, '/chongzhi', '#/home'],
  [null, null, '#/home'],
  [1, '/chongzhi?currency=USDT', '#/chongzhi?currency=USDT'],
  [1, '//evil.test', '#/home'],
  [1, '/\\evil.test', '#/home'],
  [1, 'https://evil.test', '#/home'],
  [2, 'https://tronscan.org/#/tx', '#/outlink?url=https%3A%2F%2Ftronscan.org%2F%23%2Ftx'],
  [2, 'https://x.test/\ud800', '#/outlink?url=https%3A%2F%2Fx.test%2F%EF%BF%BD'],
  [2, 'javascript:alert(1)', '#/home'],
  [2, `${FILES}/a.html`, '#/outlink?url=%2Fapi%2Fsys%2Fcommon%2Fstatic%2Fcontent%2Fa.html'],
  [4, `${FILES}/a.html`, '#/home'],
  [3, 'news:12', '#/articleDetail?kind=news&id=12'],
  [3, 'news', '#/home'],
  [9, 'https://x.test', '#/home'],
])('a link of type %p to %p leads to %s', async (type, url, hash) => {
  expect(await followed(type, url)).toBe(hash)
  expect(opened).toEqual([])
})

test('type 4 opens a new tab that learns nothing of ours', async () => {
  expect(await followed(4, 'https://x.test/a')).toBe('#/home')
  expect(opened).toEqual([['https://x.test/a', '_blank', 'noopener,noreferrer']])
})

test.each([
  [0, 'https://x.test', false],
  [1, 'https://x.test', false],
  [3, 'https://x.test', false],
  [4, 'https://x.test', true],
  [4, 'https://user@x.test', false],
  [4, 'https://:secret@x.test', false],
  [2, 'http://user@x.test', false],
  [4, 'https:x.test', false],
  [2, 'http:x.test', false],
  [4, 'ftp://x.test', false],
  [4, 'no address', false],
])('an external jump of type %p to %s: %p', (type, url, jumps) => {
  expect(jumpExternal(type, url)).toBe(jumps)
  expect(opened).toHaveLength(jumps ? 1 : 0)
})

test.each([2, 4])(
  'plain http of type %p is never framed: its site is named, and a press opens a new tab',
  async type => {
    expect(await followed(type, 'http://x.test/a')).toBe('#/home')
    const sheet = await screen.findByRole('dialog', { name: "You're about to visit x.test" })
    expect([sheet.textContent?.includes('http://x.test/a'), opened]).toEqual([true, []])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open in the browser' })))
    expect(opened).toEqual([['http://x.test/a', '_blank', 'noopener,noreferrer']])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('a listed site is known by its host, "*." for all beneath', () => {
  setLiveConfig({
    ...liveConfig(),
    outlink: [
      { host: '*.tronscan.org', frame: false },
      { host: 'x.test', frame: true },
    ],
  })
  expect(
    [
      'https://a.tronscan.org/b',
      'https://x.test',
      'https://tronscan.org.evil.test',
      'https://y.x.test',
      'http://x.test',
    ].map(isListed),
  ).toEqual([true, true, false, false, false])
})

test('only a site of which it is said is framed', () => {
  expect(['https://a.tronscan.org/b', 'https://x.test', 'http://x.test', 'https://y.test'].map(mayFrame)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('an address is live by its path alone', () => {
  expect(['/chongzhi?a=1', '/chongzhi/', '/tixian', '/Chongzhi'].map(hasRoute)).toEqual([true, true, false, false])
})

test('an invitation counts for 30 days', () => {
  expect(inviteCode()).toBe('')
  localStorage.setItem('invite-code', `A1B2|${Date.now() + 1000}|Lena`)
  expect(inviteCode()).toBe('A1B2')
  localStorage.setItem('invite-code', `A1B2|${Date.now() - 1}|Lena`)
  expect(inviteCode()).toBe('')
})

// Last: the viewer is gone from here on.
test('without a viewer type 2 opens a new tab', () => {
  const { '/outlink': _, ...rest } = screens
  adopt(configOf(wire.url, rest, { serial: 2 }))
  expect(jumpExternal(2, 'https://x.test')).toBe(true)
  expect(opened).toHaveLength(1)
})
