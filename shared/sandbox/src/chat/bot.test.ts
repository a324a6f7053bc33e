/** What the bot answers. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageListCall, rechargeAddressCall, rechargeListCall } from '@shared/contract'
import { languages } from '@shared/engine/refusals/languages'
import { translate } from '@shared/phrases'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { pass } from '../testing/accounts/people.ts'
import { bankDeposit, deposit, newVisitor, openPage } from '../testing/chat/chat.ts'
import { chatTexts } from './texts.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const open = (who: Parameters<typeof openPage>[2]) => openPage(exchange.client, exchange.sandbox.url, who)
const byChat = { currency: 'BTC', network: 'BTC', amount: '0.1', payCurrency: undefined }

/** What is answered to one's first message. */
async function answered(user: { token: string }, text: string, language?: string) {
  const page = await open({ token: user.token, ...(language && { language }) })
  await page.send(text)
  return page.last()
}

test('whoever opens it is greeted once, in their language, by what says it is automatic', async () => {
  const { token } = await exchange.newUser()
  const page = await open({ token, language: 'ja-JP' })
  await open({ token, language: 'ja-JP' })
  expect(await page.messages()).toMatchObject([
    { id: 1, from: 'bot', automatic: true, text: expect.stringContaining('こんにちは') },
  ])
})

test('the number of one’s own deposit is answered with the address that getAddr tells, issued now', async () => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token, byChat)
  const address = () => exchange.client.ask(rechargeAddressCall, { rechargeId: id }, user)
  expect(await address()).toEqual({ issued: false })
  const said = await answered(user, `my order is ${id.toLowerCase()}, thanks`)
  const told = await address()
  expect(said).toMatchObject({ from: 'bot', automatic: true, way: `/chongzhitixianResult?kind=recharge&id=${id}` })
  expect(said?.text.replaceAll('\u00a0', ' ')).toBe(
    `Deposit ${id}: 0.10 BTC on BTC. Send it to the address below, then add your proof of payment.`,
  )
  expect(said?.copy).toEqual([
    { label: 'Amount', value: '0.1' },
    { label: 'Address', value: told.issued && told.address },
  ])
  const { records } = await exchange.client.ask(rechargeListCall, { id }, user)
  expect(records[0]?.steps?.map(({ code }) => code)).toEqual(['applied', 'sandbox-desk', 'address'])
})

test('of a bank it is the account with its reference, and the amount in the bank’s currency', async () => {
  const user = await exchange.newUser()
  const { id, payAmount } = await deposit(exchange.client, user.token, bankDeposit)
  const said = await answered(user, id, 'es-ES')
  expect(said?.text).toContain('por transferencia bancaria')
  expect(said?.copy?.map(({ value }) => value)).toEqual(
    expect.arrayContaining([payAmount, 'Sandbox Bank', '0000 0000 0000', id]),
  )
})

test.each([
  { currency: 'USDT', network: 'TRC20', amount: '20' },
  { currency: 'USDT', network: 'ERC20', amount: '20' },
  { currency: 'USDT', network: 'BANK', amount: '50', payCurrency: 'THB' },
  { currency: 'BTC', network: 'BTC', amount: '0.1' },
  { currency: 'ETH', network: 'ERC20', amount: '0.1' },
])('tells the address of a deposit on each network: $currency by $network', async order => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token, { payCurrency: undefined, ...order })
  const said = await answered(user, id)
  const { issued, address, payee } = await exchange.client.ask(rechargeAddressCall, { rechargeId: id }, user)
  expect(issued).toBe(true)
  expect(said?.copy?.map(({ value }) => value)).toContain(address ?? payee?.number)
})

test('asked again it is told again, and issued once', async () => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token, byChat)
  const [first, second] = [await answered(user, id), await answered(user, id)]
  expect(second?.copy).toEqual(first?.copy)
  const messages = await exchange.client.ask(messageListCall, { noticeType: 'transaction' }, user)
  expect(messages).toHaveLength(1)
})

test('another’s number and one that is nobody’s are not found in the same words', async () => {
  const [owner, other] = [await exchange.newUser(), await exchange.newUser()]
  const { id } = await deposit(exchange.client, owner.token, byChat)
  const nobodys = 'R234567892A'
  for (const asks of [() => answered(other, id), () => visitorAsks(id)]) {
    const said = await asks()
    expect(said).not.toHaveProperty('copy')
    const unknown = await answered(other, nobodys)
    expect(said?.text.replace(id, '')).toBe(unknown?.text.replace(nobodys, ''))
    expect(said?.text).toContain('not found')
  }
  expect(await exchange.client.ask(rechargeAddressCall, { rechargeId: id }, owner)).toEqual({ issued: false })
})

