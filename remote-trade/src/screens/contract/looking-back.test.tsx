/** What has closed, counted and taken along: by the rows' own figures. */
import { expect, jest, test } from '@jest/globals'
import { closePositionCall, positionsSummaryCall } from '@shared/contract'
import { directions, positionStates } from '@shared/contract/codes'
import { big } from '@shared/money'
import { newOrderId } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { netOf } from '../../parts/history/net.ts'
import { button, client, figure, list, openAside, playTo, sheet, show, text, tokenOf } from './testing.tsx'

const close = (person: Person, id: string, quantity?: string) =>
  client().ask(
    closePositionCall,
    { id, ...(quantity && { quantity }), expectedPrice: '65000', tolerance: '0.01', clientOrderId: newOrderId() },
    tokenOf(person),
  )

/** A long of which a part was closed, then the rest, and a short that lost: 64,000 to 65,000. */
async function trade(): Promise<Person> {
  const person = await newPerson(exchange(), { contract: '5000' })
  const long = await openAside(person)
  const short = await openAside(person, { direction: directions.sell, quantity: '0.02' })
  await playTo(100)
  await close(person, long.id, '0.04')
  await close(person, long.id)
  await close(person, short.id)
  return person
}

let traded: Promise<Person> | undefined
/** One for all: the market goes this way once. */
function whoTraded(): Promise<Person> {
  traded ??= trade()
  return traded
}

test('statistics count what the filter shows, and add up to what the account gained', async () => {
  const person = await whoTraded()
  const { user } = await show({ as: person, query: { tab: 'history' } })
  await user.click(await button('Statistics'))
  const statistics = await sheet('Statistics')
  await waitFor(() => expect(figure('Closed positions', statistics)).toBe('3'))
  expect(figure('Profitable after fees', statistics)).toBe('2 (66.6%)')
  expect(figure('Profit and loss', statistics)).toBe('+80.00')
  const gained = big((await client().ask(positionsSummaryCall, {}, tokenOf(person))).available).minus('5000')
  const rows = await list(person, positionStates.closed)
  expect(rows.reduce((sum, row) => sum.plus(netOf(row)), big('0')).eq(gained)).toBe(true)
  expect(figure('After fees', statistics)).toBe(`+${gained.round(2, 0).toFixed(2)}`)
  expect(text(within(statistics).getByText('2 of 3 profitable'))).toBe('2 of 3 profitable')
})

test('what ends while its history is open appears there, whoever ended it', async () => {
  await playTo(100)
  const person = await newPerson(exchange(), { contract: '5000' })
  const { id } = await openAside(person, { expectedPrice: '65000' })
  await show({ as: person, query: { tab: 'history' } })
  await screen.findByText('No closed positions yet')
  await close(person, id)
  await screen.findByRole('button', { name: /^BTC\/USDT\s*Long 20x/ }) // the account is asked for every five seconds
})

test('statistics of nothing say why there is nothing: no trade yet, or none on these days', async () => {
  const { user, person } = await show({ query: { tab: 'history' } })
  await user.click(await button('Statistics'))
  await waitFor(async () => expect(text(await sheet('Statistics'))).toContain('No results to show yet'))
  const days = { from: '2026-01-01', to: '2026-01-02' }
  const later = await show({ as: person ?? {}, query: { tab: 'history', ...days } })
  await later.user.click(await button('Statistics'))
  await waitFor(async () => expect(text(await sheet('Statistics'))).toContain('No positions closed on these dates'))
})

test('the file holds what the filter shows, to the last decimal', async () => {
  const person = await whoTraded()
  const files: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:x'
  })
  URL.revokeObjectURL = () => {}
  const { user } = await show({ as: person, query: { tab: 'history', type: 'short' } })
  await user.click(await button('Save as CSV'))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  const [row] = (await list(person, positionStates.closed)).filter(one => one.direction === directions.sell)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(
    new RegExp(`^${row?.id},BTCUSDT,short,0.02,20,.*,Closed by you,-20,0.64,0.65,0,0,-21.29,USDT$`),
  )
})

/** jsdom has neither fonts nor a canvas: what is drawn is looked at in a browser. */
const neverDrawn = () =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: new Promise(() => {}) } })

test('a closed position is shared as a picture without its amount, until that is asked for', async () => {
  neverDrawn()
  const person = await whoTraded()
  const [row] = (await list(person, positionStates.closed)).filter(one => one.direction === directions.sell)
  const { user } = await show({ as: person, query: { tab: 'history', order: row?.id ?? '' } })
  await user.click(await button('Share result'))
  const share = await sheet('Share result')
  expect(within(share).getByRole('img', { name: /^BTC\/USDT, Short 20x, −\d/ })).toBeDefined()
  const amount = within(share).getByRole<HTMLInputElement>('switch', { name: /^Show the amount/ })
  expect(amount.checked).toBe(false)
  await user.click(screen.getByText('Show the amount'))
  expect(amount.checked).toBe(true)
})
