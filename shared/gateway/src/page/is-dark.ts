/** Whether white words are read better on a route's colour, as the design system decides (its loading overlay's is-dark.ts). */
export function isDark(colour: string): boolean {
  const bits = Number.parseInt(colour.slice(1), 16)
  const [red = 1, green = 1, blue = 1] = [bits >> 16, (bits >> 8) & 255, bits & 255].map(channel =>
    channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return colour.length === 7 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < Math.sqrt(1.05 * 0.05) - 0.05
}