async function visitorAsks(text: string) {
  const page = await open({ visitorId: newVisitor() })
  await page.send(text)
  return page.last()
}

test('an order that is over is told by its state, without an address', async () => {
  const user = await exchange.newUser()
  const { id } = await deposit(exchange.client, user.token, bankDeposit)
  await exchange.operate('recharge', 'reject', id, '--reason', 'not-matched')
  const said = await answered(user, id)
  expect(said).toMatchObject({ text: `${id}: rejected` })
  expect(said).not.toHaveProperty('copy')
})

test('a word of eleven such letters is a word', async () => {
  const user = await exchange.newUser()
  expect((await answered(user, 'represented'))?.text).not.toContain('REPRESENTED')
})

test('whoever asks for a person has a place in the queue, with the hours; others move up behind', async () => {
  const [first, second] = [await exchange.newUser(), await exchange.newUser()]
  expect((await answered(first, 'I want to talk to a human'))?.text).toContain("You're number 1 in the queue")
  expect((await answered(second, 'I want to talk to a human'))?.text).toContain("You're number 2 in the queue")
  const page = await open({ token: second.token })
  expect((await page.read()).body).toMatchObject({ state: 'waiting', place: 2, hours: '00:00–24:00', open: true })
  await exchange.operate('chat', 'reply', await idOf(first), 'Hello, how can I help?')
  expect((await page.read()).body).toMatchObject({ state: 'waiting', place: 1 })
  expect((await answered(first, 'articles about withdrawing'))?.from).toBe('me')
  await exchange.operate('chat', 'close', await idOf(first))
  await exchange.operate('chat', 'close', await idOf(second))
})

const idOf = async ({ id }: TestUser) =>
  String(exchange.sandbox.context.db.prepare('SELECT id FROM chat_conversation WHERE user_id = ?').get(id)?.id)

test.each([
  ['en-US', 'Can I talk to a real person please'],
  ['ja-JP', 'オペレーターと話したい'],
  ['ko-KR', '상담원 연결해 주세요'],
  ['ms-MY', 'Saya mahu bercakap dengan manusia'],
  ['th-TH', 'ขอคุยกับเจ้าหน้าที่'],
  ['vi-VN', 'Cho tôi gặp nhân viên'],
  ['es-ES', 'Quiero hablar con un agente'],
  ['zh-Hans', '转人工'],
  ['zh-Hant', '轉真人'],
])('a person is asked for in %s', async (language, text) => {
  const page = await open({ visitorId: newVisitor(), language, ip: '10.9.9.9' })
  await page.send(text)
  expect((await page.read()).body.state).toBe('waiting')
})

test.each([
  ['en-US', 'How do I verify a personal account?'],
  ['en-US', 'Is cooperators an agenda of humanity?'],
  ['es-ES', '¿Puedo usar una personalización?'],
  ['ko-KR', '다른 사람 계좌로 출금할 수 있나요?'],
  ['zh-Hans', '人工智能代币怎么买'],
  ['ja-JP', '人工知能のトークン'],
])('a word within another one asks for nobody (%s: %s)', async (language, text) => {
  const page = await open({ visitorId: newVisitor(), language, ip: '10.9.9.8' })
  await page.send(text)
  expect((await page.read()).body.state).toBe('bot')
})

test('a press on “Talk to a person” is one too, and stands there as one’s own words', async () => {
  const page = await open({ token: (await exchange.newUser()).token, language: 'vi-VN' })
  expect((await page.send({ person: true })).body.message).toMatchObject({
    from: 'me',
    text: 'Nói chuyện với nhân viên',
  })
  expect((await page.read()).body.state).toBe('waiting')
})

test.each([
  ['en-US', 'How long does a withdrawal take?', 'withdrawing'],
  ['en-US', 'when was my position liquidated', 'liquidation'],
  ['es-ES', '¿Cuánto tarda un retiro?', 'withdrawing'],
  ['th-TH', 'ถอนเงินยังไง', 'withdrawing'],
  ['ja-JP', '出金はどうすればいいですか', 'withdrawing'],
  ['zh-Hans', '怎么提现', 'withdrawing'],
  ['ko-KR', '출금은 어떻게 하나요', 'withdrawing'],
  ['vi-VN', 'rut tien mat bao lau', 'withdrawing'],
])(
  'any other question is answered with three articles at most, the best first (%s: %s)',
  async (language, text, id) => {
    const said = await answered(await exchange.newUser(), text, language)
    expect(said?.articles?.length).toBeLessThanOrEqual(3)
    expect(said?.articles?.[0]?.id).toBe(id)
  },
)

