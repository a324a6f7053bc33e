/** Which module each byte of a built file comes from, by its source map. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What a file says of each module: its minified text, put together. */
type Texts = Map<string, string>

/** Where it is built and where its map went. */
export type Folders = { folder: string; maps: string }

export type Weight = { minified: number; brotli: number }

const packageIn = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/
const ours = /(shell\/src\/(?:surface\/)?[^/]+|shared\/[^/]+|remote-[^/]+)\//

const named = /^webpack:\/\/([a-z]+)__[^/]*\//

/** "react-dom", "shell/src/frame", "shared/ui", or what webpack itself brings. */
export function ownerOf(source: string): string {
  const [, unit = ''] = named.exec(source) ?? []
  const own = unit === 'shell' ? 'shell/' : `remote-${unit}/`
  const path = source.replace(named, '').replace(/^\.\/src/, `${own}src`)
  return packageIn.exec(path)?.[1] ?? ours.exec(path)?.[1] ?? 'webpack'
}

/** Node finds the segment of a place; asked for each place in turn it is a map read through. */
function textsOf(code: string, map: SourceMap): Texts {
  const texts: Texts = new Map()
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column)
      const owner = 'originalSource' in entry ? ownerOf(entry.originalSource) : 'webpack'
      texts.set(owner, (texts.get(owner) ?? '') + text[column])
    }
  return texts
}

const packed = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Of what its text weighs alone, each module gets its part of what the file weighs. */
export function weightsIn(file: string, brotli: number, { folder, maps }: Folders): Map<string, Weight> {
  const map = new SourceMap(JSON.parse(readFileSync(join(maps, `${file}.map`), 'utf8')))
  const texts = [...textsOf(readFileSync(join(folder, file), 'utf8'), map)]
  const alone = texts.map(([, text]) => packed(text))
  const part = brotli / alone.reduce((sum, one) => sum + one, 0)
  return new Map(texts.map(([owner, { length }], at) => [owner, { minified: length, brotli: (alone[at] ?? 0) * part }]))
}
