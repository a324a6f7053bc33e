import { expect, test } from '@jest/globals'
import { minify, transform } from '@swc/core'
import pureLoader from './pure-loader.ts'

/** As the build leaves a module of which only what is sent is used. */
async function kept(source: string): Promise<string> {
  const { code } = await transform(await pureLoader(source), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  })
  const { code: small } = await minify(code, { module: true, compress: true, mangle: false })
  return small
}

const table = `/** Calls – of one domain. */
import { defineCall, rowsOf, scalars } from './call.ts'

const get = { method: 'GET', owner: 'x' } as const
const amount = scalars.decimal
export const list = defineCall({ ...get, path: '/list', output: { amount, 'Größe': scalars.text } })
`

test('of a call that nothing names not a word stays: neither what it is spread from nor what finds it', async () => {
  const unused = `const order = defineCall({ ...get, path: '/order', foundBy: list, input: { at: scalars.time, list: rowsOf(list) } })
`
  expect(await kept(table + unused)).toBe(await kept(table))
})

test('a call that is used stays whole', async () => {
  const code = await kept(table)
  for (const part of ['method:"GET"', 'path:"/list"', 'scalars.decimal', '"Größe":scalars.text'])
    expect(code.replaceAll('Größe:', '"Größe":')).toContain(part)
})
