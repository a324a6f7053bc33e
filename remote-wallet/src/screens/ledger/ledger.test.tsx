import { beforeEach, expect, jest, test } from '@jest/globals'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./ledger.screen.tsx'), {
    path: '/zhangbianRecord',
    query,
    as: { balance: '600', contract: '400' },
    ...o,
  })

const rows = async () => (await screen.findAllByRole('button', { name: /account (· |→ )/ })).map(row => row.textContent)

beforeEach(() => localStorage.clear())

test('every movement, newest first: what came or went with the balance after it, a move between accounts as one line', async () => {
  await open()
  const texts = await rows()
  expect(texts).toHaveLength(2)
  expect(texts[0]).toMatch(/^TransferBalance account → Contract account · [\d:]+400\.00\sUSDT$/)
  expect(texts[1]).toMatch(/Adjustment.*Balance account.*\+1,000\.00.*USDT.*1,000\.00/)
  expect(screen.getByText('No more items')).toBeTruthy()
})

test('filters stand in the address, and a tag takes one away', async () => {
  const { user, at } = await open()
  await rows()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  expect(sheet.queryByRole('button', { name: 'Transfer' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Wallet' }))
  await waitFor(() => expect(at()).toBe('/zhangbianRecord?group=1'))
  await user.click(sheet.getByRole('button', { name: 'Transfer' }))
  await user.click(sheet.getByRole('button', { name: 'Money in' }))
  await waitFor(() => expect(at()).toBe('/zhangbianRecord?type=transfer&dir=1'))
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Remove filter Transfer' }))
  await waitFor(() => expect(at()).toBe('/zhangbianRecord?dir=1'))
  await waitFor(async () =>
    expect((await rows()).join()).toMatch(/Transfer.*Contract account.*\+400\.00.*400\.00.*Adjustment/),
  )
})

test('a group of kinds comes with the address', async () => {
  await open({ group: '1' })
  expect(await rows()).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Remove filter Wallet' })).toBeTruthy()
})

test('of one currency the sums in and out are told', async () => {
  await open({ currency: 'USDT', account: 'balance' })
  await rows()
  expect(screen.getByText('Money in').parentElement?.textContent).toMatch(/1,000\.00/)
  expect(screen.getByText('Money out').parentElement?.textContent).toMatch(/400\.00/)
  await open({ currency: 'USDT' })
  await rows()
  expect(screen.getByText('Money in').parentElement?.textContent).toMatch(/1,000\.00/)
  expect(screen.getByText('Money out').parentElement?.textContent).toMatch(/0\.00/)
})

test('days without a movement say so and offer all; a span that runs backwards is refused at its field', async () => {
  const { user, at } = await open({ begin: '2001-01-01', end: '2001-01-02' })
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(at()).toBe('/zhangbianRecord'))
  expect(await rows()).toHaveLength(2)
  await open({ begin: '2001-01-02', end: '2001-01-01' })
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  expect(await screen.findByText('The end date is before the start date')).toBeTruthy()
})

test('an entry opens with all its legs; its number is in the address', async () => {
  const { user, at } = await open()
  await user.click((await screen.findAllByRole('button', { name: /^Transfer/ }))[0] as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: 'Transfer' }))
  expect(at()).toMatch(/\?id=\d+-\d+$/)
  const of = (name: string) => sheet.getAllByText(name).map(label => label.parentElement?.textContent)
  await sheet.findAllByText('Contract account')
  expect(of('Contract account')).toEqual([
    expect.stringMatching(/\+400\.00/),
    expect.stringMatching(/Now 0\.00.*After 400\.00/),
  ])
  expect(of('Balance account')).toEqual([
    expect.stringMatching(/−400\.00/),
    expect.stringMatching(/Now 1,000\.00.*After 600\.00/),
  ])
})

test('shows the entry of the address when the server answers another one before it', async () => {
  const { person, user, at } = await open()
  await rows()
  await user.click(screen.getByRole('button', { name: /^Adjustment/ }))
  await screen.findByRole('dialog', { name: 'Adjustment' })
  const id = new URLSearchParams(at().split('?')[1]).get('id') ?? ''
  const alters = (path: string, body: string) => {
    if (!path.includes(`id=${id}`)) return undefined
    const { result, ...envelope } = JSON.parse(body)
    const others = result.records.map((row: object) => ({ ...row, id: '1-0', legs: null, type: 'transfer' }))
    return JSON.stringify({ ...envelope, result: { ...result, records: [...others, ...result.records] } })
  }
  const { address, stop } = await standBetween(exchange(), { alters })
  await open({ id }, { as: person ?? {}, at: address })
  expect(await screen.findByRole('dialog', { name: 'Adjustment' })).toBeTruthy()
  await stop()
})

test('the way to what an entry is about says what it is', async () => {
  const { user } = await open()
  await user.click((await screen.findAllByRole('button', { name: /^Transfer/ }))[0] as HTMLElement)
  const way = await screen.findByRole('link', { name: 'View all transfers' })
  expect(way.getAttribute('href')).toBe('#/zhangbianRecord?type=transfer')
})

test('a number that is nobody’s says so', async () => {
  await open({ id: '999999-0' })
  expect(await screen.findByText("We couldn't find this entry.")).toBeTruthy()
})

test('the file holds every row of the filter, also those not scrolled to', async () => {
  const { person, user } = await open({}, { as: {} })
  for (let n = 1; n <= 25; n++) await operate(exchange(), 'wallet', 'adjust', person?.account ?? '', 'USDT', String(n))
  await open({}, person ? { as: person } : {})
  expect(await rows()).toHaveLength(20)
  const files: Blob[] = []
  const made = jest.spyOn(URL, 'createObjectURL').mockImplementation(file => `blob:${files.push(file as Blob)}`)
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  made.mockRestore()
  const lines = ((await files[0]?.text()) ?? '').split('\r\n')
  expect(lines).toHaveLength(26)
  expect(lines[0]).toContain('Time (UTC+8),Type,Account,Currency,Amount,Balance after,Reference')
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,adjustment,balance,USDT,25,325,A/)
})

test('hidden balances are hidden here, too', async () => {
  localStorage.setItem('ui.hideBalances.v1', 'true')
  await open()
  await screen.findAllByText('Transfer')
  expect(document.body.textContent).not.toMatch(/400\.00/)
})

test('without any movement there is a way to the first', async () => {
  await open({}, { as: {} })
  expect(await screen.findByText('No changes yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your account changes")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rows()).toHaveLength(2)
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await rows()).toHaveLength(2)
})
