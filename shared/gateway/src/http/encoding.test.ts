import { expect, test } from '@jest/globals'
import { encodings } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip;q=1.0, br;q=0', ['gzip', 'identity']],
  ['BR; q=0.5', ['br', 'identity']],
  ['brotli, x-gzip', ['identity']],
  ['', ['identity']],
  [undefined, ['identity']],
])('a client that sends Accept-Encoding "%s" can take %s', (header, forms) => expect(encodings(header)).toEqual(forms))
