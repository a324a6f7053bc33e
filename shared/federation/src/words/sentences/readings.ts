/** A message as a person reads it: each plural form apart, values as {name}. */
import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage'

const isForm = (part: unknown): part is CompiledMessageToken[] => Array.isArray(part)

/** All ways to read a token; "#" of a plural form is the value that chooses it. */
function readingsOf(token: CompiledMessageToken): string[] {
  if (typeof token === 'string') return [token]
  const [name, kind, format] = token
  const forms = typeof format === 'object' && format !== null ? Object.values(format).filter(isForm) : []
  if (forms.length === 0) return [`{${name}}`]
  return [...new Set(forms.flatMap(joined))].map(form => (kind === 'select' ? form : form.replaceAll('#', `{${name}}`)))
}

const joined = (tokens: readonly CompiledMessageToken[]): string[] =>
  tokens.reduce<string[]>((before, token) => before.flatMap(start => readingsOf(token).map(end => start + end)), [''])

export const readings = (text: string): string[] => joined(compileMessage(text))
