const hex = /^#([\da-f]{3}|[\da-f]{6})$/i
const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i

function channels(colour: string): number[] | undefined {
  const digits = hex.exec(colour)?.[1]
  if (digits === undefined) return rgb.exec(colour)?.slice(1).map(Number)
  const width = digits.length / 3
  return [0, 1, 2].map(n => Number.parseInt(digits.slice(n * width, (n + 1) * width).repeat(3 - width), 16))
}

/** The luminance at which white and black words are read equally well (WCAG 2: 1.05 / (L + 0.05) = (L + 0.05) / 0.05). */
const middle = Math.sqrt(1.05 * 0.05) - 0.05

const linear = (channel: number) => (channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4)

/** Whether white words are read better on a colour than black ones; one it cannot read counts as light. */
export function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = channels(colour.trim()) ?? []
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < middle
}
