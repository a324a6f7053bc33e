import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closeAccountCall } from '@shared/contract'
import { documentTypes } from '@shared/contract/codes'
import { applyBasic, verified } from '../../../sandbox/src/testing/accounts/identities.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { accountsOf, knowPersons, personOf } from './person.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const db = () => exchange.sandbox.context.db
const person = ({ id }: TestUser) => personOf(db(), id)
const accounts = ({ id }: TestUser) => accountsOf(db(), id).toSorted()
const close = (user: TestUser) => exchange.client.ask(closeAccountCall, { password: user.password }, user)

/** Hands in a document of its own, and the desk says whose it is too. */
async function verifiedAs(other: TestUser): Promise<TestUser> {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user, { documentType: documentTypes.passport })
  await exchange.operate('identity', 'approve', result.id, '--same-as', other.account)
  return user
}

test('knows nobody until a basic identity is verified', async () => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user)
  expect([person(user), accounts(user)]).toEqual([null, [user.id]])
  await exchange.operate('identity', 'approve', result.id)
  expect([person(user), accounts(user)]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), [user.id]])
})

test('gives the same key to the same document, after its account is closed and another one opened with it', async () => {
  const documentNumber = 'AGAIN-0001'
  const before = await verified(exchange, { documentNumber })
  const key = person(before)
  await close(before)
  expect(person(before)).toBeNull()
  expect(person(await verified(exchange, { documentNumber }))).toBe(key)
})

test('tells two people of one name and birthday apart, and shows the desk their accounts', async () => {
  const [first, second] = [await verified(exchange), await exchange.newUser()]
  const { result } = await applyBasic(exchange, second)
  const shown = (await exchange.operate('identity', 'show', result.id)) as { sameBirthday: string[] }
  expect(shown.sameBirthday).toContainEqual(expect.stringMatching(new RegExp(`^${first.id}  Saetang Malee  1 TH`)))
  await exchange.operate('identity', 'approve', result.id)
  expect(person(second)).not.toBe(person(first))
})

test('shows the desk nobody else when nobody has that birthday', async () => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user, { birthday: '1971-07-17' })
  expect(await exchange.operate('identity', 'show', result.id)).toMatchObject({ sameBirthday: [] })
})

test('takes two accounts for one person when the desk says so', async () => {
  const first = await verified(exchange)
  const second = await verifiedAs(first)
  const third = await verifiedAs(second)
  expect([person(second), person(third)]).toEqual([person(first), person(first)])
  expect(accounts(third)).toEqual([first.id, second.id, third.id].toSorted())
})

test('keeps the link of two documents after both accounts are closed', async () => {
  const first = await verified(exchange)
  const second = await exchange.newUser()
  const paper = { documentType: documentTypes.passport, documentNumber: 'LINKED-0001' }
  const { result } = await applyBasic(exchange, second, paper)
  await exchange.operate('identity', 'approve', result.id, '--same-as', first.id)
  const key = person(first)
  await close(first)
  await close(second)
  expect(person(await verified(exchange, paper))).toBe(key)
})

test('refuses a link to somebody who is not verified, and approves nothing then', async () => {
  const [stranger, user] = [await exchange.newUser(), await exchange.newUser()]
  const { result } = await applyBasic(exchange, user)
  await expect(exchange.operate('identity', 'approve', result.id, '--same-as', stranger.id)).rejects.toThrow(
    `${stranger.id} has no verified identity`,
  )
  expect(person(user)).toBeNull()
})

test('knows those that an older exchange verified from its start on', async () => {
  const user = await verified(exchange)
  const key = person(user)
  db().exec('UPDATE identity SET person = NULL')
  knowPersons(exchange.sandbox.context)
  expect(person(user)).toBe(key)
})

test('keeps nothing of a name or a document with what a person claimed', async () => {
  await verifiedAs(await verified(exchange))
  const kept = JSON.stringify([
    ...db().prepare('SELECT * FROM linked_document').all(),
    ...db().prepare('SELECT person FROM identity').all(),
  ])
  expect(kept).not.toMatch(/Saetang|Malee|1007|LINKED|1990/)
})
