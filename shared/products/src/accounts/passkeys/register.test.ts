import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changePasswordCall,
  messageListCall,
  passkeyOptionsCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
  passkeyRemoveCall,
  passkeyRenameCall,
} from '@shared/contract'
import { MOST_PASSKEYS } from '@shared/contract/limits'
import { transact } from '@shared/engine/db/transact'
import {
  askToRegister,
  confirmed,
  device,
  logInWith,
  passkeysOf,
  registered,
  signed,
  tryRegister,
} from '../../../../sandbox/src/testing/accounts/passkeys.ts'
import { login, nextDevice, PASSWORD, pass, registerByEmail } from '../../../../sandbox/src/testing/accounts/people.ts'
import type { Otherwise } from '../../../../testing/src/authenticator.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'
import { forgetPasskeys } from './rows.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const titles = async (token: string) =>
  (await exchange.client.ask(messageListCall, { noticeType: 'system' }, { token })).map(({ titile }) => titile)
const newestMail = async (address: string) => String(await exchange.operate('mail', address)).split('\n')[0] ?? ''
const remove = ({ token }: { token: string }, input: { id: string; password?: string; assertion?: never }) =>
  exchange.client.call(passkeyRemoveCall, input, { token })

test('one is made for this place and person, verified, and only where none of theirs is; then it stands in the list', async () => {
  const user = await exchange.newUser()
  const { result } = await askToRegister(exchange, user)
  expect(result).toMatchObject({
    timeout: 300_000,
    rp: { id: 'localhost', name: 'tarn' },
    user: { name: user.account },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  expect(Buffer.from(result.user.id, 'base64url')).toHaveLength(32)
  const on = await registered(exchange, user)
  expect(await passkeysOf(exchange, user)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: '', since: expect.any(String), lastUsed: null },
  ])
  const again = (await askToRegister(exchange, user)).result
  expect(again.excludeCredentials).toEqual([
    { id: (await signed(exchange, on)).id, type: 'public-key', transports: ['internal'] },
  ])
  expect(again.user.id).toBe(result.user.id)
})

test('the owner is told of each that is added or removed, in the app and where codes go', async () => {
  const person = await registerByEmail(exchange)
  await registered(exchange, person)
  expect(await newestMail(person.email)).toMatch(/A passkey was added/)
  const [{ id } = { id: '' }] = await passkeysOf(exchange, person)
  expect((await remove(person, { id, password: PASSWORD })).code).toBe(200)
  expect(await newestMail(person.email)).toMatch(/A passkey was removed/)
  expect(await titles(person.token)).toEqual(expect.arrayContaining(['Passkey added', 'Passkey removed']))
})

test('before anything is made the login password is asked for, and wrong ones lock', async () => {
  const user = await exchange.newUser()
  const ask = (input: { password?: string }) =>
    exchange.client.call(passkeyRegisterOptionsCall, input, { token: user.token })
  expect(await ask({})).toMatchObject({ refusal: 'field-invalid', values: { field: 'password' } })
  for (let i = 0; i < 5; i++) expect((await ask({ password: 'wrong-one-1' })).refusal).toBe('wrong-password')
  expect((await ask({ password: PASSWORD })).refusal).toBe('too-many-tries')
})

test('a passkey that one has does as well, once; another person’s, or what it signed to log in, does not', async () => {
  const [user, stranger] = [await exchange.newUser(), await exchange.newUser()]
  const [own, foreign] = [await registered(exchange, user), await registered(exchange, stranger)]
  const ask = (assertion: Awaited<ReturnType<typeof confirmed>>) =>
    exchange.client.call(passkeyRegisterOptionsCall, { assertion }, { token: user.token })
  expect(await ask(await signed(exchange, own))).toMatchObject({ refusal: 'passkey-refused' })
  expect(await ask(await confirmed(exchange, stranger, foreign))).toMatchObject({ refusal: 'passkey-refused' })
  const other = (await login(exchange, { account: user.account, deviceId: nextDevice() })).result
  expect(await ask(await confirmed(exchange, other, own))).toMatchObject({ refusal: 'passkey-refused' })
  const right = await confirmed(exchange, user, own)
  expect((await ask(right)).code).toBe(200)
  expect(await ask(right)).toMatchObject({ refusal: 'passkey-refused' })
})

