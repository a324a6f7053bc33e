/** What the log says of a gate at which somebody insisted: written into the action of a decision, and read from it again. */
import type { Found } from './refusal.ts'

const untried = 'was not tried'
const past = 'forced past: '

/**
 * Of each rule the first finding: a decision is read by people.
 * @param left units that no browser opened
 * @returns e.g. "forced past: sizes: … and 2 more; trade was not tried"; undefined where there is nothing to say
 */
export function noteOf(found: readonly Found[], left: readonly string[]): string | undefined {
  const rules = Object.entries(Object.groupBy(found, ({ rule }) => rule)).map(([rule, all = []]) => {
    const more = all.length > 1 ? ` and ${all.length - 1} more` : ''
    return `${rule}: ${all[0]?.what}${more}`
  })
  const words = [
    ...(rules.length > 0 ? [`${past}${rules.join('; ')}`] : []),
    ...left.map(unit => `${unit === 'shell' ? 'the shell' : unit} ${untried}`),
  ]
  return words.length > 0 ? words.join('; ') : undefined
}

/** Whether a text begins as one that `noteOf` made. */
export const isNote = (text: string): boolean =>
  text.startsWith(past) || new RegExp(`^(?:the shell|[a-z][a-z0-9-]*) ${untried}(?:;|$)`).test(text)

/** Whether all that a decision of this action sent out was opened in a browser, and nothing was found. */
export const wasTried = (action: string): boolean =>
  !action.includes(untried) && !(action.includes(past) && action.includes('trial: '))
