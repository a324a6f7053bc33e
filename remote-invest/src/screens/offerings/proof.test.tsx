import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type DrawProofAnswer, drawProofCall } from '@shared/contract/calls/invest/offerings'
import { commitmentOf, drawLots, entriesHashOf } from '@shared/money/draw'
import { standBetween } from '@shared/testing/between'
import { ownExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { exchange, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { apply, mine, offer, open, pass, proofOf, sheet, someone, text } from './testing.tsx'

ownExchange()
beforeEach(() => localStorage.clear())
afterEach(() => void jest.restoreAllMocks())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const [FIT, LISTED, OWN, SAME] = [
  'The seed matches the commitment passed',
  'The list matches its hash passed',
  'Your entry is in the list passed',
  'The draw gives the same winners passed',
] as const

/** What each of the checks says, once all four are done. */
async function checks(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: 'Four checks run on this phone' })
  await waitFor(() => expect(list.querySelectorAll('[data-result]:not([data-result=runs])')).toHaveLength(4))
  await waitFor(() => expect(list.querySelector('[data-result=runs]')).toBeNull())
  return [...list.querySelectorAll('.check')].map(text)
}
/** Below a check that failed. */
const values = () =>
  [...document.querySelectorAll('[data-result=fails] dl > div')].map(pair => [...pair.children].map(text))

/** Applied for on this phone, as the screen does it. */
async function applyHere(id: string, person: Person, lots: string): Promise<void> {
  const { user } = await open({ id, sheet: 'apply' }, { as: person })
  await user.type(await screen.findByRole('textbox', { name: 'Lots' }), lots)
  await user.click(await button('Continue'))
  await user.click(await button(`Apply for ${lots} lots`))
  await screen.findByText(`You applied for ${lots} lots`)
}

/** Oversubscribed: 95 lots of ten sample users, and one's own eight, for forty. */
async function contested(): Promise<{ id: string; symbol: string; person: Person }> {
  const made = await offer('--lots', '40', '--sample-lots', '95')
  const person = await someone()
  await applyHere(made.id, person, '8')
  return { ...made, person }
}

async function see(id: string, o: Partial<ScreenOptions>) {
  const opened = await open({ id, sheet: 'proof' }, o)
  return { ...opened, dialog: await sheet('Draw result') }
}

/** The phone asks somebody who changes what the exchange shows of the draw, and tells this person what fits it. */
async function cheated(id: string, person: Person, change: (proof: DrawProofAnswer) => DrawProofAnswer) {
  const [own, shown] = [await mine(person, id), change(await proofOf(id))]
  const won = shown.entries.find(one => one.orderNo === own?.orderNo)?.wonLots ?? own?.wonLots
  const { address, stop } = await standBetween(exchange(), {
    alters(path, body) {
      if (path.startsWith(drawProofCall.path)) return JSON.stringify({ ...JSON.parse(body), result: shown })
      return body.replace(`"wonLots":${own?.wonLots},`, `"wonLots":${won},`)
    },
  })
  await see(id, { as: person, at: address })
  const found = { said: await checks(), values: values() }
  await stop()
  return found
}

/** Drawn anew, so that all that the exchange shows fits together. */
function drawnAnew({ entries, ...proof }: DrawProofAnswer): DrawProofAnswer {
  const entriesHash = entriesHashOf(entries)
  const { serverSeed: seed, totalLots } = proof
  const won = drawLots(entries, { seed: seed ?? '', entriesHash, beacon: '', totalLots })
  return { ...proof, entriesHash, entries: entries.map(one => ({ ...one, wonLots: won.get(one.orderNo) ?? 0 })) }
}

test('all four hold, one after the other, with what they were held against; the own row stands between its neighbours', async () => {
  const { id, person } = await contested()
  await pass('closed', 'drawn')
  const { dialog } = await see(id, { as: person })
  expect(await checks()).toEqual([FIT, LISTED, OWN, SAME])
  const { wonLots, salt } = (await mine(person, id)) ?? {}
  const all = text(dialog)
  expect(all).toContain('40 of 103 lots drawn')
  expect(all).toContain(wonLots ? `Won ${wonLots} of 8 lots` : '0.10 USDT')
  expect(all).toContain('Kept on this phone since you applied')
  expect(all).toContain('11 entries, locked before the draw')
  expect(all).toContain(`8 lots, salt ${salt}`)
  expect(all).toMatch(/103 lots drawn again in \d+ ms/)
  expect(all).toContain('No public beacon was set for this draw, so the operator could have added entries.')
  const own = within(dialog).getByRole('row', { name: /You/ })
  expect(own.dataset.own).toBe('true')
  const rows = within(dialog).getAllByRole('row').slice(1)
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(rows.filter(row => text(row).includes('Sample user'))).toHaveLength(rows.length - 1)
})

