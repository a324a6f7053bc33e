/** A remote's routes.ts as text: each entry from its brace to its brace, as the formatter writes them. */

export type Entry = { path: string; folder: string; text: string }

/** @throws Error where an entry names no path or no screen */
export const entriesOf = (source: string): Entry[] =>
  [...source.matchAll(/^ {2}\{\n[\s\S]*?\n {2}\},\n/gm)].map(([text]) => {
    const [path, folder] = [/^ {4}path: '([^']+)'/m.exec(text)?.[1], /'\.\/screens\/([\w-]+)\//.exec(text)?.[1]]
    if (path && folder) return { path, folder, text }
    throw new Error(`This entry of routes.ts is of no known form; take it out by hand:\n${text}`)
  })

export const without = (source: string, { text }: Entry): string => source.replace(text, () => '')