test('to confirm something is for who is signed in, with their own passkeys alone', async () => {
  const user = await exchange.newUser()
  await registered(exchange, user)
  const ask = (token?: string) => exchange.client.call(passkeyOptionsCall, { purpose: 'confirm' }, { token })
  expect((await ask(user.token)).result.allowCredentials).toHaveLength(1)
  expect(await ask()).toMatchObject({ code: 401, refusal: 'not-signed-in' })
  expect((await exchange.client.ask(passkeyOptionsCall, {})).allowCredentials ?? null).toBeNull()
})

const wrongs: Record<string, Otherwise> = {
  'at another origin': { origin: 'http://tarn.example' },
  'at a name that only begins alike': { origin: 'http://localhost.evil.example:8080' },
  'at something that is no origin': { origin: 'localhost' },
  'in a frame of another site': { crossOrigin: true },
  'for another name': { rpId: 'evil.example' },
  'while nobody was verified': { unverified: true },
  'as if it were a log-in': { type: 'webauthn.get' },
  'for a challenge of somebody’s own': { challenge: Buffer.alloc(54).toString('base64url') },
  'with a stranger’s certificate': { attestation: new Map<string, never>([['x5c', [] as never]]) },
}

test.each(Object.keys(wrongs))('made %s it is refused, and nothing is kept', async what => {
  const user = await exchange.newUser()
  expect(await tryRegister(exchange, user, device(), wrongs[what])).toMatchObject({ refusal: 'passkey-refused' })
  expect(await passkeysOf(exchange, user)).toEqual([])
})

test('a challenge serves once, for five minutes, and only who was given it', async () => {
  const [user, stranger] = [await exchange.newUser(), await exchange.newUser()]
  const send = (response: ReturnType<ReturnType<typeof device>['create']>, { token }: { token: string }) =>
    exchange.client.call(passkeyRegisterCall, { response }, { token })
  const { result } = await askToRegister(exchange, user)
  expect(await send(device().create(result), stranger)).toMatchObject({ refusal: 'passkey-refused' })
  expect((await send(device().create(result), user)).code).toBe(200)
  expect(await send(device().create(result), user)).toMatchObject({ refusal: 'passkey-refused' })
  const late = (await askToRegister(exchange, user)).result
  pass(exchange, 300)
  expect(await send(device().create(late), user)).toMatchObject({ refusal: 'passkey-refused' })
  expect(await passkeysOf(exchange, user)).toHaveLength(1)
})

test('who changed the password meanwhile begins anew: the session that asked is over', async () => {
  const user = await exchange.newUser()
  const { result } = await askToRegister(exchange, user)
  const change = { oldPassword: PASSWORD, password: 'harbour-light-9' }
  const { token } = await exchange.client.ask(changePasswordCall, change, { token: user.token })
  const response = device().create(result)
  expect(await exchange.client.call(passkeyRegisterCall, { response }, { token: token ?? '' })).toMatchObject({
    refusal: 'passkey-refused',
  })
})

test('an id that somebody has already is nobody else’s', async () => {
  const [user, thief] = [await exchange.newUser(), await exchange.newUser()]
  const response = device().create((await askToRegister(exchange, user)).result)
  await exchange.client.ask(passkeyRegisterCall, { response }, { token: user.token })
  const { challenge } = (await askToRegister(exchange, thief)).result
  const { response: own } = device().create((await askToRegister(exchange, thief)).result, { challenge })
  const taken = { ...response, response: { ...response.response, clientDataJSON: own.clientDataJSON } }
  expect(await exchange.client.call(passkeyRegisterCall, { response: taken }, { token: thief.token })).toMatchObject({
    refusal: 'passkey-refused',
  })
  expect(await passkeysOf(exchange, thief)).toEqual([])
})

test('ten are kept, the eleventh is refused, asked for or handed in', async () => {
  const user = await exchange.newUser()
  const spare = (await askToRegister(exchange, user)).result
  for (let i = 0; i < MOST_PASSKEYS; i++) await registered(exchange, user)
  const told = { refusal: 'too-many', values: { n: MOST_PASSKEYS } }
  expect(await askToRegister(exchange, user)).toMatchObject(told)
  const response = device().create(spare)
  expect(await exchange.client.call(passkeyRegisterCall, { response }, { token: user.token })).toMatchObject(told)
  expect(await passkeysOf(exchange, user)).toHaveLength(MOST_PASSKEYS)
})