test('a seed that was swapped, and all that follows from it with it, does not fit the commitment that the phone kept', async () => {
  const { id, person } = await contested()
  await pass('closed', 'drawn')
  const seed = 'ab'.repeat(32)
  const { said, values: held } = await cheated(id, person, proof =>
    drawnAnew({ ...proof, serverSeed: seed, commitHash: commitmentOf(seed) }),
  )
  expect(said).toEqual(["The seed doesn't match the commitment failed", LISTED, OWN, SAME])
  const { commitHash } = await proofOf(id)
  expect(held).toEqual([
    ['Kept on this phone', commitHash],
    ['Shown by the exchange', commitmentOf(seed)],
    ['SHA-256 of the seed', commitmentOf(seed)],
  ])
})

test("a list in which somebody's salt was changed does not fit its hash", async () => {
  const { id, person } = await contested()
  await pass('closed', 'drawn')
  const changed = ({ entries: [first, ...rest], ...proof }: DrawProofAnswer): DrawProofAnswer => ({
    ...proof,
    entries: first ? [{ ...first, salt: 'other' }, ...rest] : rest,
  })
  const { said, values: held } = await cheated(id, person, changed)
  expect(said).toEqual([FIT, "The list doesn't match its hash failed", OWN, SAME])
  const proof = await proofOf(id)
  expect(held).toEqual([
    ['Hash shown by the exchange', proof.entriesHash],
    ['SHA-256 of the list', entriesHashOf(changed(proof).entries)],
  ])
})

test('a list that was changed after it was frozen, its hash with it, is not the one that this phone saw before the draw', async () => {
  const { id, person } = await contested()
  await pass('closed')
  await open({ id }, { as: person })
  await waitFor(() => expect(localStorage.getItem('invest.draws.v1')).toContain('entriesHash'))
  const { entriesHash } = await proofOf(id)
  await pass('drawn')
  const added = { orderNo: 'I-added', lots: 10, salt: 'x', wonLots: 0, sample: false }
  const { said, values: held } = await cheated(id, person, proof =>
    drawnAnew({ ...proof, entries: [...proof.entries, added] }),
  )
  expect(said).toEqual([FIT, "The list doesn't match its hash failed", OWN, SAME])
  expect(held[0]).toEqual(['Seen before the draw', entriesHash])
})

test("one's own entry that was dropped, and the rest drawn anew, is missed", async () => {
  const { id, person } = await contested()
  const own = await mine(person, id)
  await pass('closed', 'drawn')
  const { said, values: held } = await cheated(id, person, proof =>
    drawnAnew({ ...proof, entries: proof.entries.filter(one => one.orderNo !== own?.orderNo) }),
  )
  expect(said).toEqual([FIT, LISTED, "The list doesn't show your entry as you made it failed", SAME])
  expect(held).toEqual([
    ['Your application', `${own?.orderNo} 8 lots, salt ${own?.salt}`],
    ['In the list', 'Not found'],
  ])
})

test('winners that were altered do not come out of the draw', async () => {
  const { id, person } = await contested()
  await pass('closed', 'drawn')
  const { entries } = await proofOf(id)
  const [from, to] = [entries.find(one => one.wonLots), entries.findLast(one => (one.wonLots ?? 0) < one.lots)]
  const shift = new Map([
    [from?.orderNo, -1],
    [to?.orderNo, 1],
  ])
  const { said, values: held } = await cheated(id, person, proof => ({
    ...proof,
    entries: proof.entries.map(one => ({ ...one, wonLots: (one.wonLots ?? 0) + (shift.get(one.orderNo) ?? 0) })),
  }))
  expect(said).toEqual([FIT, LISTED, OWN, 'The draw gives different winners failed'])
  const line = (one: typeof from, by: number) => [
    one?.orderNo,
    `shown ${(one?.wonLots ?? 0) + by}, drawn ${one?.wonLots ?? 0}`,
  ]
  expect(held).toEqual(expect.arrayContaining([line(from, -1), line(to, 1)]))
})

