/** Copies what stands in templates/, its names written in: `__folder__` becomes what a person called it. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const templates = fileURLToPath(new URL('templates', import.meta.url))

/** Token without its underscores -> what stands for it, e.g. {"folder": "rise-fall"}. */
export type Names = Readonly<Record<string, string>>

const written = (text: string, names: Names) => text.replaceAll(/__(\w+?)__/g, (token, name) => names[name] ?? token)

/** The text of one template, e.g. "screen/route.txt". */
export const template = (file: string, names: Names): string =>
  written(readFileSync(join(templates, file), 'utf8'), names)

/** Copies a folder of templates, e.g. "screen/files". */
export function copyTemplates(folder: string, to: string, names: Names): void {
  for (const file of readdirSync(join(templates, folder), { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(templates, folder, file)).isDirectory()) continue
    const target = join(to, written(file, names))
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, template(join(folder, file), names))
  }
}
