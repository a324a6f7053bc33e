import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  editPayoutAccountCall,
  type InputOf,
  myUserInfoCall,
  type PayoutAccount,
  payoutAccountListCall,
} from '@shared/contract'
import { payoutKinds } from '@shared/contract/codes'
import { verified } from '../../../../sandbox/src/testing/accounts/identities.ts'
import { pass } from '../../../../sandbox/src/testing/accounts/people.ts'
import { PIN, toBank, WALLET, withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
let here: ReturnType<typeof withdrawing>
beforeAll(async () => {
  exchange = await startExchange()
  here = withdrawing(exchange)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const now = () => exchange.sandbox.context.clock.now()
const stampIn = (seconds: number) =>
  new Date(now() + seconds * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
async function person() {
  const user = await exchange.newUser()
  await here.setPin(user)
  return user
}
const list = async ({ token }: TestUser) => (await exchange.client.ask(payoutAccountListCall, {}, { token })).records
const edit = ({ token }: TestUser, input: InputOf<typeof editPayoutAccountCall>) =>
  exchange.client.call(editPayoutAccountCall, input, { token })
/** A second later: nobody adds more than ten within one. */
const refusalOf = async (user: TestUser, change: Parameters<typeof here.addCall>[1]) => {
  await exchange.sandbox.advance(1)
  const { refusal, values } = await here.addCall(user, change)
  return [refusal, values?.field]
}

test('the first account waits an hour, once; every other one a day; the list says so before', async () => {
  const user = await person()
  const told = async () => (await exchange.client.ask(payoutAccountListCall, {}, user)).holdSeconds
  expect(await told()).toBe(3600)
  expect((await exchange.client.ask(myUserInfoCall, {}, user)).hasWithdrawAccount).toBe(false)
  const first = await here.add(user)
  expect(first).toMatchObject({ network: 'TRC20', address: WALLET, isDefault: true, usableFrom: stampIn(3600) })
  expect((await exchange.client.ask(myUserInfoCall, {}, user)).hasWithdrawAccount).toBe(true)
  await edit(user, { id: first.id, removed: true })
  expect(await told()).toBe(86_400)
  expect((await here.add(user)).usableFrom).toBe(stampIn(86_400))
})

test('an address of another network, a contract and a mistyped letter are refused at their field', async () => {
  const user = await person()
  expect(await refusalOf(user, { address: EVM })).toEqual(['address-network', 'address'])
  expect(await refusalOf(user, { address: `${WALLET.slice(0, -1)}U` })).toEqual(['address-invalid', 'address'])
  expect(await refusalOf(user, { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })).toEqual([
    'address-contract',
    'address',
  ])
  expect(await refusalOf(user, { network: 'DOGE' })).toEqual(['field-invalid', 'network'])
  expect(await list(user)).toEqual([])
})

test('a bank account is kept whole for the desk and told by its last four digits', async () => {
  const user = await person()
  const bank = await here.add(user, toBank)
  expect(bank).toMatchObject({ number: '•••• 7890', realName: 'Sample Person', currency: 'THB', network: 'BANK' })
  expect(JSON.stringify(await list(user))).not.toContain('1234567890')
})

test.each([
  [{ numberKind: 2 as const, number: '\u200e１２３–4/567890' }, '1234567890'],
  [{ numberKind: 1 as const, number: '４２４２\u20114242\u20114242\u20114242' }, '4242424242424242'],
  [{ numberKind: 3 as const, number: 'IBAN DE89\u20113704 0044 0532 0130 00' }, 'DE89370400440532013000'],
])('a bank account with the number %j is kept with %s', async (typed, number) => {
  const user = await person()
  const { id } = await here.add(user, { ...toBank, ...typed, swift: 'ｄｅｕｔ\u2011deff' })
  const kept = exchange.sandbox.context.db.prepare('SELECT number, swift FROM payout_account WHERE id = ?').get(id)
  expect({ ...kept }).toEqual({ number, swift: 'DEUTDEFF' })
})

test('banks: each wrong field is named', async () => {
  const user = await person()
  const wrong = (change: object) => refusalOf(user, { ...toBank, ...change })
  expect(await wrong({ country: 'XX' })).toEqual(['field-invalid', 'country'])
  for (const currency of ['XXX', 'toString', 'valueOf', '__proto__'])
    expect(await wrong({ currency })).toEqual(['field-invalid', 'currency'])
  expect(await wrong({ numberKind: 1, number: '0000 0000 0000' })).toEqual(['number-invalid', 'number'])
  expect(await wrong({ bankName: '' })).toEqual(['field-invalid', 'bankName'])
  expect(await wrong({ numberKind: 1, number: '4242424242424241' })).toEqual(['number-invalid', 'number'])
  expect(await wrong({ numberKind: 3, number: 'DE89370400440532013001' })).toEqual(['number-invalid', 'number'])
  expect(await wrong({ swift: 'DEUT1' })).toEqual(['field-invalid', 'swift'])
  expect(await wrong({ realName: '4711' })).toEqual(['field-invalid', 'realName'])
})

test('a label with an emoji family and one in Persian are kept as typed; a hidden or turning mark is refused', async () => {
  const user = await person()
  const { id } = await here.add(user)
  for (const label of ['👨‍👩‍👧 ❤️', 'می‌خواهم', ''])
    expect((await edit(user, { id, label })).result).toMatchObject({ label })
  for (const label of ['a\u200bb', 'a\u202eb', 'ㅤ'])
    expect(await edit(user, { id, label })).toMatchObject({ refusal: 'field-invalid', values: { field: 'label' } })
})

test('a bank and its branch are called as they call themselves; what is hidden or markup is refused', async () => {
  const user = await person()
  const banks = ['People’s Bank', 'Q', 'Crédit Agricole – Île-de-France', 'Bank + Trust', '中国银行·上海']
  for (const [n, name] of banks.entries())
    expect(await here.add(user, { ...toBank, number: `55500${n}`, bankName: name, branch: name })).toMatchObject({
      ...{ bankName: name, branch: name },
    })
  for (const name of ['a\u200bb', '<b>Bank</b>', 'a\u202eb'])
    for (const field of ['bankName', 'branch'])
      expect(await refusalOf(user, { ...toBank, [field]: name })).toEqual(['field-invalid', field])
})

test.each([
  [{ surname: 'Nguyễn', firstName: 'Văn An', country: 'VN' }, 'NGUYEN VAN AN', 'NGUYEN VAN BA', 'Nguyễn Văn An'],
  [{ surname: '王', firstName: '小明', country: 'CN' }, '王小明', '李小明', '王小明'],
  [{ surname: '張', firstName: '裕傑', country: 'HK' }, '张裕杰', '章裕杰', '張裕傑'],
  [{ surname: '', firstName: 'Suharto', country: 'ID' }, 'SUHARTO', 'SUKARNO', 'Suharto'],
])('%j binds a bank account of %s, and of nobody else', async (names, bank, other, name) => {
  const user = await verified(exchange, names)
  await here.setPin(user)
  expect(await here.addCall(user, { ...toBank, realName: other })).toMatchObject({
    ...{ refusal: 'name-mismatch', values: { field: 'realName', name } },
  })
  expect(await here.add(user, { ...toBank, realName: ` ${bank}` })).toMatchObject({ realName: bank })
})

test('the same twice and an eleventh of a kind are refused; another form of the same address is the same', async () => {
  const user = await person()
  await here.add(user, { network: 'ERC20', address: EVM })
  expect(await refusalOf(user, { network: 'ERC20', address: EVM.toLowerCase() })).toEqual(['account-exists', 'address'])
  for (let n = 0; n < 9; n++) await here.add(user, { network: 'ERC20', address: `0x${String(n).padStart(40, '3')}` })
  expect(await refusalOf(user, {})).toEqual(['account-full', undefined])
  await exchange.sandbox.advance(1)
  for (let n = 0; n < 10; n++) expect((await here.addCall(user, { ...toBank, number: `00123${n}` })).code).toBe(200)
  expect(await refusalOf(user, toBank)).toEqual(['account-full', undefined])
  const { records } = await exchange.client.ask(payoutAccountListCall, { pageSize: 50 }, { token: user.token })
  await edit(user, { id: records.find(({ kind }) => kind === payoutKinds.bank)?.id ?? '', removed: true })
  expect((await here.addCall(user, toBank)).code).toBe(200)
})

test('label and default change without the withdrawal password, a number only with it, and waits a day', async () => {
  const user = await person()
  const first = await here.add(user)
  const second = await here.add(user, { network: 'ERC20', address: EVM })
  expect((await edit(user, { id: second.id, label: ' Savings ', isDefault: true })).result).toMatchObject({
    label: 'Savings',
    isDefault: true,
  })
  expect((await list(user)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  const other = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'
  expect(await edit(user, { id: first.id, address: other, withdrawPassword: '000001' })).toMatchObject({
    refusal: 'wrong-pin',
  })
  pass(exchange, 3600)
  expect((await edit(user, { id: first.id, address: other, withdrawPassword: PIN })).result).toMatchObject({
    address: other,
    usableFrom: stampIn(86_400),
  })
})

test('an account that an order pays to is neither changed nor removed; where it goes stays as it was', async () => {
  const { user, account } = await here.ready()
  await here.apply(user, account)
  expect(await edit(user, { id: account.id, removed: true })).toMatchObject({ refusal: 'account-in-use' })
  const change = { id: account.id, address: 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW', withdrawPassword: PIN }
  expect(await edit(user, change)).toMatchObject({ refusal: 'account-in-use' })
})

test("nobody reads or edits another's, and what was removed is gone", async () => {
  const [ada, bob] = [await person(), await person()]
  const account = await here.add(ada)
  expect(await edit(bob, { id: account.id, label: 'mine' })).toMatchObject({ refusal: 'not-found' })
  await edit(ada, { id: account.id, removed: true })
  expect(await edit(ada, { id: account.id, label: 'again' })).toMatchObject({ refusal: 'not-found' })
})

test('its owner is told in the app, and at the address where codes go', async () => {
  const user = await person()
  const { id } = await here.add(user)
  const rows = exchange.sandbox.context.db.prepare('SELECT template FROM message WHERE user_id = ?').all(user.id)
  expect(rows.map(row => row.template)).toContain('payout-account-added')
  expect((await list(user)).map((row: PayoutAccount) => row.id)).toEqual([id])
  expect(payoutKinds.chain).toBe(2)
})
