import { expect, test } from '@jest/globals'
import { readObject } from '../../../engine/src/http/sealed.ts'
import { readPicture } from '../../../products/src/upload/picture.ts'
import { growth, LINEAR } from './growth.ts'

const latin = (scan: (bytes: Buffer) => unknown) => (text: string) => scan(Buffer.from(text, 'latin1'))

/** What reads text that strangers send, where it is a function of ours and not one pattern. Add a new one here. */
const scans: readonly [name: string, scan: (text: string) => unknown, texts: readonly string[]][] = [
  ['the opened body of a POST', readObject, ['"\\', '\\"', '"', '{"a":"', '[', '{"a":', '\\', '"a":1,']],
  [
    'an uploaded picture',
    latin(text => readPicture(Buffer.concat([Buffer.from([0xff, 0xd8]), text]))),
    ['\xff\xda\0\x02', '\xff\xd0', '\xff', '\xff\xfe\0\x02'],
  ],
]

/** A refusal is an answer: what counts is how long it took. */
const quietly = (scan: (text: string) => unknown) => (text: string) => {
  try {
    return scan(text)
  } catch {
    return undefined
  }
}

test.each(scans)('%s is read in time that grows with its length, not faster', (_, scan, texts) => {
  for (const text of texts)
    for (const begin of ['', '{"a":"'])
      expect([text, growth(quietly(scan), n => begin + text.repeat(n / text.length)) < LINEAR]).toEqual([text, true])
})
