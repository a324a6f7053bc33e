import { expect, test } from '@jest/globals'
import { csvFile, toCsv } from './csv.ts'

test('a spreadsheet reads the file as text: quotes doubled, formulas disarmed, negative amounts as they are', () => {
  expect(
    toCsv([
      ['time', 'a,b'],
      ['-250.5', '=cmd|"x"'],
      ['two\nlines', '@SUM(A1)'],
    ]),
  ).toBe('time,"a,b"\r\n-250.5,"\'=cmd|""x"""\r\n"two\nlines",\'@SUM(A1)')
})

test('a minus that begins no number, a wide sign and a line within a cell do nothing either', () => {
  expect(toCsv([['-2+3', '-1.5.1', '＝1+1', 'a\rb']])).toBe(`'-2+3,'-1.5.1,'＝1+1,"a\rb"`)
})

test('the file says that it is UTF-8', async () => {
  const bytes = new Uint8Array(await csvFile([['손익']]).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})
