/** The app that shows an authenticator's codes, for tests: by RFC 6238, with no code of the exchange. */
import { createHmac } from 'node:crypto'
import { bindGoogleAuthCall, generateGoogleKeyCall, serverTimeCall } from '@shared/contract'
import { connect } from './client.ts'
import type { Address } from './exchange-process.ts'
import type { Person } from './people.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP = 30_000

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** @param at epoch ms */
export function totp(secret: string, at: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP)))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** What it shows at the exchange's time. @param ahead steps of 30 s: one further counts too, as clocks differ */
export async function codeNow(address: Address, secret: string, ahead = 0): Promise<string> {
  const now = await connect(address.url, address.publicKey).ask(serverTimeCall, {})
  return totp(secret, now + ahead * STEP)
}

/** Binds one to somebody; its first code is used up then. */
export async function bindAuthenticator(address: Address, { token, password }: Person) {
  const client = connect(address.url, address.publicKey)
  const { secretKey } = await client.ask(generateGoogleKeyCall, {}, { token })
  const input = { secretKey, googleCode: await codeNow(address, secretKey), password }
  const { recoveryCodes } = await client.ask(bindGoogleAuthCall, input, { token })
  return { secret: secretKey, recoveryCodes: recoveryCodes ?? [] }
}
