/** Faults of a server, in words its developers can act on. */
import { printable } from '@shared/contract/printable'
import { type Rule, type RuleName, rules } from './rules.ts'

export type Finding = {
  /** "POST /api/app/login" */
  call: string
  rule: RuleName
  sent: string
  got: string
}

/** What lets somebody in stands in no report and in no example. */
const SECRETS = new Set([
  ...['password', 'oldPassword', 'loginPassword', 'withdrawPassword', 'initialPassword', 'secretKey', 'url', 'key'],
  ...['token', 'demoToken', 'claimToken', 'recoveryCodes', 'googleCode', 'captcha', 'challenge', 'deviceId'],
])
export const HIDDEN = '(hidden)'

/** A copy in which secrets are not told. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRETS.has(name) && inner ? hidden(inner) : withoutSecrets(inner),
    ]),
  )
}

const hidden = (value: unknown) => (Array.isArray(value) ? value.map(() => HIDDEN) : HIDDEN)

const LONGEST = 300

/** A value on one line of a report. */
export const brief = (value: unknown): string => onOneLine(JSON.stringify(withoutSecrets(value)) ?? 'nothing')

/** What a server wrote makes no further line of a report, and no endless one. */
export function onOneLine(said: string): string {
  const text = printable(said, LONGEST + 1)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export const isFault = ({ rule }: Finding): boolean => !('advice' in (rules[rule] as Rule))

/** Four lines: the call, what it was sent, what came, what should have. */
export const findingText = ({ call, rule, sent, got }: Finding): string =>
  [
    `${call}  [${rule}]`,
    `  sent      ${sent}`,
    `  came      ${got}`,
    `  expected  ${rules[rule].expected} (${rules[rule].page})`,
  ].join('\n')
