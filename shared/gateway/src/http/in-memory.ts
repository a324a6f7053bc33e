/** A resource made here: each form is packed when it is first asked for, once. */
import { createHash } from 'node:crypto'
import { type Resource, revalidate } from './answer.ts'
import type { Encoding } from './encoding.ts'
import { packSmall } from './pack.ts'

/** It is asked for again each time, and answered 304 while it is the same. */
export function inMemory(type: string, content: string | Uint8Array, headers: Record<string, string> = {}): Resource {
  const bytes = Buffer.from(content)
  const forms = new Map<Encoding, Promise<Uint8Array>>()
  const read = (encoding: Encoding) => {
    const form = forms.get(encoding) ?? packSmall(bytes, encoding)
    forms.set(encoding, form)
    form.catch(() => forms.delete(encoding)) // the next request tries again
    return form
  }
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { type, tag, isThere: true, cache: revalidate, headers, read }
}
