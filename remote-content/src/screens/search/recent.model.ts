/** The last searches of one person: what is kept of them, and what of a stored text is taken. */
import { LONGEST } from './typed.model.ts'

const MOST = 6

type Recent = { owner: string; searches: string[] }

export const isText = (one: unknown): one is string =>
  typeof one === 'string' && one.length <= LONGEST && one.trim() !== ''

/** Whatever was stored, a whole value. */
export function parseRecent(stored: unknown): Recent {
  const { owner, searches }: Partial<Record<keyof Recent, unknown>> = Object(stored)
  if (typeof owner !== 'string' || !Array.isArray(searches)) return { owner: '', searches: [] }
  return { owner, searches: [...new Set(searches.filter(isText))].slice(0, MOST) }
}

/** The newest first, each once. */
export const remembered = (searches: readonly string[], text: string): string[] =>
  [text, ...searches.filter(one => one !== text)].slice(0, MOST)
