/** The strokes of the name, 76 by 26, 3.3 wide. */
export const WORD =
  'M6.4 2.4V17.4a5 5 0 0 0 5 5h2.2M1.6 9.4H13.2M31.7 7.8V24.1M40.2 24.1V7.8M40.2 16a6.5 6.5 0 0 1 6.5-6.5h1.6' +
  'M54 24.1V7.8M54 15.3a5.85 5.85 0 0 1 11.7 0v8.8M31.7 16a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0'
export const STROKE = 3.3
/** Where it is cut: what is above has the text's colour, what is below the brand's. */
export const HALVES = [
  { part: 'above', top: 0, tall: 16.3 },
  { part: 'below', top: 17.7, tall: 9 },
] as const
export const DOT = { x: 72.4, y: 17, radius: 2.5 } as const
