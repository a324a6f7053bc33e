import { expect, test } from '@jest/globals'
import { groupsOf, plainIp } from './index.ts'

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:aaaa:0:0:1'],
  ['2001:0DB8:0001:0002:FFFF:0:0:1', '2001:db8:1:2:ffff:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0:0:0:cb00:7107'],
  ['203.0.113.7', undefined],
  ['unknown', undefined],
  ['', undefined],
])('the groups of %s are %s', (ip, groups) => expect(groupsOf(ip)?.join(':')).toBe(groups))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8::5', '2001:db8::5'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is plainly %s', (ip, plain) => expect(plainIp(ip)).toBe(plain))
