import { expect, test } from '@jest/globals'
import { clearMessagesCall, messageListCall, unreadMessagesCall } from '@shared/contract/calls/content'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { changed } from 'shell/query'
import { call } from 'shell/transport'
import { newsAtom, unansweredAtom } from './notifications.state.ts'

const routes = '/home /notifications /articleList /articleDetail /fuliCenter /zichanCenter /devices'.split(' ')
const open = (as: Person, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./notifications.screen.tsx'), { path: '/notifications', routes, as, ...o })

type Sent = { tab?: string; path?: string; text?: string }
const send = ({ account }: Person, title: string, { tab = 'transaction', path, text = `About ${title}` }: Sent = {}) =>
  operate(
    exchange(),
    ...['message', 'send', account, '--title', title, '--text', text, '--tab', tab],
    ...(path ? ['--path', path] : []),
  )

/** Somebody with these messages, the last one the newest. */
async function personWith(...messages: (readonly [title: string, sent?: Sent])[]): Promise<Person> {
  const person = await newPerson(exchange())
  for (const [title, sent] of messages) await send(person, title, sent)
  return person
}

const rows = () => screen.queryAllByRole('listitem')
const row = async (title: string) => (await screen.findByText(title)).closest('li') ?? document.body
const dots = () => rows().filter(item => within(item).queryByText('New') !== null)
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const unreadAtServer = async () => {
  const reply = await call(unreadMessagesCall, {})
  return reply.state === 'ok' ? reply.value.anntMsgTotal + reply.value.sysMsgTotal : -1
}

test('while it loads, rows stand there; then each message has its words, its time and a dot, and is read', async () => {
  const person = await personWith(['Hello', { tab: 'system' }], ['Order filled'])
  await open(person)
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  const item = within(await row('Order filled'))
  expect(item.getByText('About Order filled')).toBeTruthy()
  expect(item.getByText(/ago|now/)).toBeTruthy()
  expect(dots()).toHaveLength(2)
  expect(await unreadAtServer()).toBe(0)
})

test('tabs count what is new in each, and go on doing so although listing read it', async () => {
  const person = await personWith(['One', { tab: 'system' }], ['Two', { tab: 'task' }], ['Three'], ['Four'])
  const { user, at } = await open(person)
  await row('Four')
  await waitFor(() => expect(tab(/^All/).textContent).toContain('4 new'))
  await user.click(tab(/^Transaction/))
  await waitFor(() => expect(at()).toBe('/notifications?tab=transaction'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(dots()).toHaveLength(2)
  expect([/^System/, /^Task/, /^Transaction/].map(name => tab(name).textContent)).toEqual([
    expect.stringContaining('1 new'),
    expect.stringContaining('1 new'),
    expect.stringContaining('2 new'),
  ])
})

test('who leaves has seen them', async () => {
  const { leave } = await open(await personWith(['Seen']))
  await row('Seen')
  expect(Object.keys(getDefaultStore().get(newsAtom))).toHaveLength(1)
  leave()
  expect(getDefaultStore().get(newsAtom)).toEqual({})
})

test('who leaves before the list is there still finds it new on coming back', async () => {
  const { leave } = await open(await personWith(['Missed']))
  leave()
  await waitFor(() => expect(Object.keys(getDefaultStore().get(newsAtom))).toHaveLength(1))
})

test('a message is a way to what it tells of; one whose page is not live is words', async () => {
  const person = await personWith(['Way', { path: '/devices' }], ['Not live', { path: '/bisai' }])
  await open(person)
  expect(
    within(await row('Way'))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('#/devices')
  expect(within(await row('Not live')).queryByRole('link')).toBeNull()
})

test('one of many words unfolds', async () => {
  const { user } = await open(await personWith(['Long', { text: 'Word '.repeat(60).trim() }]))
  const button = within(await row('Long')).getByRole('button')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('all is read at once: the dots go, the counts too; another tab keeps its own', async () => {
  const person = await personWith(['Keep', { tab: 'task' }], ['Read'])
  const { user } = await open(person, { query: { tab: 'transaction' } })
  await row('Read')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(dots()).toHaveLength(0))
  expect(await screen.findByText('Marked as read')).toBeTruthy()
  await waitFor(() => expect(tab(/^All/).textContent).toContain('1 new'))
  expect(await unreadAtServer()).toBe(1)
})

test('a server that cannot do so has no button', async () => {
  await open(await personWith(['One']), { without: ['notice-clear'] })
  await row('One')
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('what arrives meanwhile waits above the list until it is asked for', async () => {
  const person = await personWith(['First'])
  const { user } = await open(person)
  await row('First')
  await send(person, 'Second')
  await send(person, 'Third')
  act(() => changed(['messages']))
  const pill = await screen.findByRole('button', { name: '2 new messages' })
  expect(rows()).toHaveLength(1)
  await user.click(pill)
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(dots()).toHaveLength(3)
  await waitFor(() => expect(screen.queryByRole('button', { name: '2 new messages' })).toBeNull())
})

test('one that arrives between two pages is neither lost nor shown twice', async () => {
  const person = await personWith(...Array.from({ length: 25 }, (_, nth) => [`Message ${nth}`] as const))
  const { user } = await open(person)
  await waitFor(() => expect(rows()).toHaveLength(20))
  await waitFor(() => expect(tab(/^All/).textContent).toContain('25 new'))
  await send(person, 'Between')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('No more items')
  expect(rows()).toHaveLength(25)
  expect(dots()).toHaveLength(25)
  act(() => changed(['messages']))
  await user.click(await screen.findByRole('button', { name: '1 new message' }))
  await row('Between')
  expect(rows()).toHaveLength(26)
  expect(dots()).toHaveLength(26)
})

test('marks as new what the exchange listed in an answer that was cut on its way', async () => {
  let lists = 0
  const loses = (path: string) => path.startsWith(messageListCall.path) && lists++ === 0
  const { address, stop } = await standBetween(exchange(), { loses })
  await open(await personWith(['Cut off'], ['Cut off too']), { at: address })
  await row('Cut off')
  expect([dots().length, lists, await unreadAtServer()]).toEqual([2, 2, 0])
  await stop()
})

test('marks as new at Retry what the exchange listed in an answer that did not arrive', async () => {
  let lists = 0
  const garbles = (path: string) => (path.startsWith(messageListCall.path) && lists++ === 0 ? 'Bad gateway' : undefined)
  const { address, stop } = await standBetween(exchange(), { garbles })
  const { user } = await open(await personWith(['Missed'], ['Missed too']), { at: address })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await row('Missed')
  expect([dots().length, lists, await unreadAtServer()]).toEqual([2, 2, 0])
  await stop()
})

/** Holds the first answer to this call back. @returns whether it was asked for, and what lets it through */
function holding({ path: held }: { path: string }) {
  let [asked, isThrough, letThrough] = [0, false, () => {}]
  const gate = new Promise<void>(resolve => {
    letThrough = resolve
  })
  const until = (path: string) => {
    if (!path.startsWith(held) || asked++ > 0) return undefined
    return gate.then(() => {
      isThrough = true
    })
  }
  const wasAsked = () => waitFor(() => expect(asked).toBe(1))
  const pass = async () => {
    letThrough()
    await waitFor(() => expect(isThrough).toBe(true))
    await unreadAtServer().catch(() => -1) // a later answer: the one before it is read by then
  }
  return { until, wasAsked, pass }
}

test.each([
  ['the request id of an answer that did not arrive', true],
  ['the new messages of an answer that arrived', false],
])('keeps nothing for the next person of a list that the former person asked for: %s', async (_, cuts) => {
  const { until, wasAsked, pass } = holding(messageListCall)
  let isCut = false
  const garbles = (path: string) => (isCut && path.startsWith(messageListCall.path) ? 'Bad gateway' : undefined)
  const { address, stop } = await standBetween(exchange(), { until, garbles })
  await open(await personWith(['Of the former person']), { at: address })
  await wasAsked()
  await open(await personWith(), { at: address, query: { tab: 'task' } })
  await screen.findByText('No task messages')
  isCut = cuts
  await pass()
  const store = getDefaultStore()
  expect([store.get(unansweredAtom), store.get(newsAtom)]).toEqual([{}, {}])
  await stop()
})

test("leaves the next person's messages new when the former person's Read all is answered late", async () => {
  const { until, wasAsked, pass } = holding(clearMessagesCall)
  const { address, stop } = await standBetween(exchange(), { until })
  const { user } = await open(await personWith(['Of the former person']), { at: address })
  await row('Of the former person')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await wasAsked()
  await open(await personWith(['Of the next person']), { at: address })
  await row('Of the next person')
  expect(dots()).toHaveLength(1)
  await pass()
  expect(dots()).toHaveLength(1)
  await stop()
})

test('ends the list when the server hands out the same page again', async () => {
  const person = await personWith(...Array.from({ length: 20 }, (_, nth) => [`Message ${nth}`] as const))
  let first: string | undefined
  const { address, stop } = await standBetween(exchange(), {
    alters(path, body) {
      if (!path.startsWith(messageListCall.path)) return undefined
      first ??= body
      return first
    },
  })
  const { user } = await open(person, { at: address })
  await waitFor(() => expect(rows()).toHaveLength(20))
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('No more items')).toBeTruthy()
  expect(rows()).toHaveLength(20)
  await stop()
})

test('what another phone of the same person read is not new here', async () => {
  const person = await personWith(['Read elsewhere'])
  const { token } = person
  await open(person)
  await row('Read elsewhere')
  await open({ ...person, token })
  await row('Read elsewhere')
  expect(dots()).toHaveLength(0)
})

test.each([
  ['', 'No notifications yet', 'Go to Home', '#/home'],
  ['system', 'No system messages', 'See announcements', '#/articleList'],
  ['task', 'No task messages', 'See the welfare centre', '#/fuliCenter'],
  ['transaction', 'No transaction messages', 'See your assets', '#/zichanCenter'],
])('an empty tab "%s" says what comes there, and leads on', async (name, title, label, href) => {
  await open(await personWith(), { query: { tab: name } })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open(await personWith(['Late']), { down: true })
  expect(await screen.findByText("Couldn't load your notifications")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await row('Late')).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open(await personWith(['Back']), { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await row('Back')).toBeTruthy()
})

test('what is listed stays while the connection is gone, and reading all says why it waits', async () => {
  await open(await personWith(['Here']))
  await row('Here')
  let online = () => {}
  act(() => {
    online = loseConnection()
  })
  expect(screen.getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Here')).toBeTruthy()
  act(() => online())
})
