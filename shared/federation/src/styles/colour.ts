/** Which colours a stylesheet may write itself, and how the others are called. */
import { type CssColor, transform } from 'lightningcss'

/** Nothing, or what is there already: all else comes from the tokens. */
const isNoColour = (colour: CssColor): boolean =>
  typeof colour === 'object' && (colour.type === 'currentcolor' || (colour.type === 'rgb' && colour.alpha === 0))

/** @returns e.g. "rgb(255 255 255 / 0.8)", "oklch(…)"; undefined where it may stand in a stylesheet */
export function rawColour(colour: CssColor): string | undefined {
  if (isNoColour(colour)) return undefined
  if (typeof colour === 'string') return colour
  if (colour.type !== 'rgb') return `${colour.type}(…)`
  const { r, g, b, alpha } = colour
  return `rgb(${r} ${g} ${b}${alpha === 1 ? '' : ` / ${Number(alpha.toFixed(2))}`})`
}

/** Beside var() the parser leaves words as they are. @returns the word where it names a colour */
export function namedColour(word: string): string | undefined {
  let named = false
  const see = (colour: CssColor) => {
    named ||= typeof colour === 'object' && !isNoColour(colour)
  }
  const code = Buffer.from(`a{color:${word}}`)
  if (/^[a-z]+$/i.test(word)) transform({ filename: word, code, visitor: { Color: see } })
  return named ? word : undefined
}
