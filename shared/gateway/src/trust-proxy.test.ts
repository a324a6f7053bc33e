import { expect, test } from '@jest/globals'
import { proxiesOf } from './trust-proxy.ts'

test.each([
  ['0', 0, 'x-forwarded-for'],
  ['2', 2, 'x-forwarded-for'],
  ['1 forwarded', 1, 'forwarded'],
])('with TRUST_PROXY=%s there are %d proxies, which write %s', (text, proxies, proxyHeader) =>
  expect(proxiesOf(text)).toEqual({ proxies, proxyHeader }),
)

test.each(['', '10', '-1', 'yes', '1 x-real-ip', '1 Forwarded', '10.0.0.0/8'])(
  'TRUST_PROXY=%s is no number of proxies',
  text => expect(() => proxiesOf(text)).toThrow(`TRUST_PROXY=${text} is no number of proxies`),
)
