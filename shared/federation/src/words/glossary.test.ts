import { expect, test } from '@jest/globals'
import { fixture } from '../testing/fixtures.ts'
import { againstGlossary, readGlossary } from './glossary.ts'

const head = 'English|ja|ko|ms|th|vi|es|zh-Hans\n-|-|-|-|-|-|-|-\n'

test('a row has a word in each language, with forms for narrow places', () => {
  const [term] = readGlossary(`${head}Withdraw|出金|출금|Keluarkan|ถอน|Rút tiền; short: Rút|Retirar|提现`)
  expect(term).toMatchObject({ 'en-us': ['withdraw'], vl: ['Rút tiền', 'Rút'], 'zh-cn': ['提现'], context: undefined })
})

test('what stands in brackets is the context of the message', () => {
  const [window] = readGlossary(`${head}Close (window)|閉じる|닫기|Tutup|ปิด|Đóng|Cerrar|关闭`)
  expect(window).toMatchObject({ 'en-us': ['close'], context: 'window', jp: ['閉じる'] })
})

test('a row of several terms is one for each', () => {
  const terms = readGlossary(`${head}Rise, Loss (ranking)|値上がり, 値下がり|a, b|c, d|e, f|g, h|i, j|涨幅榜, 跌幅榜`)
  expect(terms.map(term => [term['en-us'], term['zh-cn'], term.context])).toEqual([
    [['rise'], ['涨幅榜'], 'ranking'],
    [['loss'], ['跌幅榜'], 'ranking'],
  ])
})

test('a term that a unit translates otherwise is named with both', async () => {
  const [problem, ...more] = await againstGlossary(
    [fixture('remote-orders')],
    `${head}Orders|注文|오더|Pesanan|คำสั่ง|Lệnh|Órdenes|委托`,
  )
  expect(problem).toContain('ko: remote-orders says "주문" for "Orders", docs/glossary.md says "오더"')
  expect(more.length).toBeLessThan(7)
})

test('a term that no catalog holds asks for nothing', async () => {
  expect(await againstGlossary([fixture('remote-orders')], `${head}Moon|月|달|Bulan|พระจันทร์|Trăng|Luna|月亮`)).toEqual(
    [],
  )
})

test('a table without a column for a language fails, and names it', () => {
  const narrow = 'English|ja|ko|ms|th|vi|zh-Hans\n-|-|-|-|-|-|-\nWithdraw|出金|출금|Keluarkan|ถอน|Rút tiền|提现'
  expect(() => readGlossary(narrow)).toThrow('have no column for es')
})
