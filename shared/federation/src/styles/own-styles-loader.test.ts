import { expect, test } from '@jest/globals'
import type { LoaderContext } from 'webpack'
import { workspaceRoot } from '../workspace.ts'
import ownStylesLoader, { type Options } from './own-styles-loader.ts'

type Mode = 'production' | 'development'
type Context = LoaderContext<Options>

/** What webpack is told of a file, and how: an error fails a build. */
function reportsOf(file: string, code: string, { mode = 'production' as Mode, global = false } = {}): string[] {
  const said: string[] = []
  const tell = (how: string) => (error: Error) => void said.push(`${how} ${error.message}`)
  const context: Pick<Context, 'resourcePath' | 'mode' | 'getOptions' | 'emitError' | 'emitWarning'> = {
    ...{ resourcePath: `${workspaceRoot}/remote-loyalty/src/${file}`, mode, getOptions: () => ({ global }) },
    ...{ emitError: tell('error'), emitWarning: tell('warning') },
  }
  expect(ownStylesLoader.call(context as Context, code)).toBe(code)
  return said
}

const sheet =
  '@layer screens {\n  .a {\n    top: 0;\n  }\n  :global(.b) {\n    color: #fff;\n  }\n}\n.c {\n  top: 0;\n}\n'

test('fails a build for what a sheet may not do, by file and line', () => {
  expect(reportsOf('a.module.css', sheet)).toEqual([
    expect.stringMatching(/^error remote-loyalty\/src\/a\.module\.css:5 styles :global\(\.b\), without .+\. Begin /),
    expect.stringMatching(/^error .+:5 paints rgb\(255 255 255\) in :global\(\.b\)\. Take a token/),
    expect.stringMatching(/^error .+:9 styles \.c outside @layer screens\. Put /),
  ])
})

test('warns of it while the unit is served from source', () => {
  expect(reportsOf('a.module.css', sheet, { mode: 'development' }).map(line => line.split(' ')[0])).toEqual(
    Array(3).fill('warning'),
  )
})

test('fails a build for a sheet that is no module, or does not parse', () => {
  expect(reportsOf('a.css', '')).toEqual([expect.stringMatching(/^error remote-loyalty\/src\/a\.css:1 is no module/)])
  expect(reportsOf('a.module.css', ':global .b {}')).toEqual([expect.stringMatching(/:1 does not parse: .+\(line 1/)])
})

test('says nothing of a sheet that keeps to its module', () => {
  expect(
    reportsOf('a.module.css', '@layer screens {\n  .a > :global(.b) {\n    color: var(--text-1);\n  }\n}\n'),
  ).toEqual([])
})

test('lets the shell style what is global, within its layers and in the colours of the design system', () => {
  expect(reportsOf('a.css', 'body { color: red; }', { global: true })).toEqual([])
  expect(reportsOf('a.module.css', sheet, { global: true })).toEqual([
    expect.stringMatching(/:5 paints rgb/),
    expect.stringMatching(/:9 styles \.c outside @layer screens/),
  ])
})