test('where it has no answer, it says so and offers a person by a button', async () => {
  const said = await answered(await exchange.newUser(), 'xyzzyplugh')
  expect(said).toMatchObject({ text: "I didn't understand that. A person can help you.", person: true })
})

test('tells a person of their newest deposit, and leads to it', async () => {
  const user = await exchange.newUser()
  expect(await answered(user, 'deposit not showing up')).toMatchObject({
    text: "You haven't made a deposit yet.",
    way: '/chongzhi',
  })
  await deposit(exchange.client, user.token, byChat)
  pass(exchange, 1)
  const { id } = await deposit(exchange.client, user.token, { ...byChat, amount: '0.2' })
  const said = await answered(user, 'where is my deposit')
  expect(said?.text.replaceAll('\u00a0', ' ')).toBe(`Your latest deposit, ${id}, is for 0.20 BTC. Status: under review`)
  expect(said).toMatchObject({
    way: `/chongzhitixianResult?kind=recharge&id=${id}`,
    articles: [{ id: 'recharge-states' }],
  })
})

test.each([
  ['where is my withdrawal', "You haven't made a withdrawal yet.", '/tixian'],
  ['is my loan approved', "You haven't applied for a loan yet.", '/jiedai'],
  ['how do i verify my identity', "You haven't sent us your documents yet.", '/shenfenRenzheng'],
  ['forgot my password', 'Change your login password here.', '/changePassword'],
  ['reset my withdrawal password', 'Set, change or reset your withdrawal password', '/withdrawPassword'],
  ['lost my phone with the authenticator', 'use a recovery code', '/bindGoogle'],
  ['how much can i withdraw per day', 'You can still withdraw', '/limits'],
])('answers what is done elsewhere in the app with a link to it (%s)', async (text, words, way) => {
  const said = await answered(await exchange.newUser(), text)
  expect(said).toMatchObject({ text: expect.stringContaining(words), way })
})

test('a visitor, who has no records, is led to the login', async () => {
  const page = await open({ visitorId: newVisitor(), ip: '10.9.9.7' })
  await page.send('where is my withdrawal')
  expect(await page.last()).toMatchObject({ text: 'Log in first, then ask here again.', way: '/login' })
  await page.send('i forgot my password')
  expect(await page.last()).toMatchObject({ way: '/login?mode=forgot' })
})

test('fees are answered with the articles that list them', async () => {
  const said = await answered(await exchange.newUser(), 'what are the fees')
  expect(said?.articles?.map(({ id }) => id)).toEqual(['fees', 'withdrawing'])
})

test('finds an article as soon as the operator has written it', async () => {
  const user = await exchange.newUser()
  expect((await answered(user, 'zebra parking'))?.articles).toBeUndefined()
  await exchange.operate('help', 'set', 'zebras', '--title', 'Parking a zebra', '--category', 'start')
  expect((await answered(user, 'zebra parking'))?.articles?.[0]).toEqual({ id: 'zebras', title: 'Parking a zebra' })
})

test.each(['493817', '493 817', '４９３８１７', '๔๙๓๘๑๗'])(
  'six digits alone are answered with a warning, however they are written (%s)',
  async code => {
    const said = await answered(await exchange.newUser(), code)
    expect(said?.text).toContain('never ask for your password or codes')
  },
)

test('the bot is silent where the desk switched it off, and whoever writes waits for a person', async () => {
  const user = await exchange.newUser()
  const page = await open(user)
  await exchange.operate('chat', 'auto', 'off', await idOf(user))
  await page.send('How do I withdraw?')
  expect((await page.messages()).map(({ from }) => from)).toEqual(['bot', 'me'])
  expect((await page.read()).body.state).toBe('waiting')
})

test('each of its sentences stands in nine languages with the same values, none left in English', () => {
  const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
  for (const language of languages)
    for (const [template, { message: english }] of Object.entries(chatTexts)) {
      const text = translate({ message: english }, language)
      expect([language, template, values(text)]).toEqual([language, template, values(english)])
      if (language !== 'en-us' && template !== 'order-state') expect(text).not.toBe(english)
    }
})
