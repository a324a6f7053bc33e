import { expect, test } from '@jest/globals'
import type { Way } from '@shared/contract/address'
import { readLink } from './body-link.ts'

const known = {
  hasRoute: (path: string): path is Way => path.startsWith('/kline'),
  isListed: (url: string) => url.startsWith('https://tronscan.org/'),
}
const read = (href: string) => readLink(href, known)

test('a page of the app is opened in the app, however it is written', () => {
  expect(read('#/kline?symbol=BTCUSDT')).toEqual({ kind: 'inside', path: '/kline?symbol=BTCUSDT' })
  expect(read('/kline?symbol=BTCUSDT')).toEqual({ kind: 'inside', path: '/kline?symbol=BTCUSDT' })
})

test('a page that is not live leads nowhere, not Home', () => {
  expect(read('#/tixian').kind).toBe('dead')
  expect(read('/api/secret').kind).toBe('dead')
})

test('a listed site opens at once, any other names its true host', () => {
  expect(read('https://tronscan.org/#/tx')).toEqual({ kind: 'listed', url: 'https://tronscan.org/#/tx' })
  expect(read('https://example.com/tronscan.org')).toMatchObject({ kind: 'outside', host: 'example.com' })
  expect(read('HTTPS://tronscán.org')).toMatchObject({ kind: 'outside', host: 'xn--tronscn-mwa.org' })
})

test('what hides its host behind a name is not opened', () => {
  expect(read('https://tronscan.org@evil.test/').kind).toBe('dead')
  expect(read('http://example.com').kind).toBe('dead')
})

test('a letter is the browser’s matter', () => expect(read('mailto:desk@example.com').kind).toBe('mail'))
