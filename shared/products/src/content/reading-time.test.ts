import { expect, test } from '@jest/globals'
import { minutesToRead } from './reading-time.ts'

const minutes = (content: string | null, contentLang = 'en-us') => minutesToRead({ content, contentLang })

test('three minutes are about 660 words, and markup is none of them', () => {
  const words = 'about '.repeat(600)
  expect(minutes(`<p class="long">${words}</p>`)).toBe(3)
  expect(minutes(`<p>${'<b></b>'.repeat(600)}short</p>`)).toBe(1)
})

test('where a sign is a word it takes as long with fewer', () => {
  expect(minutes('价'.repeat(900), 'zh-cn')).toBe(2)
  expect(minutes('a'.repeat(900))).toBe(1)
})

test('what has no body takes no time', () => expect([minutes(null), minutes(' ')]).toEqual([null, null]))
