/** Opens the body of an encrypted POST: `K.P`, K the RSA-encrypted key, P the AES-encrypted JSON (docs/rules/shell.md#calls). */
import { createDecipheriv } from 'node:crypto'
import { readJson } from '@shared/contract/exact-json'
import { refuse } from '../refusals/refuse.ts'
import type { Decryption } from './decryption.ts'

/** The largest encrypted body, in bytes. */
export const LARGEST_BODY = 65_536
/** Pictures as they are uploaded; the phone compresses to far less. */
export const LARGEST_FILE = 5_242_880
const DEEPEST = 32

const base64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)$/
/** 32 of the 48 characters without look-alikes. */
const keyForm = /^[ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678]{32}$/
/** Names by which JSON could reach an object's prototype. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

export type Opened = {
  /** The request's own random key: the same again is the same request. */
  key: string
  input: Record<string, unknown>
}

/** @throws Refused unreadable-request; never says which step failed */
export async function openSealed(body: string, { open }: Pick<Decryption, 'open'>): Promise<Opened> {
  const [sealedKey = '', payload = '', ...rest] = body.split('.')
  if (rest.length > 0 || !base64.test(sealedKey) || !base64.test(payload)) refuse('unreadable-request')
  const key = checked(await open(sealedKey))
  return { key, input: readObject(openPayload(payload, key)) }
}

/** A wrong block yields rubbish: hence the look at its form. */
const checked = (key: string): string => (keyForm.test(key) ? key : refuse('unreadable-request'))

function openPayload(payload: string, key: string): string {
  return attempt(() => {
    const decipher = createDecipheriv('aes-256-ecb', key, null)
    const bytes = Buffer.concat([decipher.update(Buffer.from(payload, 'base64')), decipher.final()])
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  })
}

/** A JSON object at most 32 deep, without names that reach a prototype. */
export function readObject(text: string): Record<string, unknown> {
  if (depthOf(text) > DEEPEST) refuse('unreadable-request')
  const value = readJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('unreadable-request')
  refuseForbidden(value)
  return value as Record<string, unknown>
}

/** How deep brackets stand in each other, outside of strings: one pass, before anything recursive reads the text. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') quoted = !quoted
    else if (quoted) at += sign === '\\' ? 1 : 0
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}

function refuseForbidden(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (forbidden.has(name)) refuse('unreadable-request')
    refuseForbidden(inner)
  }
}

function attempt<T>(step: () => T): T {
  try {
    return step()
  } catch {
    return refuse('unreadable-request')
  }
}
