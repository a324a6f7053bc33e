import { expect, test } from '@jest/globals'
import { addressOf, entriesOf, hopsIn } from './addresses-in.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['"203.0.113.7:51234"', '203.0.113.7'],
  ['203.0.113.7:_hidden', '203.0.113.7'],
  ['[203.0.113.7]:80', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['"[2001:DB8::1]"', '2001:DB8::1'],
  ['2001:db8:0:0:0:0:0:1:51234', '2001:db8:0:0:0:0:0:1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7:51234', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['unknown', undefined],
  ['"unknown"', undefined],
  ['_gazonk', undefined],
  ['', undefined],
  ['203.0.113', undefined],
  ['203.0.113.7:', undefined],
  ['203.0.113.7:port', undefined],
  ['203.0.113.7:512345', undefined],
  ['[2001:db8::1', undefined],
  ['[2001:db8::1]443', undefined],
  ['[]:443', undefined],
  ['phone.example', undefined],
  ['203.0.113.7 ', undefined],
])('reads %j as %s', (entry, address) => expect(addressOf(entry)).toBe(address))

test('drops empty entries, as a list that ends in a comma has one', () => {
  expect(entriesOf('a, ,b,')).toEqual(['a', 'b'])
  expect([entriesOf(undefined), entriesOf(''), entriesOf(['a, b', 'c'])]).toEqual([[], [], ['a', 'b', 'c']])
})

test.each([
  ['for=192.0.2.60;proto=http;by=203.0.113.43', [{ for: '192.0.2.60', proto: 'http' }]],
  ['For="[2001:db8:cafe::17]:4711"; Proto=HTTPS', [{ for: '[2001:db8:cafe::17]:4711', proto: 'HTTPS' }]],
  ['for=192.0.2.43, for="198.51.100.17:80"', [{ for: '198.51.100.17:80' }]],
  ['for=192.0.2.60;;proto=http;', [{ for: '192.0.2.60', proto: 'http' }]],
  [undefined, []],
])('reads what the last proxy says in %j', (header, hops) => expect(hopsIn(header, 1)).toEqual(hops))

test('reads as many entries from the right as there are proxies', () => {
  const header = 'for=6.6.6.6, for=192.0.2.1;proto=https, for=192.0.2.2;proto=http'
  expect(hopsIn(header, 2)).toEqual([
    { for: '192.0.2.1', proto: 'https' },
    { for: '192.0.2.2', proto: 'http' },
  ])
})

test.each([
  ['an open quote before what the proxy adds', 'for=6.6.6.6;x=", for="[2001:db8::1]:443"', 1, '[2001:db8::1]:443'],
  ['a host with a comma', 'for=192.0.2.1;host="a, for=6.6.6.6"', 1, undefined],
  ['a host that closes its quote', 'for=192.0.2.1;host="a\\", for=6.6.6.6;x=\\""', 1, undefined],
  [
    'a host of three entries, behind two proxies',
    'for=192.0.2.1, for=192.0.2.2;host="a, for=6.6.6.6, b"',
    2,
    undefined,
  ],
])('%s makes nobody believe what the sender claims', (_, header, count, address) =>
  expect(hopsIn(header, count)?.[0]?.for).toBe(address),
)

test.each([
  'host=a.example;by=_x',
  'for=192.0.2.1;host=a;for=6.6.6.6',
  'for=192.0.2.1;Host=a;host=b',
  'for=192.0.2.1:443',
  'for=[2001:db8::1]',
  'for=192.0.2.1;host=a=b',
  'for=192.0.2.1;host=a.example:8443',
  'for=192.0.2.1;host',
  'for=',
  ';',
  'for=192.0.2.1;host=a, b.example',
])('reads nothing in %j, which is no list of pairs as RFC 7239 has it, with one address', header =>
  expect(hopsIn(header, 1)).toBeUndefined(),
)

test('takes no other hop for the phone where a host name with a comma makes an entry of its own', () => {
  expect(hopsIn('for=192.0.2.1, for=10.0.0.2;host=a,x=y', 2)).toBeUndefined()
})
