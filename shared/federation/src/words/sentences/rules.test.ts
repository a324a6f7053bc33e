import { expect, test } from '@jest/globals'
import type { Language } from '../languages.ts'
import { eastAsian } from './east-asian.ts'
import { korean } from './korean.ts'
import { malay } from './malay.ts'
import { findings, type Rule } from './passage.ts'
import { spanish } from './spanish.ts'
import { thai } from './thai.ts'

const found = (rule: Rule, language: Language, text: string, english = '') =>
  findings([rule], [{ file: 'x.po', language, english, text }])

test('names the file, the language, the message and the word', () => {
  expect(
    found(korean, 'ko', '{host}로 이동합니다', `You're about to visit {host},\nwhich is ${'far '.repeat(20)}`),
  ).toEqual([
    expect.stringMatching(
      /^x\.po \(ko\): "You're about to visit \{host\}, which is .*…": “\}로”: no particle behind a value/,
    ),
  ])
})

test.each([
  '{a}을 보냈습니다',
  '{a} {b}이(가) 필요합니다',
  '<0/>를 더합니다',
  '<0>{a}</0>는 잠금입니다',
  '“{a}”로 이동합니다',
  '{a}이어야 합니다',
  '비밀번호를 입력하세요',
  '취소할까요?',
  '해 보세요. 그리고 저장합니다.',
])('Korean: finds a particle behind a value or 해요체 in "%s"', text => {
  expect(found(korean, 'ko', text)).toHaveLength(1)
  expect(found(korean, 'jp', text)).toEqual([])
})

test.each([
  '{a} 종목을 거래합니다',
  '{a}이상, {a}가지, {a}에서 {b}까지',
  '<0>약관</0>을 읽었습니다',
  '주문({id})이 시작되었습니다',
  '코드를 입력해 주세요.',
  '본인 인증 필요',
  '안녕하세요. 무엇을 도와드립니까?',
])('Korean: lets "%s" be', text => expect(found(korean, 'ko', text)).toEqual([]))

test.each([
  ['jp', '削除しますか?'],
  ['jp', '入力してください(8桁)。'],
  ['jp', '{host} へ移動します'],
  ['jp', '6 桁'],
  ['jp', '{a}～{b}件'],
  ['zh-cn', '提现将暂停24小时'],
  ['zh-cn', '余额不足,请充值'],
] as const)('%s: finds a mark or a space in "%s"', (language, text) => {
  expect(found(eastAsian, language, text).length).toBeGreaterThan(0)
  expect(found(eastAsian, 'tai', text)).toEqual([])
})

test.each([
  ['jp', '{host}へ移動します（8桁）。収益率 {a}〜{b}'],
  ['jp', '09:00:00 に約1.5倍（UTC+8）'.replace(' に', 'に')],
  ['jp', '[手数料](#/articleDetail?kind=help&id=fees)を見る'],
  ['zh-cn', '提现将暂停 24 小时（{n} 天），共 {m} 笔'],
] as const)('%s: lets "%s" be', (language, text) => expect(found(eastAsian, language, text)).toEqual([]))

test('words that the chat bot splits at their commas are no sentence', () => {
  expect(found(eastAsian, 'jp', '人間,担当者', 'human, real person, a person, agent, an agent, operator')).toEqual([])
  expect(found(eastAsian, 'jp', '人間,担当者', 'A human, or an agent')).not.toEqual([])
})

test.each(['Datos de las {time}', 'unos {usual}', 'Los {amount} completos', 'cerrado/a', 'cerrado(a)'])(
  'Spanish: finds a guessed gender in "%s"',
  text => expect(found(spanish, 'xi', text)).toHaveLength(1),
)

test.each(['hasta el {time}', 'al {call}', 'Los {length} caracteres', 'la cuenta {name}', 'Préstamo/valor (LTV)'])(
  'Spanish: lets "%s" be',
  text => expect(found(spanish, 'xi', text)).toEqual([]),
)

test.each([
  ['remote-trade/src/locales/xi.po', 'Desde 1.000 USDT', 1],
  ['remote-trade/src/locales/xi.po', 'Desde 1,000 USDT', 1],
  ['remote-trade/src/locales/xi.po', 'Desde {amount} USDT, 24 horas', 0],
  ['shared/phrases/src/locales/xi.po', 'Pagas 1,5 veces', 1],
  ['shared/phrases/src/locales/xi.po', 'De 1,000.50 a 2,000, 1.5 veces', 0],
])('Spanish: %s may say "%s", with %d findings', (file, text, count) =>
  expect(spanish({ file, language: 'xi', english: '', text })).toHaveLength(count),
)

test.each([
  ['เริ่มใน {until}', 'Starts in {until}', 1],
  ['เริ่มในอีก {until}', 'Starts in {until}', 0],
  ['ขึ้น {percent} ใน 24 ชั่วโมง', 'Up {percent} in 24 hours', 0],
  ['สุ่มซ้ำใน {ms} มิลลิวินาที', '{lots} lots drawn again in {ms} ms', 0],
] as const)('Thai: "%s" for "%s" has %d findings', (text, english, count) => {
  expect(found(thai, 'tai', text, english)).toHaveLength(count)
})

test.each([
  ['Tiada ganjaran lagi', 'No rewards yet', 1],
  ['Jangan hantar apa-apa lagi', "Don't send anything yet", 1],
  ['Belum ada ganjaran', 'No rewards yet', 0],
  ['Tidak sah lagi', 'Codes stop working', 0],
] as const)('Malay: "%s" for "%s" has %d findings', (text, english, count) => {
  expect(found(malay, 'mlxy', text, english)).toHaveLength(count)
})
