/** The project's glossary. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../workspace.ts'

/** docs/glossary.md; a team's own repository may have none. */
export function projectGlossary(): string {
  const file = path.join(workspaceRoot, 'docs/glossary.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
