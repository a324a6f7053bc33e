/** A device that keeps passkeys, in software: it makes and uses them as WebAuthn says, or wrongly where a test asks for that. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@shared/contract'

/** What it does otherwise than asked. */
export type Otherwise = {
  /** Where the page says that it is. */
  origin?: string
  /** The name that it signs for. */
  rpId?: string
  /** Nobody showed a finger or a face. */
  unverified?: true
  counter?: number
  challenge?: string
  /** The page stands in a frame of another site. */
  crossOrigin?: true
  type?: string
  /** Who keeps its passkeys (AAGUID); it does not say. */
  maker?: string
  /** Says who made it, by a certificate. */
  attestation?: Cbor
}

export type Authenticator = {
  create(options: PasskeyCreation, otherwise?: Otherwise): PasskeyAttestation
  get(options: PasskeyRequest, otherwise?: Otherwise): PasskeyAssertion
}

type Kept = { id: string; rpId: string; userHandle: string; key: KeyObject; counter: number }

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const UP = 1
const UV = 4
const AT = 64

/** @param counts whether it counts what it signs; those that sync stay at 0 */
export function newAuthenticator({ origin, counts = true }: { origin: string; counts?: boolean }): Authenticator {
  const kept: Kept[] = []
  const clientData = (type: string, challenge: string, o: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type: o.type ?? type,
        challenge: o.challenge ?? challenge,
        origin: o.origin ?? origin,
        crossOrigin: o.crossOrigin ?? false,
      }),
    )
  return {
    create({ challenge, rp, user }, o = {}) {
      const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(32).toString('base64url')
      kept.push({ id, rpId: rp.id, userHandle: user.id, key, counter: 0 })
      const idBytes = Buffer.from(id, 'base64url')
      const about = Buffer.concat([makerOf(o), Buffer.from([0, idBytes.length]), idBytes, coseOf(publicKey)])
      const authData = Buffer.concat([headOf(o.rpId ?? rp.id, AT, 0, o), about])
      const [fmt, attStmt] = o.attestation ? ['packed', o.attestation] : ['none', new Map()]
      const attestation = new Map<string, Cbor>(Object.entries({ fmt, attStmt, authData }))
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, o).toString('base64url'),
          attestationObject: cborOf(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ challenge, rpId, allowCredentials = [] }, o = {}) {
      const isMeant = ({ id }: Kept) => allowCredentials.length === 0 || allowCredentials.some(one => one.id === id)
      const one = kept.find(passkey => passkey.rpId === rpId && isMeant(passkey))
      if (!one) throw new DOMException('None here', 'NotAllowedError')
      if (counts) one.counter++
      const data = clientData('webauthn.get', challenge, o)
      const authData = headOf(o.rpId ?? rpId, 0, o.counter ?? one.counter, o)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), one.key)
      return {
        id: one.id,
        rawId: one.id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: one.userHandle,
        },
      }
    },
  }
}

const makerOf = ({ maker = '0'.repeat(32) }: Otherwise) => Buffer.from(maker.replaceAll('-', ''), 'hex')

function headOf(rpId: string, flags: number, counter: number, { unverified }: Otherwise): Buffer {
  const head = Buffer.concat([sha256(rpId), Buffer.alloc(5)])
  head.writeUInt8(flags | UP | (unverified ? 0 : UV), 32)
  head.writeUInt32BE(counter, 33)
  return head
}

/** EC2, ES256, P-256, and the point. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const parts: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]
  return cborOf(new Map(parts))
}

type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<string | number, Cbor>

/** RFC 8949, as much of it as a device says. */
function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? lead(1, -1 - value) : lead(0, value)
  if (typeof value === 'string') return Buffer.concat([lead(3, Buffer.byteLength(value)), Buffer.from(value)])
  // jsdom's Uint8Array is not Node's
  if (ArrayBuffer.isView(value)) return Buffer.concat([lead(2, value.byteLength), value as Uint8Array])
  if (value instanceof Map) return Buffer.concat([lead(5, value.size), ...[...value].flat().map(cborOf)])
  const items = value as readonly Cbor[]
  return Buffer.concat([lead(4, items.length), ...items.map(cborOf)])
}

function lead(major: number, n: number): Buffer {
  const type = major << 5
  if (n < 24) return Buffer.from([type | n])
  return n < 256 ? Buffer.from([type | 24, n]) : Buffer.from([type | 25, n >> 8, n & 255])
}
