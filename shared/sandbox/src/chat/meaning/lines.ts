import { readFileSync } from 'node:fs'

/** Reads `<name>.txt` of the chat: a line each, its name before a colon, then what it lists with commas between. */
export function linesOf(name: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../${name}.txt`, import.meta.url), 'utf8')
  return new Map(
    text
      .trim()
      .split('\n')
      .map(line => {
        const at = line.indexOf(':')
        return [
          line.slice(0, at),
          line
            .slice(at + 1)
            .trim()
            .split(', '),
        ] as const
      }),
  )
}
