import { expect, test } from '@jest/globals'
import { readObject } from '../../../sandbox/src/http/sealed.ts'
import { growth, LINEAR } from './growth.ts'

/** What reads text that strangers send, where it is a function of ours and not one pattern. Add a new one here. */
const scans: readonly [name: string, scan: (text: string) => unknown, texts: readonly string[]][] = [
  ['the opened body of a POST', readObject, ['"\\', '\\"', '"', '{"a":"', '[', '{"a":', '\\', '"a":1,']],
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
