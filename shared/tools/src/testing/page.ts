/** docs/production.md, read as a person reads it. */
import { readFileSync } from 'node:fs'
import { root } from '../run.ts'

const page = readFileSync(`${root}docs/production.md`, 'utf8')

/** @param heading e.g. "Backups" */
export function section(heading: string): string {
  const text = page.split(/^## /m).find(part => part.startsWith(`${heading}\n`))
  if (text) return text
  throw new Error(`docs/production.md has no section "${heading}"`)
}

/** The commands of a section, in order. */
export const commandsOf = (heading: string): string[] =>
  [...section(heading).matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'))

/** The rows of a section's table, without its head, each as its cells. */
export const tableOf = (heading: string): string[][] =>
  section(heading)
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
    .map(line => line.slice(2, -2).split(' | '))

/** What stands in code in a text. */
export const codeIn = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
