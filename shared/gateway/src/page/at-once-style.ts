/** The page's inline style, without what it needs not on its way. */
import { readFileSync } from 'node:fs'

const written = readFileSync(new URL('at-once.css', import.meta.url), 'utf8')

export const atOnceStyle = written
  .split('\n')
  .map(line => line.trim())
  .filter(line => !line.startsWith('/*'))
  .join('')
  .replaceAll(' {', '{')
  .replaceAll(': ', ':')
  .replaceAll(', ', ',')
  .replaceAll(';}', '}')
