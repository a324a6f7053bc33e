/**
 * Passkeys: the keys of WebAuthn that a device keeps, in the JSON that browsers and @simplewebauthn/server write
 * (docs/rules/account.md#passkeys). What a browser adds beside is let go.
 */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { LONGEST_PASSKEY_NAME, PASSKEY_SECONDS } from '../../limits.ts'
import { decorates, id, int, maybe, text, time } from '../../scalars.ts'
import { deviceId, owner, password, token, word } from './terms.ts'

const feature = 'passkeys'

/** Bytes as base64url. An id has 1,023 of them at most. */
const bytes = word(8000)
const keyId = word(1400)
const publicKey = v.literal('public-key')
const key = { id: keyId, rawId: keyId, type: publicKey }
const listed = v.object({ id: keyId, type: publicKey, transports: decorates(v.array(v.string())) })

/** What a device signs to show that it holds a passkey. */
export const passkeyAssertion = v.object({
  ...key,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: maybe(text(200)),
  }),
})
export type PasskeyAssertion = v.InferInput<typeof passkeyAssertion>

/** What a device tells of a passkey that it has just made. */
export const passkeyAttestation = v.object({
  ...key,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(word(32)), v.maxLength(8))),
  }),
})
export type PasskeyAttestation = v.InferInput<typeof passkeyAttestation>

/** Of whoever is signed in: the login password, or one of the passkeys they have. */
const proof = { password: v.optional(password), assertion: v.optional(passkeyAssertion) }

const ceremony = { challenge: bytes, timeout: decorates(int, PASSKEY_SECONDS * 1000) }
const verification = v.picklist(['required', 'preferred', 'discouraged'])

const requestOptions = v.object({
  ...ceremony,
  rpId: v.string(),
  userVerification: verification,
  /** None to log in: the person chooses among those that the device has for this place. */
  allowCredentials: v.optional(v.array(listed)),
})
export type PasskeyRequest = v.InferOutput<typeof requestOptions>

const creationOptions = v.object({
  ...ceremony,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: bytes, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: int, type: publicKey })),
  /** Where one of these is, no other is made. */
  excludeCredentials: v.array(listed),
  authenticatorSelection: v.object({ residentKey: verification, userVerification: verification }),
  attestation: v.literal('none'),
})
export type PasskeyCreation = v.InferOutput<typeof creationOptions>

/** To log in; or, of who is signed in, to confirm something. */
export const passkeyOptionsCall = defineCall({
  method: 'GET',
  path: '/api/app/passkeyOptions',
  auth: 'optional',
  owner,
  feature,
  answers: 'request',
  input: { purpose: v.optional(v.picklist(['login', 'confirm'])) },
  output: requestOptions,
})

export const passkeyLoginCall = defineCall({
  method: 'POST',
  path: '/api/app/passkeyLogin',
  auth: 'none',
  owner,
  feature,
  answers: 'token',
  input: { response: passkeyAssertion, deviceId },
  output: token,
})

export const passkeyListCall = defineCall({
  method: 'GET',
  path: '/api/user/appUser/passkeyList',
  auth: 'token',
  owner,
  feature,
  answers: 'passkeys',
  reads: ['passkeys'],
  input: {},
  output: v.array(
    v.object({ id, name: decorates(v.string(), ''), since: decorates(time), lastUsed: decorates(maybe(time)) }),
  ),
})

/** Asked before anything is made on the device, so that a wrong password leaves no passkey there that opens nothing. */
export const passkeyRegisterOptionsCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/passkeyRegisterOptions',
  auth: 'token',
  owner,
  feature,
  answers: 'creation',
  input: proof,
  output: creationOptions,
})

/** What was made for the options of this session. Without a name it is called by who keeps it. */
export const passkeyRegisterCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/passkeyRegister',
  auth: 'token',
  owner,
  feature,
  answers: 'passkey',
  changes: ['passkeys'],
  input: { response: passkeyAttestation, name: v.optional(text(LONGEST_PASSKEY_NAME)) },
  output: v.object({ id, name: decorates(v.string(), '') }),
})

export const passkeyRenameCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/passkeyRename',
  auth: 'token',
  owner,
  feature,
  answers: '–',
  changes: ['passkeys'],
  input: { id, name: text(LONGEST_PASSKEY_NAME) },
  output: v.unknown(),
})

/** What a browser is told, where it listens, so that it offers the passkey no more. */
export const passkeyRemoveCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/passkeyRemove',
  auth: 'token',
  owner,
  feature,
  answers: 'key',
  changes: ['passkeys'],
  input: { id, ...proof },
  output: v.object({ rpId: decorates(v.string()), credentialId: decorates(v.string()) }),
})
