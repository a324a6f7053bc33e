/** A passkey from its making to its end, in a browser with an authenticator of its own (CDP), opened by a name. */
import { expect, test } from '@jest/globals'
import { type PasskeyAssertion, passkeyLoginCall } from '@shared/contract'
import { connect } from '../client.ts'
import { logOut as logOutOf } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { platform, phone: newPhone, person } = journey()

/** A device that keeps what it makes, verifies its owner and answers, at once or as long as it is told to. */
async function withDevice({ page }: Driver) {
  const session = await page.createCDPSession()
  await session.send('WebAuthn.enable', { enableUI: false })
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    session,
    authenticatorId,
    answers: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

declare global {
  /** Whether one was asked for in the account's field: what began without an answer gets none later. */
  var passkeyOffered: boolean | undefined
}

const noteOffer = ({ page }: Driver) =>
  page.evaluateOnNewDocument(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = options => {
      if (options?.mediation === 'conditional') globalThis.passkeyOffered = true
      return get(options)
    }
  })

async function addPasskey(phone: Driver, password: string): Promise<void> {
  await phone.open('/devices')
  await phone.sees('No passkeys yet')
  await phone.tap('Add a passkey')
  await phone.type('Login password', password)
  await phone.tap('Continue')
  await phone.sees(/Passkey added: /, /Not used yet/)
}

/** Devices has no tabs: the way leads over Home. */
async function logOut(phone: Driver): Promise<void> {
  await phone.open('/home')
  await logOutOf(phone)
}

/** What the page hands in for a log-in, as the browser answered it. */
const signedHere = ({ page }: Driver) =>
  page.evaluate(async () => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const { result } = (await (await fetch('/api/app/passkeyOptions')).json()) as {
      result: { challenge: string; rpId: string }
    }
    const challenge = Uint8Array.from(atob(result.challenge.replaceAll('-', '+').replaceAll('_', '/')), c =>
      c.charCodeAt(0),
    )
    const publicKey = { challenge, rpId: result.rpId, userVerification: 'required' as const }
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse
    return {
      id: used.id,
      rawId: text(used.rawId),
      type: 'public-key' as const,
      response: {
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
        userHandle: text(userHandle as ArrayBuffer),
      },
    }
  })

test('registered under Devices, logged out, in by the passkey alone; the same answer again opens nothing', async () => {
  const ada = await person({ balance: '5' })
  const phone = await newPhone({ of: ada, url: platform().named })
  await noteOffer(phone)
  const { answers } = await withDevice(phone)
  await addPasskey(phone, ada.password)
  await phone.picture('passkeys')
  await logOut(phone)
  await answers(false)
  await phone.open('/login')
  await phone.sees('Log in with a passkey')
  await phone.picture('login-passkey')
  await phone.when(() => phone.page.evaluate(() => globalThis.passkeyOffered === true))
  await answers(true)
  await phone.tap('Log in with a passkey')
  await phone.arrives('/home')
  await phone.open('/my')
  await phone.sees(ada.account)
  await phone.open('/devices')
  await phone.sees(/Last used \d/)

  const { url, publicKey } = platform().address()
  const copied: PasskeyAssertion = await signedHere(phone)
  const hand = () => connect(url, publicKey).call(passkeyLoginCall, { response: copied })
  expect((await hand()).code).toBe(200)
  expect(await hand()).toMatchObject({ refusal: 'passkey-refused' })
})

test('the account field offers it, and lets in whoever takes it there, without a press', async () => {
  const ada = await person()
  const phone = await newPhone({ of: ada, url: platform().named })
  await withDevice(phone)
  await addPasskey(phone, ada.password)
  await logOut(phone)
  await phone.leave('/login')
  await phone.sees('Total assets, USDT')
  await phone.open('/my')
  await phone.sees(ada.account)
})

test('a device that nobody unlocks lets nobody in, and the page stays quiet; removed, it logs in no more', async () => {
  const ada = await person()
  const phone = await newPhone({ of: ada, url: platform().named })
  const { session, authenticatorId, verifies } = await withDevice(phone)
  await addPasskey(phone, ada.password)
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  await phone.tap(/Added \d/)
  await phone.tap('Remove passkey')
  await phone.sees(/Remove .+\?/)
  await phone.type('Login password', ada.password)
  await phone.tap('Remove passkey')
  await phone.sees('No passkeys yet')
  for (const credential of credentials)
    await session.send('WebAuthn.addCredential', { authenticatorId, credential }).catch(() => {}) // it may keep it still
  await logOut(phone)
  await verifies(false)
  await phone.open('/login')
  await phone.tap('Log in with a passkey')
  await phone.when(() => phone.page.evaluate(() => document.querySelector('[aria-busy]') === null))
  expect(await phone.says()).not.toMatch(/passkey didn't work|Try again/)
  await verifies(true)
  await phone.tap('Log in with a passkey')
  await phone.sees("This passkey didn't work. Use your password.")
})

test('by an address of digits none are drawn', async () => {
  const ada = await person()
  const phone = await newPhone({ of: ada })
  await phone.open('/devices')
  await phone.sees('This device')
  await phone.misses('Passkeys')
})
