/** Which English text a translated article was written for: `of: <hash>` in its front matter. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../../workspace.ts'
import { source } from '../languages.ts'
import { hashOf, translatedLanguages } from './record.ts'

/** What a reader sees of the English file: title, abstract and body; the marks that name a constant are no text. */
function englishHash(folder: string): string {
  const [, front = '', body = ''] =
    /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(path.join(folder, `${source}.md`), 'utf8')) ?? []
  const read = front.split('\n').filter(line => /^(?:title|abstract):/.test(line))
  return hashOf([...read, body.replaceAll(/<!-- = .*? -->/g, '')].join('\n'))
}

const written = /^of: *['"]?(\w+)['"]?$/m

/** @param seed the folder that holds `articles` and `notices` */
function translationsIn(seed: string): { file: string; english: string }[] {
  const folders = ['articles', 'notices']
    .map(kind => path.join(seed, kind))
    .filter(kind => existsSync(kind))
    .flatMap(kind => readdirSync(kind).map(id => path.join(kind, id)))
  return folders.flatMap(folder => {
    const files = translatedLanguages.map(code => path.join(folder, `${code}.md`)).filter(file => existsSync(file))
    return files.map(file => ({ file, english: englishHash(folder) }))
  })
}

/** Articles that were written for another English text, or do not say for which, a line each. */
export function staleArticles(seed: string): string[] {
  return translationsIn(seed).flatMap(({ file, english }) => {
    const [, of] = written.exec(readFileSync(file, 'utf8')) ?? []
    if (of === english) return []
    const why =
      of === undefined ? 'does not say which English text it translates' : 'was written for another English text'
    return [`${path.relative(workspaceRoot, file)} ${why}: read it again, then run "pnpm words confirm articles"`]
  })
}

/** Says that somebody read every translation beside today's English article. */
export function confirmArticles(seed: string): void {
  for (const { file, english } of translationsIn(seed)) {
    const text = readFileSync(file, 'utf8').replace(/^of: .*\n/m, '')
    writeFileSync(
      file,
      text.replace(/^---\n(.*?)^---\n/ms, (_, front: string) => `---\n${front}of: '${english}'\n---\n`),
    )
  }
}
