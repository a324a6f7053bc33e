import { beforeEach, expect, test } from '@jest/globals'
import type { InputOf } from '@shared/contract'
import { changeWithdrawPasswordCall, myUserInfoCall } from '@shared/contract/calls/account'
import { addPayoutAccountCall, payoutAccountListCall, withdrawalApplyCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { verify } from '@shared/testing/identities'
import { newPerson, type Person } from '@shared/testing/people'
import { advance, exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const routes = ['/jiesuanInfo', '/withdrawPassword', '/tixian', '/my']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./settlement.screen.tsx'), { path: '/jiesuanInfo', routes, ...o })
const client = () => connect(exchange().url, exchange().publicKey)

const PIN = '135792'
const TRON = 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV'
const OTHER_TRON = 'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW'
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

async function withPin(): Promise<Person> {
  const person = await newPerson(exchange(), {})
  await client().ask(changeWithdrawPasswordCall, { loginPassword: person.password, password: PIN }, person)
  return person
}
type Add = InputOf<typeof addPayoutAccountCall>
function add({ token }: Person, change: Partial<Add> = {}) {
  const chain = { kind: 2, network: 'TRC20', address: TRON, label: 'Own wallet', withdrawPassword: PIN }
  return client().ask(addPayoutAccountCall, { ...chain, clientOrderId: newOrderId(), ...change } as Add, { token })
}
const accountsOf = async ({ token }: Person) =>
  (await client().ask(payoutAccountListCall, {}, { token })).records.map(row => ({ ...row }))

const box = (label: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio]), textarea' })
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const type = async (user: UserEvent, label: string | RegExp, text: string) => user.type(await box(label), text)
/** What stands below a field. */
const saidAt = async (label: string) =>
  document.getElementById((await box(label)).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
const save = () => screen.getByRole('button', { name: 'Save' })
/** The form is gone, the list stands. */
const saved = () => screen.findByRole('tab', { name: 'Wallet addresses' })
/** The words that are there once what judges addresses has come. */
const judged = (words: string | RegExp) => screen.findByText(words)

/** Whether the browser, and with it the app, asks before the page is left. */
const leavingAsks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => localStorage.clear())

test('with none of a kind it says so and leads to the form, and back', async () => {
  const { user, at } = await open({ as: await withPin() })
  await screen.findByText('No wallet addresses yet')
  await user.click(screen.getByRole('tab', { name: 'Bank accounts' }))
  await screen.findByText('No bank accounts yet')
  await press(user, 'Add bank account')
  await waitFor(() => expect(at()).toBe('/jiesuanInfo?tab=bank&add=bank'))
  await screen.findByRole('heading', { name: 'Add bank account' })
  await press(user, 'Back')
  await waitFor(() => expect(at()).toBe('/jiesuanInfo?tab=bank'))
})

test('an address is judged as it is typed; a mistyped one, a contract and another network’s are not sent', async () => {
  const person = await withPin()
  const { user } = await open({ as: person, query: { add: 'chain' } })
  await type(user, 'Address', `${TRON.slice(0, -1)}U`)
  await judged('Not a valid TRC20 address')
  expect(screen.queryByText(/^Available from/)).toBeNull()
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.clear(await box('Address'))
  await type(user, 'Address', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await judged('This is a token contract. Coins sent here are lost.')
  await user.clear(await box('Address'))
  await type(user, 'Address', EVM)
  await judged('This address is for ERC20')
  expect(screen.getByText('Choose the right network to save')).toBeTruthy()
  await user.click(save())
  expect(await accountsOf(person)).toEqual([])
  await press(user, 'Switch to ERC20')
  await judged('Valid ERC20 address')
  expect((await box('Address')).value).toBe(EVM)
})

test('the first address is held for an hour, which is said before; saved it stands in the list with what is left', async () => {
  const person = await withPin()
  const { user, at } = await open({ as: person, query: { add: 'chain' } })
  await type(user, 'Address', `tron:${TRON.slice(0, 8)} ${TRON.slice(8)}`)
  await judged('Valid TRC20 address')
  await screen.findByText("To protect your money, you can't use a new account for 1 hour.")
  await type(user, 'Label', 'Cold wallet')
  await type(user, 'Withdrawal password', PIN)
  await user.dblClick(save())
  await screen.findByText('Withdrawal account added')
  await waitFor(() => expect(at()).toBe('/jiesuanInfo?tab=chain'))
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Cold wallet')).toBeTruthy()
  expect(card.getByText('Default')).toBeTruthy()
  expect(card.getByRole('timer').textContent).toMatch(/^(59:\d\d|01:00:00)$/)
  expect(screen.getByRole('article').textContent).toContain(TRON)
  expect(await accountsOf(person)).toHaveLength(1)
})

test('every other one is held for 24 hours, also once the first is gone', async () => {
  const person = await withPin()
  await add(person)
  const { user } = await open({ as: person, query: { add: 'chain' } })
  await type(user, 'Address', OTHER_TRON)
  await screen.findByText("To protect your money, you can't use a new account for 24 hours.")
})

test('an account that is bound already is refused at its field', async () => {
  const person = await withPin()
  await add(person)
  const { user } = await open({ as: person, query: { add: 'chain' } })
  await type(user, 'Address', TRON)
  await judged('Valid TRC20 address')
  await type(user, 'Withdrawal password', PIN)
  await user.click(save())
  await waitFor(async () => expect(await saidAt('Address')).toBe("You've already added this account"))
})

test('a wrong withdrawal password is counted down, the fifth locks and says until when; what was typed stays', async () => {
  const { user } = await open({ as: await withPin(), query: { add: 'chain' } })
  await type(user, 'Address', TRON)
  await judged('Valid TRC20 address')
  for (const left of [4, 3, 2, 1]) {
    await type(user, 'Withdrawal password', '864202')
    await user.click(save())
    await waitFor(async () =>
      expect(await saidAt('Withdrawal password')).toBe(`Wrong withdrawal password. Tries left: ${left}`),
    )
  }
  await type(user, 'Withdrawal password', '864202')
  await user.click(save())
  await waitFor(async () => expect(await saidAt('Withdrawal password')).toMatch(/^Locked until \d\d\/\d\d\/\d{4}/))
  expect((await box('Address')).value).toBe(TRON)
})

test('without a withdrawal password the form does not begin: it leads to one and back here', async () => {
  await open({ as: {}, query: { add: 'chain', back: '/tixian' } })
  const way = await screen.findByRole('link', { name: 'Set withdrawal password' })
  const [path, query] = (way.getAttribute('href') ?? '').split('?')
  const from = new URLSearchParams(query).get('from') ?? ''
  expect([path, new URLSearchParams(query).get('mode'), from.split('?')[0]]).toEqual([
    '#/withdrawPassword',
    'set',
    '/jiesuanInfo',
  ])
  expect(Object.fromEntries(new URLSearchParams(from.split('?')[1]))).toEqual({
    add: 'chain',
    back: '/tixian',
    tab: 'chain',
  })
})

test('sent here for an account one goes back to what needed it, unasked', async () => {
  const { user, at } = await open({ as: await withPin(), query: { add: 'chain', back: '/tixian?to=chain' } })
  await type(user, 'Address', TRON)
  await judged('Valid TRC20 address')
  await type(user, 'Withdrawal password', PIN)
  expect(leavingAsks()).toBe(true)
  await user.click(save())
  await waitFor(() => expect([at(), leavingAsks()]).toEqual(['/tixian?to=chain', false]))
})

const ways: [string, (user: UserEvent) => Promise<unknown>][] = [
  ['renamed', user => user.click(save())],
  ['removed', user => press(user, 'Remove withdrawal account').then(() => press(user, 'Remove'))],
]
test.each(ways)('asks nothing on the way back once an account is %s', async (_, act) => {
  const person = await withPin()
  const { id } = await add(person)
  const { user, at } = await open({ as: person, query: { edit: id, back: '/tixian' } })
  await type(user, 'Label', ' two')
  expect(leavingAsks()).toBe(true)
  await act(user)
  await waitFor(() => expect([at(), leavingAsks()]).toEqual(['/tixian', false]))
})

test('pressed too early it names each field', async () => {
  const { user } = await open({ as: await withPin(), query: { add: 'bank' } })
  await screen.findByRole('button', { name: 'Save' })
  await user.click(save())
  expect(screen.getAllByText('Required').length).toBe(6)
})

test('a bank account: its number is judged as it is typed and shown by four digits from then on', async () => {
  const person = await withPin()
  const { user } = await open({ as: person, query: { add: 'bank' } })
  await press(user, /^Country or region of the bank/)
  await press(user, /^Germany/)
  expect(await screen.findByRole('button', { name: /^Currency.*EUR/ })).toBeTruthy()
  await type(user, 'Bank', 'Commerzbank')
  await user.click(screen.getByRole('radio', { name: 'IBAN' }))
  await type(user, 'IBAN', 'DE89 3704 0044 0532 0130 01')
  await user.tab()
  await judged('Check the number')
  await type(user, 'IBAN', '{Backspace}0')
  await judged('Valid IBAN')
  await type(user, 'Account holder', 'Sample Person')
  await type(user, 'Withdrawal password', PIN)
  await screen.findByText(/^Available from/)
  await user.click(save())
  expect((await screen.findByRole('article')).textContent).toMatch(/Commerzbank.*EUR.*•••• 3000.*Sample Person/)
})

test('whoever is verified while the form is open is told at the holder that it has to be they; what was typed stays', async () => {
  const person = await withPin()
  const { user } = await open({ as: person, query: { add: 'bank' } })
  await press(user, /^Country or region of the bank/)
  await press(user, /^Thailand/)
  await type(user, 'Bank', 'Kasikornbank')
  await user.click(screen.getByRole('radio', { name: 'Account' }))
  await type(user, 'Account number', '1234567890')
  await type(user, 'Account holder', 'Sample Person')
  await type(user, 'Withdrawal password', PIN)
  await verify(person)
  await user.click(save())
  await waitFor(async () => expect(await saidAt('Account holder')).toMatch(/^The account holder must be .*Saetang/))
  expect((await box('Account number')).value).toBe('1234567890')
  expect(await accountsOf(person)).toEqual([])
})

test('the holder is prefilled with the verified name and can be written as the bank does; another name is not sent', async () => {
  const person = await withPin()
  await verify(person)
  const { user } = await open({ as: person, query: { add: 'bank' } })
  expect((await box('Account holder')).value).toBe('Malee Saetang')
  expect(await saidAt('Account holder')).toBe('Verified as Malee Saetang. Write it as your bank does.')
  await press(user, /^Country or region of the bank/)
  await press(user, /^Thailand/)
  await type(user, 'Bank', 'Kasikornbank')
  await user.click(screen.getByRole('radio', { name: 'Account' }))
  await type(user, 'Account number', '1234567890')
  await type(user, 'Withdrawal password', PIN)
  await user.clear(await box('Account holder'))
  await type(user, 'Account holder', 'SOMCHAI SAETANG')
  await user.click(save())
  await waitFor(async () => expect(await saidAt('Account holder')).toBe('The account holder must be Malee Saetang'))
  expect(await accountsOf(person)).toEqual([])
  await user.clear(await box('Account holder'))
  await type(user, 'Account holder', 'มาลี แซ่ตั้ง')
  expect(await saidAt('Account holder')).toMatch(/We'll compare this with your verified name\.$/)
  await user.clear(await box('Account holder'))
  await type(user, 'Account holder', 'SAETANG, MALEE')
  expect(await saidAt('Account holder')).toBe('Verified as Malee Saetang. Write it as your bank does.')
  await user.click(save())
  expect((await screen.findByRole('article')).textContent).toMatch(/Kasikornbank.*SAETANG, MALEE/)
})

test('editing a label asks for no withdrawal password where the bank spells the verified name otherwise', async () => {
  const person = await withPin()
  await verify(person)
  const bank = { kind: 1, country: 'TH', currency: 'THB', bankName: 'Kasikornbank', numberKind: 2 } as const
  const named = { number: '1234567890', realName: 'SAETANG MALEE', network: undefined, address: undefined }
  const { id } = await add(person, { ...bank, ...named })
  const { user } = await open({ as: person, query: { edit: id } })
  await type(user, 'Label', 'Salary ')
  expect((await box('Account holder')).value).toBe('SAETANG MALEE')
  expect(screen.queryByLabelText('Withdrawal password')).toBeNull()
  await user.click(save())
  await saved()
  expect((await accountsOf(person))[0]).toMatchObject({ id, realName: 'SAETANG MALEE' })
})

test('a label and the default change without the withdrawal password', async () => {
  const person = await withPin()
  await add(person)
  const { id } = await add(person, { address: OTHER_TRON, label: '' })
  const { user } = await open({ as: person, query: { edit: id } })
  expect((await box('Address')).value).toBe('')
  await type(user, 'Label', 'Savings')
  await user.click(screen.getByRole('switch', { name: 'Default account' }))
  expect(screen.queryByLabelText('Withdrawal password')).toBeNull()
  await user.click(save())
  await saved()
  expect((await accountsOf(person))[0]).toMatchObject({ id, label: 'Savings', isDefault: true, address: OTHER_TRON })
})

test('another address in its place takes the withdrawal password and is held for a day', async () => {
  const person = await withPin()
  const { id } = await add(person)
  await advance(3600)
  const { user } = await open({ as: person, query: { edit: id } })
  await type(user, 'Address', OTHER_TRON)
  await screen.findByText("To protect your money, you can't use changed account details for 24 hours.")
  await type(user, 'Withdrawal password', PIN)
  await user.click(save())
  await saved()
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(23:59:\d\d|24:00:00)$/)
})

test('a bank’s details are kept, its number is not shown; left empty it stays', async () => {
  const person = await withPin()
  const bank = {
    kind: 1,
    country: 'TH',
    currency: 'THB',
    bankName: 'Kasikornbank',
    numberKind: 2,
    number: '1234567890',
  } as const
  const { id } = await add(person, { ...bank, realName: 'Sample Person', network: undefined, address: undefined })
  const { user } = await open({ as: person, query: { edit: id } })
  expect([(await box('Account number')).value, (await box('Bank')).value]).toEqual(['', 'Kasikornbank'])
  expect(await saidAt('Account number')).toBe('Leave empty to keep •••• 7890')
  await type(user, 'Branch', 'Silom')
  await type(user, 'Withdrawal password', PIN)
  await user.click(save())
  await saved()
  expect((await accountsOf(person))[0]).toMatchObject({ branch: 'Silom', number: '•••• 7890' })
})

test('removed after a question; kept where one thinks again', async () => {
  const person = await withPin()
  const { id } = await add(person)
  const { user, at } = await open({ as: person, query: { tab: 'chain' } })
  await press(user, 'Edit Own wallet')
  await waitFor(() => expect(at()).toBe(`/jiesuanInfo?tab=chain&edit=${id}`))
  await press(user, 'Remove withdrawal account')
  await press(user, 'Keep')
  expect(await accountsOf(person)).toHaveLength(1)
  await press(user, 'Remove withdrawal account')
  await press(user, 'Remove')
  await screen.findByText('Withdrawal account removed')
  await screen.findByText('No wallet addresses yet')
  expect((await client().ask(myUserInfoCall, {}, person)).hasWithdrawAccount).toBe(false)
})

test('one that was removed elsewhere says so and leads to the others', async () => {
  const { user } = await open({ as: await withPin(), query: { edit: 'P-none' } })
  await screen.findByText('This withdrawal account was removed')
  await press(user, 'Back to your withdrawal accounts')
  await screen.findByText('No wallet addresses yet')
})

test('with ten of a kind the button says what to do', async () => {
  const person = await withPin()
  for (let n = 0; n < 10; n++) await add(person, { network: 'ERC20', address: `0x${String(n).padStart(40, '3')}` })
  await open({ as: person })
  await screen.findByText('You can have up to 10 of each kind. Remove one first.')
  expect(screen.getAllByRole('article')).toHaveLength(10)
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({ as: await withPin(), down: true })
  await screen.findByText("Couldn't load your withdrawal accounts")
  mend()
  await press(user, 'Retry')
  await screen.findByText('No wallet addresses yet')
})

test('without a connection nothing is sent and what is typed stays; a first load goes on when it is back', async () => {
  const person = await withPin()
  const { user } = await open({ as: person, query: { add: 'chain' } })
  await type(user, 'Address', TRON)
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await screen.findByText('No connection')
  await user.click(save())
  expect((await box('Address')).value).toBe(TRON)
  act(() => found())
  await waitFor(() => expect(screen.queryByText('No connection')).toBeNull())
  expect(await accountsOf(person)).toEqual([])
  const { online } = await open({ as: person, offline: true })
  await screen.findByText('No connection')
  act(() => online())
  await screen.findByText('No wallet addresses yet')
})

test('without a camera the scan offers a photo', async () => {
  const { user } = await open({ as: await withPin(), query: { add: 'chain' } })
  await press(user, 'Scan QR code')
  const sheet = within(await screen.findByRole('dialog', { name: 'Scan QR code' }))
  await sheet.findByText("Your browser can't open the camera here")
  expect(sheet.getByRole('button', { name: 'Choose a photo' })).toBeTruthy()
})

test('what is pasted is judged at once, without what a wallet writes round it; nothing and what is kept back say so', async () => {
  const { user } = await open({ as: await withPin(), query: { add: 'chain' } })
  await box('Address')
  const { clipboard } = navigator
  clipboard.readText = () => Promise.resolve(`tron:${TRON}?amount=1\n`)
  await press(user, 'Paste')
  await judged('Valid TRC20 address')
  expect((await box('Address')).value).toBe(TRON)
  clipboard.readText = () => Promise.resolve('  ')
  await press(user, 'Paste')
  await screen.findByText("There's nothing to paste")
  clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  await press(user, 'Paste')
  await screen.findByText('Paste it into the field manually')
  expect(document.activeElement).toBe(await box('Address'))
  expect((await box('Address')).value).toBe(TRON)
})

const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const paste = async (user: UserEvent, text: string) => {
  await user.click(await box('Address'))
  await user.paste(text)
}

test('a link of a token fills in who is paid, says what it asks for and sends no amount', async () => {
  const person = await withPin()
  const { user } = await open({ as: person, query: { add: 'chain' } })
  await user.click(await screen.findByRole('radio', { name: 'ERC20' }))
  await paste(user, `ethereum:${UNI}@1/transfer?address=${EVM}&uint256=1.5e18`)
  await judged('Valid ERC20 address')
  await waitFor(async () => expect((await box('Address')).value).toBe(EVM))
  await screen.findByText(/which asks for 1,500,000,000,000,000,000 but names no unit/)
  await type(user, 'Withdrawal password', PIN)
  await user.click(save())
  await saved()
  expect(await accountsOf(person)).toMatchObject([{ network: 'ERC20', address: EVM }])
})

test('a link that is typed becomes who is paid as its field is left; another text takes its note away', async () => {
  const { user } = await open({ as: await withPin(), query: { add: 'chain' } })
  await type(user, 'Address', `tron:${TRON}?amount=1`)
  await judged('Valid TRC20 address')
  expect((await box('Address')).value).toBe(`tron:${TRON}?amount=1`)
  await user.tab()
  expect((await box('Address')).value).toBe(TRON)
  await screen.findByText(/^From a payment link, which asks for 1 but/)
  await type(user, 'Address', '{Backspace}')
  expect(screen.queryByText(/^From a payment link/)).toBeNull()
})

test('a link that cannot be read is told at once, and nothing is sent', async () => {
  const person = await withPin()
  const { user } = await open({ as: person, query: { add: 'chain' } })
  await type(user, 'Withdrawal password', PIN)
  for (const [link, words] of [
    [`${EVM}@56`, 'This link pays on another network (BNB Smart Chain). Your money would be lost.'],
    [`ethereum:${UNI}/approve?address=${EVM}`, 'This link asks for something other than a payment'],
    [`ethereum:${UNI}?address=${EVM}`, "We can't tell who would be paid. Enter the address alone."],
    ['ethereum:vitalik.eth', 'Enter the address, not a name'],
    [`${TRON}?memo=77`, "This link needs a tag (memo), which we can't send"],
    ['bitcoin:bc1q?req-pjos=0', "This link requires something we don't support"],
    ['lightning:lnbc1', "This link has no Bitcoin address, and we can't pay over Lightning"],
    ['solana:mvines9', "We can't read links of this kind (solana)"],
  ] as const) {
    await user.clear(await box('Address'))
    await paste(user, link)
    await judged(words)
    expect((await box('Address')).value).toBe(link)
  }
  expect(screen.getByText('Enter a valid address to save')).toBeTruthy()
  await user.click(save())
  expect(await accountsOf(person)).toEqual([])
})

test('a lost answer is looked for in the list: the account is there once, and the form is left', async () => {
  let lost = 1
  const { address, stop } = await standBetween(exchange(), {
    loses: path => path === addPayoutAccountCall.path && lost-- > 0,
  })
  const person = await withPin()
  const { user, at } = await open({ as: person, query: { add: 'chain' }, at: address })
  await type(user, 'Address', TRON)
  await judged('Valid TRC20 address')
  await type(user, 'Withdrawal password', PIN)
  await user.click(save())
  await waitFor(() => expect(at()).toBe('/jiesuanInfo?tab=chain'))
  expect(await accountsOf(person)).toMatchObject([{ address: TRON }])
  await stop()
})

test('while money is on its way to it, an account is neither changed nor removed, and says so', async () => {
  const person = await newPerson(exchange(), { balance: '100' })
  await client().ask(changeWithdrawPasswordCall, { loginPassword: person.password, password: PIN }, person)
  const { id } = await add(person)
  await advance(3600)
  const order = { accountId: id, currency: 'USDT', network: 'TRC20', amount: '50', expectedFee: '1' }
  await client().ask(withdrawalApplyCall, { ...order, withdrawPassword: PIN, clientOrderId: newOrderId() }, person)
  const { user } = await open({ as: person, query: { edit: id } })
  await press(user, 'Remove withdrawal account')
  await press(user, 'Remove')
  await screen.findByText('A withdrawal to this account is in progress')
  await type(user, 'Address', OTHER_TRON)
  await judged('Valid TRC20 address')
  await type(user, 'Withdrawal password', PIN)
  await user.click(save())
  await waitFor(() =>
    expect(screen.getAllByText('A withdrawal to this account is in progress').length).toBeGreaterThan(0),
  )
  expect((await box('Address')).value).toBe(OTHER_TRON)
  expect(await accountsOf(person)).toMatchObject([{ address: TRON }])
})