test('each has a name, on one line, which its owner alone may change', async () => {
  const [user, stranger] = [await exchange.newUser(), await exchange.newUser()]
  await tryRegister(exchange, user, device(), {}, '  my \n phone\u202e ')
  const [{ id, name } = { id: '', name: '' }] = await passkeysOf(exchange, user)
  expect(name).toBe('my phone')
  const rename = (to: string, { token }: { token: string } = user) =>
    exchange.client.call(passkeyRenameCall, { id, name: to }, { token })
  expect(await rename(' \u200b ')).toMatchObject({ refusal: 'field-invalid', values: { field: 'name' } })
  expect(await rename('mine now', stranger)).toMatchObject({ refusal: 'not-found' })
  expect((await rename('blue key')).code).toBe(200)
  expect(await passkeysOf(exchange, user)).toMatchObject([{ name: 'blue key' }])
  expect((await rename(' 👨‍👩‍👧\u202e ❤️\u200b می‌ ')).code).toBe(200)
  expect(await passkeysOf(exchange, user)).toMatchObject([{ name: '👨‍👩‍👧 ❤️ می‌' }])
})

test('without a name it is called by who keeps it, else by the browser; two that would be called alike are numbered', async () => {
  const user = await exchange.newUser()
  const bitwarden = { maker: 'd548826e-79b4-db40-a3d8-11116f7e8349' }
  for (let i = 0; i < 3; i++) await tryRegister(exchange, user, device(), bitwarden)
  expect((await passkeysOf(exchange, user)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bitwarden', 'Bitwarden 2', 'Bitwarden 3']),
  )
})

test('one that is removed logs in no more; a wrong password or another’s removes nothing', async () => {
  const [user, stranger] = [await exchange.newUser(), await exchange.newUser()]
  const on = await registered(exchange, user)
  const [{ id } = { id: '' }] = await passkeysOf(exchange, user)
  expect(await remove(user, { id, password: 'wrong-one-1' })).toMatchObject({ refusal: 'wrong-password' })
  expect(await remove(user, { id })).toMatchObject({ refusal: 'field-invalid' })
  expect(await remove(stranger, { id, password: PASSWORD })).toMatchObject({ refusal: 'not-found' })
  expect((await logInWith(exchange, await signed(exchange, on))).code).toBe(200)
  const { result } = await exchange.client.call(
    passkeyRemoveCall,
    { id, assertion: await confirmed(exchange, user, on) },
    { token: user.token },
  )
  expect(result).toEqual({ rpId: 'localhost', credentialId: (await signed(exchange, on)).id })
  expect(await logInWith(exchange, await signed(exchange, on))).toMatchObject({ refusal: 'passkey-refused' })
})

test('the desk sees and removes them, one or all, and their owner is told', async () => {
  const user = await exchange.newUser()
  for (let i = 0; i < 3; i++) await registered(exchange, user)
  const [{ id } = { id: '' }] = await passkeysOf(exchange, user)
  expect(String(await exchange.operate('user', 'passkeys', user.account)).split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${id} .*never used  \\(no name\\)$`)),
    expect.anything(),
    expect.anything(),
  ])
  await expect(exchange.operate('user', 'unbind-passkeys', user.account, 'none')).rejects.toThrow('no such passkey')
  expect(await exchange.operate('user', 'unbind-passkeys', user.account, id)).toMatch('1 removed')
  expect(await exchange.operate('user', 'unbind-passkeys', user.account)).toMatch('2 removed')
  await expect(exchange.operate('user', 'unbind-passkeys', user.account)).rejects.toThrow('no passkeys')
  expect((await titles(user.token)).filter(title => title === 'Passkey removed')).toHaveLength(3)
})

test('whose account is closed has none left', async () => {
  const [user, other] = [await exchange.newUser(), await exchange.newUser()]
  await registered(exchange, user)
  await registered(exchange, other)
  expect(transact(exchange.sandbox.context.db, tx => forgetPasskeys(tx, user.id))).toBe(1)
  expect([await passkeysOf(exchange, user), await passkeysOf(exchange, other)]).toMatchObject([[], [{}]])
})
