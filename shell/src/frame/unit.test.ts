import { expect, test } from '@jest/globals'
import { designPixel, isPhone, rootFont } from './unit.ts'

test.each([
  ['a phone of 320', { phone: true, width: 320, shorterSide: 320 }, 3.2],
  ['a turned phone', { phone: true, width: 844, shorterSide: 375 }, 3.75],
  ['a folding phone, wider than the cap', { phone: true, width: 673, shorterSide: 673 }, 6.73],
  ['a desktop', { phone: false, width: 1440, shorterSide: 900 }, 5.75],
  ['a narrow window', { phone: false, width: 500, shorterSide: 900 }, 5],
])('the root font of %s', (_, viewport, font) => expect(rootFont(viewport)).toBe(font))

test.each([
  ['a 375th of the width below 575 px', 3.2, 320 / 375],
  ['a 375th up to the last of them', 5.74, 574 / 375],
  ['1 px where a page has two columns', 5.75, 1],
  ['1 px on a wider phone', 6.73, 1],
])('a design pixel is %s', (_, font, px) => expect(designPixel(font)).toBeCloseTo(px, 10))

const agent = (userAgent: string, mobile?: boolean) => ({
  userAgent,
  ...(mobile !== undefined && { userAgentData: { mobile } }),
})
test.each([
  ['iPhone', agent('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'), true],
  ['Android phone', agent('Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36'), true],
  ['Android tablet', agent('Mozilla/5.0 (Linux; Android 14; SM-X900) AppleWebKit/537.36 Safari/537.36'), false],
  ['iPad', agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'), false],
  ['what the browser says itself', agent('Android Mobile', false), false],
])('%s', (_, nav, phone) => expect(isPhone(nav)).toBe(phone))
