import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceRoot } from '../../workspace.ts'
import type { Language } from '../languages.ts'
import { inside } from './inside.ts'
import { never } from './never.ts'
import { readings } from './readings.ts'

const glossary = readFileSync(path.join(workspaceRoot, 'docs/glossary.md'), 'utf8')
const says = (language: Language, text: string, english = '') => never(glossary)({ file: '', language, english, text })
const lacks = (language: Language, text: string, english: string) =>
  inside(glossary)({ file: '', language, english, text })

test.each([
  ['jp', '現在の倍率', 'The payout rate is now {value}'],
  ['jp', '残高口座に戻りました', ''],
  ['jp', 'バイナリー取引：引き分け', 'Second contract tied'],
  ['jp', '支払いまで凍結', 'Locked until paid'],
  ['ko', '잔액 계정에 입금', ''],
  ['ko', '베팅 금액', ''],
  ['zh-cn', '当前赔率为 {value}', ''],
  ['zh-cn', '余额账户', ''],
  ['zh-hant', '國家程式碼', ''],
  ['zh-hant', '委託型別', ''],
  ['zh-hant', '照片質量', ''],
  ['zh-hant', '已繫結', ''],
  ['tai', 'ปิดสถานะทั้งหมดแล้ว', 'All positions closed'],
  ['tai', 'บัญชียอดคงเหลือ', ''],
  ['tai', 'บัญชียอดเงิน', ''],
  ['mlxy', 'Ditolak pada tarikh bayaran', 'Collected on the due date'],
  ['mlxy', 'akaun baki anda', ''],
  ['mlxy', 'akaun bakinya', ''],
  ['vl', 'Tiền ảo, không phải tiền thật', ''],
  ['vl', 'về tài khoản số dư', ''],
  ['xi', 'Clave de retirada', 'Withdrawal password'],
  ['xi', 'Direcciones del monedero', ''],
  ['xi', 'Número de móvil', 'Mobile number'],
  ['xi', 'Costes nocturnos', ''],
  ['xi', 'PyG de hoy', ''],
  ['xi', 'tu cuenta de saldo', ''],
] as const)('%s never says "%s" (%s)', (language, text, english) => {
  expect(says(language, text, english)).toHaveLength(1)
})

test.each([
  ['jp', 'ボーナス倍率', 'Bonus factor'],
  ['tai', 'สถานะคำขอ', 'State of the application'],
  ['mlxy', 'Permohonan ditolak', 'Application rejected'],
  ['mlxy', 'akaun bakinyanya', ''],
  ['xi', 'Media móvil', 'Moving average'],
  ['xi', 'Solicitud retirada', 'Application withdrawn'],
  ['en-us', 'better', ''],
  ['en-us', 'alphabet', ''],
] as const)('%s may say "%s" (%s)', (language, text, english) => expect(says(language, text, english)).toEqual([]))

test('a term keeps its translation inside a sentence, in the plural and within capitals too', () => {
  const english = 'All of it is back in your balance account.'
  expect(lacks('jp', '全額が口座に戻りました', english)).toEqual(['“balance account” is “資金口座”'])
  expect(lacks('jp', '全額が資金口座に戻りました', english)).toEqual([])
  expect(lacks('xi', 'Todo ha vuelto a tu cuenta de fondos.', english)).toEqual([])
  expect(lacks('xi', 'Guarda tus códigos de recuperación', 'Save your recovery codes')).toEqual([])
  expect(lacks('xi', 'Los precios de las liquidaciones', 'Liquidation prices')).not.toEqual([])
})

test('a term without a row is told to the author of the list', () => {
  expect(() => inside('Inside sentences too: moon landing.')).toThrow('no row for “moon landing”')
})

test('each plural form of a message is a reading of its own, with the number as a value', () => {
  expect(readings('{n, plural, one {# lot of {all}} other {# lots}} <0>{a}</0>')).toEqual([
    '{n} lot of {all} <0>{a}</0>',
    '{n} lots <0>{a}</0>',
  ])
})
