/** Types that import by an expression: the arrows see none of them, so a file of ours is imported by name instead. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'
import { aside } from './rules.ts'

const OURS = String.raw`import\(\s*['"](?:\.|@shared/)[^'"]*['"]\s*\)`
/** The type of a module, or one of its types; `then` begins code. */
const hidden = new RegExp(String.raw`typeof\s+${OURS}|${OURS}\s*\.\s*(?!then\b|catch\b|finally\b)\w+`, 'g')

/** @returns each of them outside of tests */
export const hiddenTypes = (root: string, modules: readonly IModule[]): string[] =>
  modules
    .map(({ source }) => source)
    .filter(file => /^(shell|shared|remote-[a-z]+)\/.*\.tsx?$/.test(file) && !new RegExp(aside).test(file))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(hidden)].map(([text]) => told(file, text)))

const told = (file: string, text: string) =>
  `hidden-type: ${file}: ${text}\n  Write "import type { T } from …", or "import type * as names from …", which the arrows see.`
