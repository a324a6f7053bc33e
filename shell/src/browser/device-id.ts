/** 128 random bits of this browser; a device that is new to an account must bring a code. */
import { device } from './storage.ts'

const KEY = 'device-id'
const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

export function deviceId(): string {
  const known = device.get(KEY)
  if (known && /^[0-9a-f]{32}$/.test(known)) return known
  const fresh = random()
  device.set(KEY, fresh)
  return fresh
}
