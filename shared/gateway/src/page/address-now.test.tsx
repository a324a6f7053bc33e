import { expect, test } from '@jest/globals'
import { spelled } from '../../../../shell/src/browser/spelling.ts'
import { addressNow } from './address-now.ts'

test.each([
  ['/', '/'],
  ['/index.html?a=1', '/'],
  ['/#/kline/', '/kline'],
  ['/?s=x7#home', '/home'],
  ['/#.', '/'],
  ['/kline?symbol=X', '/kline'],
  ['/kline#!x', '/kline'],
  ['/%23/kline?symbol=X', '/kline'],
  ['/%23kline', '/kline'],
  ['/%23%2Fkline%3Fsymbol%3DX', '/kline'],
  ['/%3Fs%3Dx7', '/'],
  ['/%3fs%3Dx7%23/kline', '/kline'],
  ['/?s=x7&utm=100%25%23promo', '/'],
  ['/kline?symbol=X%23/home', '/kline'],
  ['/#/kline.', '/kline'],
  ['/#/kline/)”。', '/kline'],
  ['/#/kline?symbol=X.', '/kline'],
  ['/kline,', '/kline'],
  ['/%23/%2', '/%23/%2'],
])('%s names %s, for the first picture as for the shell', (opened, path) => {
  history.replaceState(null, '', opened)
  expect(addressNow()).toBe(path)
  expect(spelled().path.replace(/(?<!\/)\/+$/, '') || '/').toBe(path)
})
