/** Holds the {placeholders} and <tags> of a translation against those of the English text. */
import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage'

const isList = (part: unknown): part is CompiledMessageToken[] => Array.isArray(part)

/** The name that a token fills, and those in its plural forms. */
function namesIn(token: CompiledMessageToken): string[] {
  if (typeof token === 'string') return token.match(/<\/?\d+\/?>/g) ?? []
  const [name, , format] = token
  const forms = typeof format === 'object' && format !== null ? Object.values(format).filter(isList) : []
  return [name, ...forms.flatMap(form => form.flatMap(namesIn))]
}

/** The names that a text fills, each once. */
const namesOf = (text: string): string => [...new Set(compileMessage(text).flatMap(namesIn))].sort().join(' ')

/** Whether a translation fills the same placeholders as the English text. */
export const fillsTheSame = (english: string, text: string): boolean => namesOf(english) === namesOf(text)