test('fewer lots than were drawn for one are no less of a lie where the list itself is right', async () => {
  const { id } = await offer('--lots', '40')
  const person = await someone()
  await applyHere(id, person, '8')
  await pass('closed', 'drawn')
  const { address, stop } = await standBetween(exchange(), {
    alters: (path, body) =>
      path.includes('appProdIoe/listMy') ? body.replace('"wonLots":8', '"wonLots":3') : undefined,
  })
  await see(id, { as: person, at: address })
  expect((await checks()).at(-1)).toBe('The draw gives different winners failed')
  expect(values()).toEqual([[(await mine(person, id))?.orderNo, 'shown 3, drawn 8']])
  await stop()
})

test('who did not apply reads what the third check would be to them; the first entries stand there', async () => {
  const { id } = await offer('--lots', '40', '--sample-lots', '95')
  await pass('closed', 'drawn')
  const { dialog } = await see(id, { as: await someone() })
  expect(await checks()).toEqual([FIT, LISTED, 'Your entry is in the list not checked', SAME])
  expect(text(dialog)).toContain("You didn't apply, so there's no entry of yours to check.")
  expect(within(dialog).getAllByRole('row')).toHaveLength(6)
  expect(text(dialog)).toContain('5 more entries are in the saved list.')
})

test('who applied on another phone is told that the commitment is only the one that is shown', async () => {
  const { id } = await offer()
  const person = await someone()
  await apply(person, id, 5)
  await pass('closed', 'drawn')
  const { dialog } = await see(id, { as: person })
  expect(await checks()).toEqual([FIT, LISTED, OWN, SAME])
  expect(text(dialog)).toContain('You applied on another device, so this check uses the commitment the exchange shows.')
})

test('between the end of applying and the draw the list is there already, and says what cannot be checked yet', async () => {
  const { id } = await offer('--sample-lots', '20')
  const person = await someone()
  await applyHere(id, person, '5')
  await pass('closed')
  const { user } = await open({ id }, { as: person })
  await user.click(await button('Final list'))
  const dialog = await sheet('Final list')
  expect(await checks()).toEqual([
    'The seed matches the commitment not checked',
    LISTED,
    OWN,
    'The draw gives the same winners not checked',
  ])
  expect(text(dialog)).toContain('Applications for 25 lots')
  expect(text(dialog)).toContain('3 entries, matching what this phone saw before the draw')
})

test('the whole list and all that it takes to draw again is saved as a file; what is won is paid from here', async () => {
  const { id, symbol } = await offer()
  const person = await someone()
  await applyHere(id, person, '5')
  await pass('closed', 'drawn')
  const saved: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation(file => `blob:${saved.push(file as Blob)}`)
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, at } = await see(id, { as: person })
  await checks()
  await user.click(await button('Save list'))
  const { serverSeed, entriesHash, commitHash, entries: [own] = [] } = await proofOf(id)
  const lines = (await saved[0]?.text())?.replace('\ufeff', '').split('\r\n')
  expect(lines).toEqual([
    'Application number,Lots,Salt,Won,Sample user',
    `${own?.orderNo},5,${own?.salt},5,`,
    '',
    `Commitment,${commitHash}`,
    `Seed,${serverSeed}`,
    `SHA-256 of the list,${entriesHash}`,
    'Public beacon,',
    'Total lots,1000',
  ])
  await user.click(await button(/^Pay 40\.05 USDT/))
  expect(await sheet(`Pay for ${symbol}`)).toBeTruthy()
  expect(at()).toBe(`/ieo?id=${id}&sheet=pay`)
})

test('a proof that did not load says why, and comes at Retry', async () => {
  const { id } = await offer()
  await pass('closed', 'drawn')
  let down = true
  const { address, stop } = await standBetween(exchange(), {
    instead(path, response) {
      if (!down || !path.startsWith(drawProofCall.path)) return false
      response.writeHead(503).end()
      return true
    },
  })
  const { user } = await see(id, { as: await someone(), at: address })
  expect(await screen.findByText("Couldn't load the list")).toBeTruthy()
  down = false
  await user.click(await button('Retry'))
  expect(await checks()).toHaveLength(4)
  await stop()
})
