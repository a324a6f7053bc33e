/** Who one is, as it was typed: it stays in this tab over a reload, since a phone may drop the page while its owner reads the code elsewhere. */
import * as v from 'valibot'

const KEY = 'account.entry.v1'

const named = v.object({ account: v.string(), phone: v.string(), email: v.string(), invitation: v.string() })
type Named = v.InferOutput<typeof named>

/** No secret is among them. */
export function keptNames(): Named | undefined {
  try {
    return v.parse(named, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return undefined // storage is closed to us, or holds nothing of ours
  }
}

export function keepNames({ account, phone, email, invitation }: Named): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ account, phone, email, invitation }))
  } catch {} // a reload then asks for them again
}

export function forgetNames(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
