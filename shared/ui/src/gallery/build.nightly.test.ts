import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { buildGallery } from './build.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const parts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(file => /^[^/]+\/example\.tsx$/.test(file))

test('the gallery builds with the loaders of the product and holds every example', async () => {
  const folder = await buildGallery()
  const script = readFileSync(`${folder}/main.js`, 'utf8')
  expect(parts.length).toBeGreaterThan(40)
  expect(parts.filter(file => !script.includes(`./src/${file}`))).toEqual([])
  expect(readFileSync(`${folder}/main.css`, 'utf8')).toContain('@layer tokens, parts, screens')
})
