import { expect, test } from '@jest/globals'
import { licences } from './licences.ts'

test('every library that goes to phones is named once, with version, licence and holder; what only builds or serves is not', () => {
  const { packages } = licences()
  const names = packages.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['react', 'dompurify', 'klinecharts', 'signature_pad', 'big.js', 'uqr']))
  expect(names).not.toEqual(expect.arrayContaining(['webpack']))
  expect(names).not.toEqual(expect.arrayContaining(['undici']))
  for (const { version, licence } of packages) expect([version, licence]).not.toContain('')
  expect(packages.find(({ name }) => name === 'react')?.holder).toMatch(/^Copyright .*Meta/)
})

test('the terms of a short licence stand there in full, once', () => {
  const { terms } = licences()
  expect(terms.MIT).toMatch(/^Permission is hereby granted.*WITHOUT WARRANTY OF ANY KIND/s)
  expect(terms.ISC).toMatch(/^Permission to use/)
  expect(Object.values(terms).join('').length).toBeLessThan(5000)
})
