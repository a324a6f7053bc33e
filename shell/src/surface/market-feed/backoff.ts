/** 2, 4, 8 … `longest` seconds, each shortened by chance up to a half: phones do not all come back at once. @returns ms */
export const backoff = (failures: number, longest: number): number =>
  Math.min(longest, 2 ** failures) * 1000 * (0.5 + Math.random() / 2)
