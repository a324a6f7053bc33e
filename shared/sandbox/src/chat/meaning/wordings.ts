/** How people word what the bot answers by itself, in each language: `wordings/<language>.txt`. */
import { readFileSync } from 'node:fs'
import type { LanguageCode } from '@shared/contract'
import { traditional } from '@shared/phrases'

const intents = [
  'person',
  'hello',
  'deposit',
  'withdrawal',
  'verification',
  'loan',
  'password',
  'pin',
  'authenticator',
  'fees',
  'limits',
] as const
export type Intent = (typeof intents)[number]

/** `idle`: words of any question, which do not tell its subject. */
export type Wordings = Readonly<Record<Intent, readonly string[]>> & { idle: string }

/** A line for each intent, its wordings with commas between. @throws Error where an intent has none */
export function wordingsIn(code: LanguageCode): Wordings {
  const text = readFileSync(new URL(`../wordings/${code}.txt`, import.meta.url), 'utf8')
  const lines = new Map(text.split('\n').map(line => [line.slice(0, line.indexOf(':')), line]))
  const after = (name: string) => {
    const line = lines.get(name)
    if (line === undefined) throw new Error(`No wordings of ${name} in ${code}`)
    return line.slice(name.length + 1).trim()
  }
  const phrases = Object.fromEntries(intents.map(name => [name, inWritings(code, after(name).split(', '))]))
  return { ...(phrases as Record<Intent, string[]>), idle: inWritings(code, [after('idle')]).join(' ') }
}

/** Readers of either Chinese writing type in the other one too. */
export const inWritings = (code: LanguageCode, phrases: readonly string[]): string[] =>
  code === 'zh-cn' ? [...new Set([...phrases, ...phrases.map(traditional)])] : [...phrases]

export const isIntent = (id: string): id is Intent => intents.some(intent => intent === id)
