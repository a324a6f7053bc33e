import { beforeEach, expect, jest, test } from '@jest/globals'
import { clientReport, clientReportCall } from '@shared/contract/calls/shell'
import * as v from 'valibot'
import { damagedShell } from './damaged-shell.ts'

const went: string[] = []
const beacons: [string, object[]][] = []
let features = ['client-report']
Object.assign(globalThis, {
  async fetch(path: string, { body, credentials, keepalive }: RequestInit & { body: string }) {
    if (credentials === 'omit' && keepalive) beacons.push([path, v.parse(v.array(clientReport), JSON.parse(body))])
  },
})
const previousShell = () => (self as unknown as { __previousShell(): boolean }).__previousShell()
let end = () => {}

/** A page that the gateway sent; its script listens until the next test. @param carried the shell that it names in its tags */
function arrive(address = '/', previous: object | null = { release: 'a1' }, carried = 'b2') {
  history.replaceState(null, '', address)
  document.documentElement.dataset.shell = carried
  document.head.innerHTML = `<script type="application/json" id="config">${JSON.stringify({ serial: 57, features, shell: { release: 'b2', previous } })}</script>`
  document.body.innerHTML = '<div id="app"></div>'
  const listen = jest.spyOn(self, 'addEventListener')
  damagedShell(to => void went.push(to))
  const heard = listen.mock.calls.find(([type]) => type === 'error')?.[1] as EventListener
  end = () => self.removeEventListener('error', heard, true)
  listen.mockRestore()
}

function fails(tag: 'script' | 'link', address: string, how = 'async') {
  const element = document.createElement(tag)
  element.setAttribute(tag === 'script' ? 'src' : 'href', address)
  if (tag === 'script') element.setAttribute('type', 'never-fetched')
  element.setAttribute(how, '')
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
}

const said = () => [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ dataset }) => dataset.words)

test('where the first script does not come and there is no shell before it, the page says so in its language', () => {
  document.documentElement.dataset.words = 'xi'
  const page = () => {
    arrive('/', null)
    document.body.innerHTML += ['en-us', 'xi']
      .map(words => `<p data-words="${words}" data-says="not-loaded" hidden></p>`)
      .join('')
  }
  page()
  fails('script', '/r/shell/b2/start.js') // the first script says that itself
  expect(said()).toEqual([])
  fails('script', '/r/shell/b2/main.js', 'defer')
  expect([said(), went]).toEqual([['xi'], []])
  end()
  arrive()
  fails('script', '/r/shell/b2/main.js', 'defer')
  expect([said(), went.length]).toEqual([[], 1])
})

beforeEach(() => {
  went.length = 0
  beacons.length = 0
  sessionStorage.clear()
  end()
})

test.each(['script', 'link'] as const)('a %s of the shell that does not come leads to the shell before, once', tag => {
  arrive('/kline?symbol=BTC#/kline?x=1')
  fails(tag, '/r/shell/b2/boot.js')
  fails(tag, '/r/shell/b2/main.js')
  expect(went).toEqual([`${location.origin}/kline?symbol=BTC&shell=a1#/kline?x=1`])
  expect([previousShell(), went.length]).toEqual([true, 1])
})

test('what did not come is reported, once, where reports are taken', () => {
  arrive()
  fails('script', '/r/shell/b2/boot.js')
  fails('script', '/r/shell/b2/main.js')
  const about = { unit: 'shell', release: 'b2', serial: 57, kind: 'load' }
  const message = `${location.origin}/r/shell/b2/boot.js did not come, or is another`
  expect(beacons).toEqual([[clientReportCall.path, [expect.objectContaining({ ...about, message })]]])
  end()
  features = []
  arrive()
  fails('script', '/r/shell/b2/boot.js')
  features = ['client-report']
  expect([went.length, beacons.length]).toEqual([2, 1])
})

test('a file that fails before the page has come is judged once it has', () => {
  arrive()
  const config = document.getElementById('config') as HTMLElement
  config.remove()
  fails('script', '/r/shell/b2/boot.js')
  expect(went).toEqual([])
  document.head.prepend(config)
  document.dispatchEvent(new Event('readystatechange'))
  expect(went).toHaveLength(1)
})

test('the shell itself may ask for it', () => {
  arrive('/?s=a1#/home')
  expect(previousShell()).toBe(true)
  expect(went).toEqual([`${location.origin}/?s=a1&shell=a1#/home`])
  expect(beacons).toMatchObject([[clientReportCall.path, [{ message: 'It did not start' }]]])
})

test.each([
  ['a file of a remote', '/r/trade/b2/main.js'],
  ['the icon', '/favicon.svg'],
  ['a file of another origin', 'https://example.org/r/shell/b2/main.js'],
])('%s that does not come changes nothing', (_, address) => {
  arrive()
  fails('link', address)
  expect(went).toEqual([])
})

test.each([
  ['the page carries it already', () => arrive('/?shell=a1', { release: 'a1' }, 'a1')],
  ['there is no shell before', () => arrive('/', null)],
  [
    'something is drawn',
    () => {
      arrive()
      document.body.innerHTML = '<div id="app"><p></p></div>'
    },
  ],
])('where %s, it stays', (_, prepare) => {
  prepare()
  fails('script', '/r/shell/b2/main.js')
  expect([previousShell(), went]).toEqual([false, []])
})

test('without a connection it stays: the browser would show its own page of errors', () => {
  arrive()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  fails('script', '/r/shell/b2/main.js')
  expect([previousShell(), went]).toEqual([false, []])
  Reflect.deleteProperty(navigator, 'onLine')
  expect([previousShell(), went.length]).toEqual([true, 1])
})

test('an address that begins with two slashes stays on this host', () => {
  arrive('/')
  history.replaceState(null, '', `${location.origin}//elsewhere?x=1`)
  fails('script', '/r/shell/b2/main.js')
  expect(went).toEqual([`${location.origin}//elsewhere?x=1&shell=a1`])
})

test('goes to the shell before although the address names it already, when the page carries the live shell', () => {
  arrive('/?shell=a1#/home')
  fails('script', '/r/shell/b2/main.js')
  expect(went).toEqual([`${location.origin}/?shell=a1&shell=a1#/home`]) // the same address would only move to its hash
  sessionStorage.clear()
  end()
  arrive('/?shell=a1&shell=a1#/home')
  fails('script', '/r/shell/b2/main.js')
  expect(went.at(-1)).toBe(`${location.origin}/?shell=a1#/home`)
})

test('stays when it went already and the gateway sent the live shell all the same, until the page is loaded again', () => {
  arrive('/')
  fails('script', '/r/shell/b2/main.js')
  end()
  arrive('/?shell=a1')
  fails('script', '/r/shell/b2/main.js')
  expect([previousShell(), went.length]).toEqual([false, 1])
  end()
  arrive('/?shell=a1')
  expect([previousShell(), went.length]).toEqual([true, 2])
})

test('goes once to the shell before when storage is refused', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  arrive('/')
  fails('script', '/r/shell/b2/main.js')
  end()
  arrive('/?shell=a1')
  fails('script', '/r/shell/b2/main.js')
  refused.mockRestore()
  expect(went).toEqual([`${location.origin}/?shell=a1`])
})
